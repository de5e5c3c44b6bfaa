// Made from the service's OpenAPI document by `npm run sdk`. Do not edit: a test finds it.
// document 06a1ee4e36c75abced1acfdd1c0796fced52c980ea6cd0c122e9399af9b6854e
// types ebac2899ccb4ff5d932ef05470cf900e99e2b4cf60c23c4ffa704fac019b8c74

export interface paths {
    "/v1/compute/apis/compute.service/v1alpha1/virtualmachines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind VirtualMachine in all namespaces, of which a session sees its own
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1alpha1VirtualMachineForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind VirtualMachine
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1alpha1NamespacedVirtualMachine"];
        put?: never;
        /**
         * Creates a VirtualMachine; without a name, under one that begins with metadata.generateName
         * @description Needs a session with the scope compute:write
         */
        post: operations["createv1alpha1NamespacedVirtualMachine"];
        /**
         * Accepts the deletion of every VirtualMachine that labelSelector and fieldSelector choose, one of which is required
         * @description Needs a session with the scope compute:write
         */
        delete: operations["deletecollectionv1alpha1NamespacedVirtualMachine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Reads one VirtualMachine
         * @description Needs a session with the scope compute:read
         */
        get: operations["readv1alpha1NamespacedVirtualMachine"];
        /**
         * Replaces labels and annotations of a VirtualMachine; its spec must stay as it is
         * @description Needs a session with the scope compute:write, compute:read
         */
        put: operations["replacev1alpha1NamespacedVirtualMachine"];
        post?: never;
        /**
         * Accepts the deletion of a VirtualMachine, which goes once its machine is gone
         * @description Needs a session with the scope compute:write
         */
        delete: operations["deletev1alpha1NamespacedVirtualMachine"];
        options?: never;
        head?: never;
        /**
         * Changes labels and annotations of a VirtualMachine
         * @description Also takes application/json, application/json-patch+json, application/apply-patch+yaml, as the documents of /openapi/v3 describe. Needs a session with the scope compute:write, compute:read
         */
        patch: operations["patchv1alpha1NamespacedVirtualMachine"];
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines/{name}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shuts the guest of a machine down and starts it again on its disk
         * @description Shuts the guest of a machine down and starts it again on its disk. Its phase is Starting until its guest is up, and status.readyForAccess is false until its ports listen again. It is refused (409) for a machine that was not ready yet, or that the operator has stopped. Needs a session with the scope compute:write
         */
        post: operations["createv1alpha1NamespacedVirtualMachineRestart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines/{name}/tunnel/{port}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
                /** @description The port, by number or name */
                port: string;
            };
            cookie?: never;
        };
        /**
         * Opens a TCP connection to a port of the machine, named by its number or its name, as a WebSocket with the subprotocol tunnel.compute.service.v1.
         * @description Opens a TCP connection to a port of the machine, named by its number or its name, as a WebSocket with the subprotocol tunnel.compute.service.v1. Needs a session with the scope compute:write
         */
        get: operations["connectv1alpha1NamespacedVirtualMachineTunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines/{name}/console": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Returns the end of what the machine printed on its serial console, at most 256 KiB, as it printed it.
         * @description Returns the end of what the machine printed on its serial console, at most 256 KiB, as it printed it. Needs a session with the scope compute:read
         */
        get: operations["readv1alpha1NamespacedVirtualMachineConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines/{name}/attach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Opens the serial console of a machine that was ready for access, for reading and typing, as a WebSocket with the subprotocol tunnel.compute.service.v1.
         * @description Opens the serial console of a machine that was ready for access, for reading and typing, as a WebSocket with the subprotocol tunnel.compute.service.v1. Needs a session with the scope compute:write
         */
        get: operations["connectv1alpha1NamespacedVirtualMachineAttach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/baremetalmachines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind BareMetalMachine in all namespaces, of which a session sees its own
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1alpha1BareMetalMachineForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/baremetalmachines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind BareMetalMachine
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1alpha1NamespacedBareMetalMachine"];
        put?: never;
        /**
         * Creates a BareMetalMachine; without a name, under one that begins with metadata.generateName
         * @description Needs a session with the scope compute:write
         */
        post: operations["createv1alpha1NamespacedBareMetalMachine"];
        /**
         * Accepts the deletion of every BareMetalMachine that labelSelector and fieldSelector choose, one of which is required
         * @description Needs a session with the scope compute:write
         */
        delete: operations["deletecollectionv1alpha1NamespacedBareMetalMachine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/baremetalmachines/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Reads one BareMetalMachine
         * @description Needs a session with the scope compute:read
         */
        get: operations["readv1alpha1NamespacedBareMetalMachine"];
        /**
         * Replaces labels and annotations of a BareMetalMachine; its spec must stay as it is
         * @description Needs a session with the scope compute:write, compute:read
         */
        put: operations["replacev1alpha1NamespacedBareMetalMachine"];
        post?: never;
        /**
         * Accepts the deletion of a BareMetalMachine, which goes once its machine is gone
         * @description Needs a session with the scope compute:write
         */
        delete: operations["deletev1alpha1NamespacedBareMetalMachine"];
        options?: never;
        head?: never;
        /**
         * Changes labels and annotations of a BareMetalMachine
         * @description Also takes application/json, application/json-patch+json, application/apply-patch+yaml, as the documents of /openapi/v3 describe. Needs a session with the scope compute:write, compute:read
         */
        patch: operations["patchv1alpha1NamespacedBareMetalMachine"];
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/baremetalmachines/{name}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shuts the guest of a machine down and starts it again on its disk
         * @description Shuts the guest of a machine down and starts it again on its disk. Its phase is Starting until its guest is up, and status.readyForAccess is false until its ports listen again. It is refused (409) for a machine that was not ready yet, or that the operator has stopped. Needs a session with the scope compute:write
         */
        post: operations["createv1alpha1NamespacedBareMetalMachineRestart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/baremetalmachines/{name}/tunnel/{port}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
                /** @description The port, by number or name */
                port: string;
            };
            cookie?: never;
        };
        /**
         * Opens a TCP connection to a port of the machine, named by its number or its name, as a WebSocket with the subprotocol tunnel.compute.service.v1.
         * @description Opens a TCP connection to a port of the machine, named by its number or its name, as a WebSocket with the subprotocol tunnel.compute.service.v1. Needs a session with the scope compute:write
         */
        get: operations["connectv1alpha1NamespacedBareMetalMachineTunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/baremetalmachines/{name}/console": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Returns the end of what the machine printed on its serial console, at most 256 KiB, as it printed it.
         * @description Returns the end of what the machine printed on its serial console, at most 256 KiB, as it printed it. Needs a session with the scope compute:read
         */
        get: operations["readv1alpha1NamespacedBareMetalMachineConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/baremetalmachines/{name}/attach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Opens the serial console of a machine that was ready for access, for reading and typing, as a WebSocket with the subprotocol tunnel.compute.service.v1.
         * @description Opens the serial console of a machine that was ready for access, for reading and typing, as a WebSocket with the subprotocol tunnel.compute.service.v1. Needs a session with the scope compute:write
         */
        get: operations["connectv1alpha1NamespacedBareMetalMachineAttach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/machineclasses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind MachineClass in all namespaces, of which a session sees its own
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1alpha1MachineClassForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/machineclasses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind MachineClass
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1alpha1NamespacedMachineClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/machineclasses/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Reads one MachineClass
         * @description Needs a session with the scope compute:read
         */
        get: operations["readv1alpha1NamespacedMachineClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind Image in all namespaces, of which a session sees its own
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1alpha1ImageForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/images": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind Image
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1alpha1NamespacedImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Reads one Image
         * @description Needs a session with the scope compute:read
         */
        get: operations["readv1alpha1NamespacedImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind Event in all namespaces, of which a session sees its own
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1EventForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/api/v1/namespaces/{namespace}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind Event
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1NamespacedEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/api/v1/namespaces/{namespace}/events/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Reads one Event
         * @description Needs a session with the scope compute:read
         */
        get: operations["readv1NamespacedEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/events.k8s.io/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind Event in all namespaces, of which a session sees its own
         * @description Needs a session with the scope compute:read
         */
        get: operations["listEventsv1EventForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/events.k8s.io/v1/namespaces/{namespace}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind Event
         * @description Needs a session with the scope compute:read
         */
        get: operations["listEventsv1NamespacedEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/events.k8s.io/v1/namespaces/{namespace}/events/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Reads one Event
         * @description Needs a session with the scope compute:read
         */
        get: operations["readEventsv1NamespacedEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/api/v1/namespaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists or watches objects of the kind Namespace
         * @description Needs a session with the scope compute:read
         */
        get: operations["listv1Namespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/api/v1/namespaces/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Reads one Namespace
         * @description Needs a session
         */
        get: operations["readv1Namespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/authorization.k8s.io/v1/selfsubjectaccessreviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the session may make a request.
         * @description Needs a session
         */
        post: operations["createv1SelfSubjectAccessReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/authorization.k8s.io/v1/selfsubjectrulesreviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that the session may do in a namespace.
         * @description Needs a session
         */
        post: operations["createv1SelfSubjectRulesReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compute/apis/authentication.k8s.io/v1/selfsubjectreviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who the session is.
         * @description Needs a session
         */
        post: operations["createv1SelfSubjectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeems a registration code; only this response contains the key’s secret
         * @description Needs no session
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer, its tenants with their namespaces, and the caller
         * @description Needs a session
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/kubeconfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A kubeconfig (JSON is YAML) for the session’s namespace, without secrets
         * @description Needs a session
         */
        get: operations["getKubeconfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the customer’s tenants, oldest first; the list always fits on one page
         * @description Needs a session with the scope admin:read
         */
        get: operations["listTenants"];
        put?: never;
        /**
         * Creates a tenant with its namespace and the default limits
         * @description Needs a session with the scope admin:write
         */
        post: operations["createTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account’s keys, newest first, without their secrets
         * @description Needs a session with the scope admin:read
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Creates an API key in the caller’s tenant. A caller with its scopes in the account may name another tenant. Only this response contains its secret
         * @description Needs a session with the scope admin:write
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces a key by one of the same name, scopes, and tenant; both work for the overlap. Only this response contains the secret
         * @description Needs a session with the scope admin:write
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One API key, without its secret
         * @description Needs a session with the scope admin:read
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revokes a key and the keys that it made, with their sessions, and returns what else it made. With `made=end`, that ends, too, also of a revoked key
         * @description Needs a session with the scope admin:write
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Narrows what a key may do, sets where and how it may be used, and ends its sessions. The caller needs all scopes of the key
         * @description Needs a session with the scope admin:write
         */
        patch: operations["restrictApiKey"];
        trace?: never;
    };
    "/v1/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The actor's own sessions, newest first
         * @description Needs a session
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the caller’s own sessions; returns it unchanged if it has already ended
         * @description Needs a session
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/ssh-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public SSH keys that the caller keeps for new machines, newest first; only people have any
         * @description Needs a session
         */
        get: operations["listSshKeys"];
        put?: never;
        /**
         * Keeps a public SSH key of the caller, who must be a person; at most 20. Machines that exist do not change
         * @description Needs a session with the scope compute:write
         */
        post: operations["addSshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/ssh-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Keeps one of the caller’s SSH keys no longer. Machines that were created with it still accept it
         * @description Needs a session with the scope compute:write
         */
        delete: operations["removeSshKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The identity providers of the account, newest first
         * @description Needs a session with the scope admin:read
         */
        get: operations["listIdentityProviders"];
        put?: never;
        /**
         * Creates an identity provider; its keys must be reachable
         * @description Needs a session with the scope admin:write
         */
        post: operations["createIdentityProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One identity provider
         * @description Needs a session with the scope admin:read
         */
        get: operations["getIdentityProvider"];
        put?: never;
        post?: never;
        /**
         * Deletes a provider that no principal uses and returns its last state
         * @description Needs a session with the scope admin:write
         */
        delete: operations["deleteIdentityProvider"];
        options?: never;
        head?: never;
        /**
         * Replaces display name, audiences, clock skew or status; issuer and source of keys never change
         * @description Needs a session with the scope admin:write
         */
        patch: operations["updateIdentityProvider"];
        trace?: never;
    };
    "/v1/admin/identity/providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dry-runs a token exchange and reports each check; creates no session and does not use up the token
         * @description Needs a session with the scope admin:read
         */
        post: operations["testIdentityProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/providers/{id}/health": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Returns the result of the last key fetch, and warnings about the provider and its principals
         * @description Needs a session with the scope admin:read
         */
        get: operations["getIdentityProviderHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/providers/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the stored keys; list the old and the new ones while an issuer changes from one to the other
         * @description Needs a session with the scope admin:write
         */
        put: operations["replaceStoredKeys"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/providers/{id}/token-age": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * How many seconds after its iat a token may still be exchanged; 0: no limit, and no iat is needed
         * @description Needs a session with the scope admin:write
         */
        put: operations["setTokenAge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/providers/{id}/revoke-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all sessions issued through the provider, or through one of its keys
         * @description Needs a session with the scope admin:write
         */
        post: operations["revokeIdentityProviderSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/principals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The principals of the caller's tenant, newest first: all of them, or pages of `limit` with `Link: rel=next`
         * @description Needs a session with the scope admin:read
         */
        get: operations["listPrincipals"];
        put?: never;
        /**
         * Lets a workload exchange an issuer's tokens for sessions in the caller's tenant
         * @description Needs a session with the scope admin:write
         */
        post: operations["createPrincipal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/principals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One principal
         * @description Needs a session with the scope admin:read
         */
        get: operations["getPrincipal"];
        put?: never;
        post?: never;
        /**
         * Deletes a principal, ends its sessions, and returns its last state
         * @description Needs a session with the scope admin:write
         */
        delete: operations["deletePrincipal"];
        options?: never;
        head?: never;
        /**
         * Updates the given fields; tenant and identity provider are immutable. Disabling ends the principal’s sessions
         * @description Needs a session with the scope admin:write
         */
        patch: operations["updatePrincipal"];
        trace?: never;
    };
    "/v1/admin/identity/principals/{id}/replay-protection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Whether each external token mints at most one session
         * @description Needs a session with the scope admin:read
         */
        get: operations["getReplayProtection"];
        /**
         * Whether each external token mints at most one session
         * @description Needs a session with the scope admin:write
         */
        put: operations["setReplayProtection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/identity/principals/{id}/restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Where a principal’s scopes hold, and where and how it and its sessions may be used
         * @description Needs a session with the scope admin:read
         */
        get: operations["getPrincipalRestrictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets the given restrictions and ends the principal’s sessions; the caller needs all of its scopes
         * @description Needs a session with the scope admin:write
         */
        patch: operations["restrictPrincipal"];
        trace?: never;
    };
    "/v1/admin/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether and how the customer’s people can sign in
         * @description Needs a session with the scope admin:read
         */
        get: operations["getIdentitySetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Disables or enables sign-in for people; existing sessions stay valid until they expire. Enabling requires an owner’s scopes and, if a reason was given for disabling, a person
         * @description Needs a session with the scope admin:write
         */
        patch: operations["switchIdentityIntegration"];
        trace?: never;
    };
    "/v1/admin/identity-setup-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a one-time setup link, valid for an hour, that replaces earlier links; requires an owner’s scopes
         * @description Needs a session with the scope admin:write
         */
        post: operations["createIdentitySetupLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/customer-users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites a person to the account, or to one tenant of it; the role may not include scopes that the caller lacks there
         * @description Needs a session with the scope admin:write
         */
        post: operations["inviteTeammate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists invitations, newest first; an invitation’s URL is returned only on creation
         * @description Needs a session with the scope admin:read
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a pending invitation; returns it unchanged if it has expired or been revoked
         * @description Needs a session with the scope admin:write
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/customer-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People with a role in the account or one of its tenants, and those who are invited, newest first
         * @description Needs a session with the scope admin:read
         */
        get: operations["listCustomerUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/customer-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One person of the account, or one who is invited
         * @description Needs a session with the scope admin:read
         */
        get: operations["getCustomerUser"];
        put?: never;
        post?: never;
        /**
         * Removes a user, with their sessions, invitation, and keys, and returns what else they made; `made=end` ends that, too. The last owner cannot be removed
         * @description Needs a session with the scope admin:write
         */
        delete: operations["removeCustomerUser"];
        options?: never;
        head?: never;
        /**
         * Gives a user another role where they have one. Ends their sessions there, and the keys they made that may do more. The last owner keeps the role
         * @description Needs a session with the scope admin:write
         */
        patch: operations["changeCustomerUserRole"];
        trace?: never;
    };
    "/v1/admin/made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys, providers, principals, webhooks, invitations, people, and setup links with what made them, newest first; of one maker also what that made in turn
         * @description Needs a session with the scope admin:read
         */
        get: operations["listMade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/made/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all that a maker made, and what that made in turn, in one transaction, and returns it; requires an owner’s scopes. The last owner stays
         * @description Needs a session with the scope admin:write
         */
        post: operations["endMade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/fleet/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage of the session's tenant by machine class
         * @description Needs a session with the scope admin:read
         */
        get: operations["getFleetUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/billing/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage of all tenants of the customer, and of each
         * @description Needs a session with the scope admin:read
         */
        get: operations["getBillingUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/billing/lifecycles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every lifecycle behind a window of billing usage, by start: their sums are the report
         * @description Needs a session with the scope admin:read
         */
        get: operations["listBilledLifecycles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/billing/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Final bills of the account, the latest first: totals by tenant and class, corrections, and a signature
         * @description Needs a session with the scope admin:read
         */
        get: operations["listBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/billing/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credits and debits after bills were final, the latest first
         * @description Needs a session with the scope admin:read
         */
        get: operations["listBillCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/fleet/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the session's tenant may use of each machine class, and what it holds of its reservation
         * @description Needs a session with the scope admin:read
         */
        get: operations["getFleetCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The limits of the session's tenant, with what is in use
         * @description Needs a session with the scope admin:read
         */
        get: operations["listLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/limit-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The requests of the session's tenant for more, the newest first
         * @description Needs a session with the scope admin:read
         */
        get: operations["listLimitRequests"];
        put?: never;
        /**
         * Asks the operator of the service for a higher limit
         * @description Needs a session with the scope admin:write
         */
        post: operations["createLimitRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in the account, newest first: who did what, from where, and what was refused
         * @description Needs a session with the scope admin:read
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit-events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account’s audit events as lines of JSON, oldest first, with the hash chain and the signed checkpoints that prove them. Events that do not match have their hashes alone
         * @description Needs a session with the scope admin:read
         */
        get: operations["exportAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account’s webhooks, newest first, without their secrets
         * @description Needs a session with the scope admin:read
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Adds an https address that receives events; only this response contains the secret that signs them
         * @description Needs a session with the scope admin:write
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One webhook
         * @description Needs a session with the scope admin:read
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Deletes a webhook with its log; what waits for it is not delivered
         * @description Needs a session with the scope admin:write
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Changes a webhook, disables it, or has one that was disabled deliver again from now on
         * @description Needs a session with the scope admin:write
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/admin/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes another secret; for the overlap, deliveries are signed by it and by those before it
         * @description Needs a session with the scope admin:write
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event of the type compute.service.webhook.test; its delivery says what came of it
         * @description Needs a session with the scope admin:write
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        /**
         * What was sent to a webhook, and what came of it, newest first; kept for 30 days
         * @description Needs a session with the scope admin:read
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event once more, with the same webhook-id, behind what waits of the same machine
         * @description Needs a session with the scope admin:write
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends a browser to the identity provider of an account, an invitation or a setup link
         * @description Needs no session
         */
        get: operations["login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the identity provider sends the browser back
         * @description Needs no session
         */
        get: operations["loginCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of the bearer token, or of the page that sends its form
         * @description A session is one way to ask
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues a session for a key, a sign-in, or the token of an issuer
         * @description Also takes the fields as a form (application/x-www-form-urlencoded), as OAuth clients send them. Needs no session
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/device_authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the sign-in of a program without a browser, which a person completes elsewhere (RFC 8628)
         * @description Also takes the fields as a form (application/x-www-form-urlencoded), as OAuth clients send them. Needs no session
         */
        post: operations["authorizeDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of a token (RFC 7009); the same response whether or not there was one
         * @description Also takes the fields as a form (application/x-www-form-urlencoded), as OAuth clients send them. Needs no session
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Describes a session of the caller's account by its token (RFC 7662), to a key or a session of it
         * @description Also takes the fields as a form (application/x-www-form-urlencoded), as OAuth clients send them. A session is one way to ask
         */
        post: operations["introspectToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the endpoints for OAuth are, and what they take (RFC 8414)
         * @description Needs no session
         */
        get: operations["oauthMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public keys of bills and of the audit log, present and past, as a JWKS (RFC 7517)
         * @description Needs no session
         */
        get: operations["publishedKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cells of which this deployment is one: where the accounts of other regions are
         * @description Needs no session
         */
        get: operations["listCells"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process runs
         * @description Needs no session
         */
        get: operations["livez"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service can do its work
         * @description Needs no session
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The result of an operation. */
        "service.compute.v1alpha1.Status": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "Status";
            /**
             * @description How it ended
             * @enum {string}
             */
            status: "Success" | "Failure";
            /**
             * Format: int32
             * @description The status of the response
             */
            code?: number;
            /** @description What went wrong and what to do, for people */
            message?: string;
            /** @description What went wrong, for programs */
            reason?: string;
        };
        /** @description A virtual machine. Its spec is immutable: to change it, delete and create it again. */
        "service.compute.v1alpha1.VirtualMachine": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "compute.service/v1alpha1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "VirtualMachine";
            /** @description What all objects have */
            metadata: {
                /**
                 * @description Unique among the objects of its kind in the namespace; it never changes
                 * @example web
                 */
                name: string;
                /** @description The namespace bound to the compute session */
                namespace?: string;
                /** @description What label selectors choose by; may be changed. At most 256: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'; a label's value is empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit */
                labels?: {
                    [key: string]: string;
                };
                /** @description Notes that nothing chooses by, 256 KiB in all; may be changed. At most 1000: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/' */
                annotations?: {
                    [key: string]: string;
                };
                /** @description Immutable resource identifier */
                uid?: string;
                /** @description Opaque version; an update that names an older one than the object has is refused */
                resourceVersion?: string;
                /**
                 * Format: int64
                 * @description Version of the spec
                 */
                generation?: number;
                /**
                 * Format: date-time
                 * @description When the object was created
                 */
                creationTimestamp?: string;
                /**
                 * Format: date-time
                 * @description When its delete was accepted; the object goes once its machine is gone
                 */
                deletionTimestamp?: string | null;
            };
            /**
             * @description The wanted state. It is immutable: to change it, delete the object and create it again
             * @example {
             *       "imageRef": "debian-12",
             *       "ports": [
             *         {
             *           "name": "ssh",
             *           "guestPort": 22,
             *           "readinessProbe": true
             *         }
             *       ],
             *       "bootstrap": {
             *         "sshAuthorizedKeys": [
             *           {
             *             "publicKey": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu",
             *             "username": "ada"
             *           }
             *         ]
             *       },
             *       "resources": {
             *         "cpu": 2,
             *         "memoryGiB": 4,
             *         "diskGiB": 20
             *       }
             *     }
             */
            spec: {
                /** @description An image of the catalogue: its name, or pinned 'name@sha256:' and 64 hex digits */
                imageRef: string;
                /** @description Its size; 2 CPUs, 4 GiB of memory and 20 GiB of disk where absent */
                resources?: {
                    /**
                     * Format: int32
                     * @description Virtual CPUs, 1 to 256
                     */
                    cpu: number;
                    /**
                     * Format: int32
                     * @description Memory in GiB, 1 to 4096
                     */
                    memoryGiB: number;
                    /**
                     * Format: int32
                     * @description Disk in GiB, 1 to 65536
                     */
                    diskGiB: number;
                };
                /** @description Ports of the guest that clients can reach through the service, at most 32 */
                ports?: {
                    /** @description Unique among the ports of the machine */
                    name: string;
                    /**
                     * Format: int32
                     * @description Where the guest listens, 1 to 65535; unique per protocol
                     */
                    guestPort: number;
                    /**
                     * @description private-tunnel: reached through the service's tunnel, with a session, and in no other way
                     * @default private-tunnel
                     * @enum {string}
                     */
                    exposure?: "private-tunnel";
                    /**
                     * @description TCP
                     * @default TCP
                     */
                    protocol?: string;
                    /**
                     * @description The port must be listening before the machine becomes ready
                     * @default false
                     */
                    readinessProbe?: boolean;
                }[];
                /** @description Data for the guest at its first boot */
                bootstrap?: {
                    /** @description Keys that may log in by SSH, at most 32 */
                    sshAuthorizedKeys?: {
                        /** @description One line of an OpenSSH public key file */
                        publicKey: string;
                        /** @description Whom the key lets in; the image's own user where absent */
                        username?: string;
                    }[];
                };
            };
            /** @description The observed state. The service writes it; what clients send is ignored if it could be one */
            status?: {
                /**
                 * @description Running is the successful phase; Failed is terminal; all others are in progress
                 * @enum {string}
                 */
                phase: "Pending" | "Creating" | "Starting" | "Running" | "Stopping" | "Deleting" | "Failed";
                /** @description Customer access gate: do not connect until true */
                readyForAccess: boolean;
                /**
                 * @description Why it failed, for programs
                 * @enum {string}
                 */
                failureCode?: "InvalidSpec" | "ImageUnavailable" | "ClassUnavailable" | "ReservedCapacityUnavailable" | "CapacityTemporarilyUnavailable" | "AccessNotReady" | "CleanupBlocked" | "InternalError" | "NoCapacityAvailable" | "AllocationBrokerUnavailable" | "PlacementUnavailable" | "HostIneligible" | "ProviderError" | "VMNotFound";
                /** @description For people: why it failed, or why clients cannot connect yet and what it waits for */
                failureMessage?: string;
                /**
                 * Format: int64
                 * @description The generation that is ready for access; one less until it is, and if it failed
                 */
                observedGeneration?: number;
                /** @description reserved or on-demand: whose capacity it is on */
                capacitySource?: string;
                /** @description The image that it runs, pinned by its digest */
                resolvedImageRef?: string;
                /** @description How its ports are reached, once it is ready for access */
                publishedPorts?: {
                    /** @description As in spec.ports */
                    name?: string;
                    /**
                     * Format: int32
                     * @description Where the guest listens
                     */
                    guestPort?: number;
                    /** @description TCP */
                    protocol?: string;
                    /** @description How clients reach it: private-tunnel */
                    exposure?: string;
                    /** @description A command that reaches the port */
                    accessCommand?: string;
                    /** @description Where a WebSocket reaches the port, for programs */
                    uriTemplate?: string;
                }[];
                /** @description Guest host keys, for strict verification over tunnels */
                sshHostKeys?: {
                    /** @description The kind of key, such as ssh-ed25519 */
                    algorithm?: string;
                    /** @description The public key */
                    publicKey?: string;
                }[];
            };
        };
        "service.compute.v1alpha1.VirtualMachineList": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "compute.service/v1alpha1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "VirtualMachineList";
            /** @description What the service says of the list */
            metadata?: {
                /** @description Where the next page begins; empty on the last one */
                continue?: string;
                /**
                 * Format: int64
                 * @description How many objects the pages after this one have
                 */
                remainingItemCount?: number;
                /** @description The version at which this was read: a watch goes on from it */
                resourceVersion?: string;
            };
            /** @description The objects, in the order of their names */
            items: components["schemas"]["service.compute.v1alpha1.VirtualMachine"][];
        };
        /** @description A whole machine of a MachineClass. Its spec is immutable. */
        "service.compute.v1alpha1.BareMetalMachine": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "compute.service/v1alpha1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "BareMetalMachine";
            /** @description What all objects have */
            metadata: {
                /**
                 * @description Unique among the objects of its kind in the namespace; it never changes
                 * @example web
                 */
                name: string;
                /** @description The namespace bound to the compute session */
                namespace?: string;
                /** @description What label selectors choose by; may be changed. At most 256: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'; a label's value is empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit */
                labels?: {
                    [key: string]: string;
                };
                /** @description Notes that nothing chooses by, 256 KiB in all; may be changed. At most 1000: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/' */
                annotations?: {
                    [key: string]: string;
                };
                /** @description Immutable resource identifier */
                uid?: string;
                /** @description Opaque version; an update that names an older one than the object has is refused */
                resourceVersion?: string;
                /**
                 * Format: int64
                 * @description Version of the spec
                 */
                generation?: number;
                /**
                 * Format: date-time
                 * @description When the object was created
                 */
                creationTimestamp?: string;
                /**
                 * Format: date-time
                 * @description When its delete was accepted; the object goes once its machine is gone
                 */
                deletionTimestamp?: string | null;
            };
            /**
             * @description The wanted state. It is immutable: to change it, delete the object and create it again
             * @example {
             *       "imageRef": "debian-12",
             *       "ports": [
             *         {
             *           "name": "ssh",
             *           "guestPort": 22,
             *           "readinessProbe": true
             *         }
             *       ],
             *       "bootstrap": {
             *         "sshAuthorizedKeys": [
             *           {
             *             "publicKey": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu",
             *             "username": "ada"
             *           }
             *         ]
             *       },
             *       "machineClassName": "metal-1"
             *     }
             */
            spec: {
                /** @description The machine class that it is to be of: `kubectl get machineclasses` lists them */
                machineClassName: string;
                /** @description An image of the catalogue: its name, or pinned 'name@sha256:' and 64 hex digits */
                imageRef: string;
                /** @description Where it is to be; the tenant's region where absent */
                region?: string;
                /** @description Ports of the guest that clients can reach through the service, at most 32 */
                ports?: {
                    /** @description Unique among the ports of the machine */
                    name: string;
                    /**
                     * Format: int32
                     * @description Where the guest listens, 1 to 65535; unique per protocol
                     */
                    guestPort: number;
                    /**
                     * @description private-tunnel: reached through the service's tunnel, with a session, and in no other way
                     * @default private-tunnel
                     * @enum {string}
                     */
                    exposure?: "private-tunnel";
                    /**
                     * @description TCP
                     * @default TCP
                     */
                    protocol?: string;
                    /**
                     * @description The port must be listening before the machine becomes ready
                     * @default false
                     */
                    readinessProbe?: boolean;
                }[];
                /** @description Data for the guest at its first boot */
                bootstrap?: {
                    /** @description Keys that may log in by SSH, at most 32 */
                    sshAuthorizedKeys?: {
                        /** @description One line of an OpenSSH public key file */
                        publicKey: string;
                        /** @description Whom the key lets in; the image's own user where absent */
                        username?: string;
                    }[];
                };
            };
            /** @description The observed state. The service writes it; what clients send is ignored if it could be one */
            status?: {
                /**
                 * @description Running is the successful phase; Failed is terminal; all others are in progress
                 * @enum {string}
                 */
                phase: "Pending" | "Creating" | "Starting" | "Running" | "Stopping" | "Deleting" | "Failed";
                /** @description Customer access gate: do not connect until true */
                readyForAccess: boolean;
                /**
                 * @description Why it failed, for programs
                 * @enum {string}
                 */
                failureCode?: "InvalidSpec" | "ImageUnavailable" | "ClassUnavailable" | "ReservedCapacityUnavailable" | "CapacityTemporarilyUnavailable" | "AccessNotReady" | "CleanupBlocked" | "InternalError" | "NoCapacityAvailable" | "AllocationBrokerUnavailable" | "PlacementUnavailable" | "HostIneligible" | "ProviderError" | "VMNotFound";
                /** @description For people: why it failed, or why clients cannot connect yet and what it waits for */
                failureMessage?: string;
                /**
                 * Format: int64
                 * @description The generation that is ready for access; one less until it is, and if it failed
                 */
                observedGeneration?: number;
                /** @description reserved or on-demand: whose capacity it is on */
                capacitySource?: string;
                /** @description The image that it runs, pinned by its digest */
                resolvedImageRef?: string;
                /** @description How its ports are reached, once it is ready for access */
                publishedPorts?: {
                    /** @description As in spec.ports */
                    name?: string;
                    /**
                     * Format: int32
                     * @description Where the guest listens
                     */
                    guestPort?: number;
                    /** @description TCP */
                    protocol?: string;
                    /** @description How clients reach it: private-tunnel */
                    exposure?: string;
                    /** @description A command that reaches the port */
                    accessCommand?: string;
                    /** @description Where a WebSocket reaches the port, for programs */
                    uriTemplate?: string;
                }[];
                /** @description Guest host keys, for strict verification over tunnels */
                sshHostKeys?: {
                    /** @description The kind of key, such as ssh-ed25519 */
                    algorithm?: string;
                    /** @description The public key */
                    publicKey?: string;
                }[];
            };
        };
        "service.compute.v1alpha1.BareMetalMachineList": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "compute.service/v1alpha1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "BareMetalMachineList";
            /** @description What the service says of the list */
            metadata?: {
                /** @description Where the next page begins; empty on the last one */
                continue?: string;
                /**
                 * Format: int64
                 * @description How many objects the pages after this one have
                 */
                remainingItemCount?: number;
                /** @description The version at which this was read: a watch goes on from it */
                resourceVersion?: string;
            };
            /** @description The objects, in the order of their names */
            items: components["schemas"]["service.compute.v1alpha1.BareMetalMachine"][];
        };
        /** @description A bare-metal hardware class that the tenant may use. */
        "service.compute.v1alpha1.MachineClass": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "compute.service/v1alpha1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "MachineClass";
            /** @description What all objects have */
            metadata: {
                /**
                 * @description Unique among the objects of its kind in the namespace; it never changes
                 * @example web
                 */
                name: string;
                /** @description The namespace bound to the compute session */
                namespace?: string;
                /** @description What label selectors choose by; may be changed. At most 256: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'; a label's value is empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit */
                labels?: {
                    [key: string]: string;
                };
                /** @description Notes that nothing chooses by, 256 KiB in all; may be changed. At most 1000: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/' */
                annotations?: {
                    [key: string]: string;
                };
                /** @description Immutable resource identifier */
                uid?: string;
                /** @description Opaque version; an update that names an older one than the object has is refused */
                resourceVersion?: string;
                /**
                 * Format: int64
                 * @description Version of the spec
                 */
                generation?: number;
                /**
                 * Format: date-time
                 * @description When the object was created
                 */
                creationTimestamp?: string;
                /**
                 * Format: date-time
                 * @description When its delete was accepted; the object goes once its machine is gone
                 */
                deletionTimestamp?: string | null;
            };
            /** @description The properties of its machines */
            spec: {
                /** @description Family of its processors */
                cpuFamily: string;
                /** @description Memory of one machine in GiB */
                memoryGiB: number;
                /** @description Regions that have it */
                regions: string[];
            };
        };
        "service.compute.v1alpha1.MachineClassList": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "compute.service/v1alpha1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "MachineClassList";
            /** @description What the service says of the list */
            metadata?: {
                /** @description Where the next page begins; empty on the last one */
                continue?: string;
                /**
                 * Format: int64
                 * @description How many objects the pages after this one have
                 */
                remainingItemCount?: number;
                /** @description The version at which this was read: a watch goes on from it */
                resourceVersion?: string;
            };
            /** @description The objects, in the order of their names */
            items: components["schemas"]["service.compute.v1alpha1.MachineClass"][];
        };
        /** @description An image that a machine can be made from: its name is what spec.imageRef names. */
        "service.compute.v1alpha1.Image": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "compute.service/v1alpha1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "Image";
            /** @description What all objects have */
            metadata: {
                /**
                 * @description Unique among the objects of its kind in the namespace; it never changes
                 * @example web
                 */
                name: string;
                /** @description The namespace bound to the compute session */
                namespace?: string;
                /** @description What label selectors choose by; may be changed. At most 256: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'; a label's value is empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit */
                labels?: {
                    [key: string]: string;
                };
                /** @description Notes that nothing chooses by, 256 KiB in all; may be changed. At most 1000: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/' */
                annotations?: {
                    [key: string]: string;
                };
                /** @description Immutable resource identifier */
                uid?: string;
                /** @description Opaque version; an update that names an older one than the object has is refused */
                resourceVersion?: string;
                /**
                 * Format: int64
                 * @description Version of the spec
                 */
                generation?: number;
                /**
                 * Format: date-time
                 * @description When the object was created
                 */
                creationTimestamp?: string;
                /**
                 * Format: date-time
                 * @description When its delete was accepted; the object goes once its machine is gone
                 */
                deletionTimestamp?: string | null;
            };
            /** @description The disk that machines are made from */
            spec: {
                /** @description Its digest: sha256: and 64 hex digits; `imageRef: NAME@DIGEST` pins it */
                digest: string;
                /**
                 * Format: int64
                 * @description What a host downloads; absent if the operator does not say
                 */
                sizeBytes?: number;
                /**
                 * @description Processors that it runs on; absent if the operator does not say
                 * @enum {string}
                 */
                architecture?: "amd64" | "arm64";
                /** @description Nothing new is made from it; machines that have it keep it */
                retired: boolean;
            };
        };
        "service.compute.v1alpha1.ImageList": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "compute.service/v1alpha1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "ImageList";
            /** @description What the service says of the list */
            metadata?: {
                /** @description Where the next page begins; empty on the last one */
                continue?: string;
                /**
                 * Format: int64
                 * @description How many objects the pages after this one have
                 */
                remainingItemCount?: number;
                /** @description The version at which this was read: a watch goes on from it */
                resourceVersion?: string;
            };
            /** @description The objects, in the order of their names */
            items: components["schemas"]["service.compute.v1alpha1.Image"][];
        };
        /** @description Something that happened to a machine. Events are kept as long as their machine, and a week more. */
        "io.k8s.api.core.v1.Event": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "Event";
            /** @description What all objects have */
            metadata: {
                /**
                 * @description Unique among the objects of its kind in the namespace; it never changes
                 * @example web
                 */
                name: string;
                /** @description The namespace bound to the compute session */
                namespace?: string;
                /** @description What label selectors choose by; may be changed. At most 256: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'; a label's value is empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit */
                labels?: {
                    [key: string]: string;
                };
                /** @description Notes that nothing chooses by, 256 KiB in all; may be changed. At most 1000: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/' */
                annotations?: {
                    [key: string]: string;
                };
                /** @description Immutable resource identifier */
                uid?: string;
                /** @description Opaque version; an update that names an older one than the object has is refused */
                resourceVersion?: string;
                /**
                 * Format: int64
                 * @description Version of the spec
                 */
                generation?: number;
                /**
                 * Format: date-time
                 * @description When the object was created
                 */
                creationTimestamp?: string;
                /**
                 * Format: date-time
                 * @description When its delete was accepted; the object goes once its machine is gone
                 */
                deletionTimestamp?: string | null;
            };
            /** @description The machine that it happened to */
            involvedObject: {
                /**
                 * @description The version of the machine
                 * @enum {string}
                 */
                apiVersion: "compute.service/v1alpha1";
                /**
                 * @description The kind of the machine
                 * @enum {string}
                 */
                kind: "VirtualMachine" | "BareMetalMachine";
                /** @description The namespace of the machine */
                namespace: string;
                /** @description The machine */
                name: string;
                /** @description The uid of the machine */
                uid: string;
            };
            /**
             * @description Warning: something keeps the machine from being ready, or ended it
             * @enum {string}
             */
            type: "Normal" | "Warning";
            /**
             * @description What happened, in a word
             * @enum {string}
             */
            reason: "WaitingForCapacity" | "Scheduled" | "HostUnable" | "ImageFetched" | "Created" | "Started" | "WaitingForPorts" | "Ready" | "NotReady" | "HostKeysChanged" | "RestartRequested" | "StoppedByOperator" | "StartedByOperator" | "Restarting" | "HostUnreachable" | "MaintenancePlanned" | "MaintenanceCanceled" | "EvacuationPlanned" | "EvacuationBlocked" | "EvacuationCanceled" | "AddressRefused" | "Failed" | "Deleting" | "CleaningUp" | "CleanupBlocked" | "Gone";
            /** @description What happened, for people */
            message: string;
            /** @description What reports it */
            source: {
                /** @description The part of the service that says so */
                component: string;
            };
            /**
             * Format: date-time
             * @description When it happened first
             */
            firstTimestamp: string;
            /**
             * Format: date-time
             * @description When it happened last
             */
            lastTimestamp: string;
            /**
             * Format: int32
             * @description How many times it happened
             */
            count: number;
            /** @description What reports it */
            reportingComponent: string;
            /** @description Empty: which process says so does not matter */
            reportingInstance: string;
        };
        "io.k8s.api.core.v1.EventList": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "EventList";
            /** @description What the service says of the list */
            metadata?: {
                /** @description Where the next page begins; empty on the last one */
                continue?: string;
                /**
                 * Format: int64
                 * @description How many objects the pages after this one have
                 */
                remainingItemCount?: number;
                /** @description The version at which this was read: a watch goes on from it */
                resourceVersion?: string;
            };
            /** @description The objects, in the order of their names */
            items: components["schemas"]["io.k8s.api.core.v1.Event"][];
        };
        /** @description Something that happened to a machine. Events are kept as long as their machine, and a week more. */
        "io.k8s.events.v1.Event": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "events.k8s.io/v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "Event";
            /** @description What all objects have */
            metadata: {
                /**
                 * @description Unique among the objects of its kind in the namespace; it never changes
                 * @example web
                 */
                name: string;
                /** @description The namespace bound to the compute session */
                namespace?: string;
                /** @description What label selectors choose by; may be changed. At most 256: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'; a label's value is empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit */
                labels?: {
                    [key: string]: string;
                };
                /** @description Notes that nothing chooses by, 256 KiB in all; may be changed. At most 1000: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/' */
                annotations?: {
                    [key: string]: string;
                };
                /** @description Immutable resource identifier */
                uid?: string;
                /** @description Opaque version; an update that names an older one than the object has is refused */
                resourceVersion?: string;
                /**
                 * Format: int64
                 * @description Version of the spec
                 */
                generation?: number;
                /**
                 * Format: date-time
                 * @description When the object was created
                 */
                creationTimestamp?: string;
                /**
                 * Format: date-time
                 * @description When its delete was accepted; the object goes once its machine is gone
                 */
                deletionTimestamp?: string | null;
            };
            /** @description The machine that it happened to */
            regarding: {
                /**
                 * @description The version of the machine
                 * @enum {string}
                 */
                apiVersion: "compute.service/v1alpha1";
                /**
                 * @description The kind of the machine
                 * @enum {string}
                 */
                kind: "VirtualMachine" | "BareMetalMachine";
                /** @description The namespace of the machine */
                namespace: string;
                /** @description The machine */
                name: string;
                /** @description The uid of the machine */
                uid: string;
            };
            /**
             * @description Warning: something keeps the machine from being ready, or ended it
             * @enum {string}
             */
            type: "Normal" | "Warning";
            /**
             * @description What happened, in a word
             * @enum {string}
             */
            reason: "WaitingForCapacity" | "Scheduled" | "HostUnable" | "ImageFetched" | "Created" | "Started" | "WaitingForPorts" | "Ready" | "NotReady" | "HostKeysChanged" | "RestartRequested" | "StoppedByOperator" | "StartedByOperator" | "Restarting" | "HostUnreachable" | "MaintenancePlanned" | "MaintenanceCanceled" | "EvacuationPlanned" | "EvacuationBlocked" | "EvacuationCanceled" | "AddressRefused" | "Failed" | "Deleting" | "CleaningUp" | "CleanupBlocked" | "Gone";
            /** @description What happened, for people */
            note: string;
            /** @description The same as the reason */
            action: string;
            /**
             * Format: date-time
             * @description When it happened first, to the microsecond
             */
            eventTime: string;
            /** @description Absent if it happened once */
            series?: {
                /**
                 * Format: int32
                 * @description How many times it happened
                 */
                count: number;
                /**
                 * Format: date-time
                 * @description When it happened last, to the microsecond
                 */
                lastObservedTime: string;
            };
            /** @description What reports it */
            reportingController: string;
            /** @description Empty: which process says so does not matter */
            reportingInstance: string;
            /** @description As reportingController, for older clients */
            deprecatedSource: {
                /** @description The part of the service that says so */
                component: string;
            };
            /**
             * Format: date-time
             * @description When it happened first, for older clients
             */
            deprecatedFirstTimestamp: string;
            /**
             * Format: date-time
             * @description When it happened last, for older clients
             */
            deprecatedLastTimestamp: string;
            /**
             * Format: int32
             * @description How many times it happened
             */
            deprecatedCount: number;
        };
        "io.k8s.events.v1.EventList": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "events.k8s.io/v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "EventList";
            /** @description What the service says of the list */
            metadata?: {
                /** @description Where the next page begins; empty on the last one */
                continue?: string;
                /**
                 * Format: int64
                 * @description How many objects the pages after this one have
                 */
                remainingItemCount?: number;
                /** @description The version at which this was read: a watch goes on from it */
                resourceVersion?: string;
            };
            /** @description The objects, in the order of their names */
            items: components["schemas"]["io.k8s.events.v1.Event"][];
        };
        /** @description The namespace of a tenant, in which its machines are. */
        "io.k8s.api.core.v1.Namespace": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "Namespace";
            /** @description What all objects have */
            metadata: {
                /**
                 * @description Unique among the objects of its kind in the namespace; it never changes
                 * @example web
                 */
                name: string;
                /** @description The namespace bound to the compute session */
                namespace?: string;
                /** @description What label selectors choose by; may be changed. At most 256: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'; a label's value is empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit */
                labels?: {
                    [key: string]: string;
                };
                /** @description Notes that nothing chooses by, 256 KiB in all; may be changed. At most 1000: a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/' */
                annotations?: {
                    [key: string]: string;
                };
                /** @description Immutable resource identifier */
                uid?: string;
                /** @description Opaque version; an update that names an older one than the object has is refused */
                resourceVersion?: string;
                /**
                 * Format: int64
                 * @description Version of the spec
                 */
                generation?: number;
                /**
                 * Format: date-time
                 * @description When the object was created
                 */
                creationTimestamp?: string;
                /**
                 * Format: date-time
                 * @description When its delete was accepted; the object goes once its machine is gone
                 */
                deletionTimestamp?: string | null;
            };
            /** @description Empty: a namespace has no settings */
            spec: Record<string, never>;
            /** @description Whether it can be used */
            status: {
                /**
                 * @description Active as long as it exists
                 * @enum {string}
                 */
                phase: "Active";
            };
        };
        "io.k8s.api.core.v1.NamespaceList": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion: "v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind: "NamespaceList";
            /** @description What the service says of the list */
            metadata?: {
                /** @description Where the next page begins; empty on the last one */
                continue?: string;
                /**
                 * Format: int64
                 * @description How many objects the pages after this one have
                 */
                remainingItemCount?: number;
                /** @description The version at which this was read: a watch goes on from it */
                resourceVersion?: string;
            };
            /** @description The objects, in the order of their names */
            items: components["schemas"]["io.k8s.api.core.v1.Namespace"][];
        };
        /** @description Whether the session may make a request. */
        "io.k8s.authorization.v1.SelfSubjectAccessReview": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion?: "authorization.k8s.io/v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind?: "SelfSubjectAccessReview";
            /** @description Ignored: a review has no name */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description What is asked */
            spec: {
                /** @description Asks about objects */
                resourceAttributes?: {
                    /** @description None means all namespaces */
                    namespace?: string;
                    /** @description The action, such as get or create */
                    verb?: string;
                    /** @description The group of the kind */
                    group?: string;
                    /** @description The version of the group */
                    version?: string;
                    /** @description The kind in the plural, such as virtualmachines */
                    resource?: string;
                    /** @description A part of the object, such as tunnel */
                    subresource?: string;
                    /** @description None means any */
                    name?: string;
                } | null;
                /** @description Asks about a path */
                nonResourceAttributes?: {
                    /** @description The path of the address */
                    path?: string;
                    /** @description The action, such as get or create */
                    verb?: string;
                } | null;
            };
            /** @description The response of the service */
            status?: {
                /** @description Whether the session may do it */
                allowed: boolean;
                /** @description Why */
                reason?: string;
            };
        };
        /** @description Everything that the session may do in a namespace. */
        "io.k8s.authorization.v1.SelfSubjectRulesReview": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion?: "authorization.k8s.io/v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind?: "SelfSubjectRulesReview";
            /** @description Ignored: a review has no name */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description What is asked */
            spec: {
                /** @description The namespace of the tenant */
                namespace?: string;
            };
            /** @description The response of the service */
            status?: {
                /** @description What the session may do with objects */
                resourceRules: {
                    /** @description What may be done */
                    verbs: string[];
                    /** @description The groups of the kinds */
                    apiGroups: string[];
                    /** @description The kinds in the plural */
                    resources: string[];
                    /** @description The names that the rule covers; all if absent */
                    resourceNames?: string[];
                }[];
                /** @description What the session may do with paths */
                nonResourceRules: {
                    /** @description What may be done */
                    verbs: string[];
                    /** @description The paths */
                    nonResourceURLs: string[];
                }[];
                /** @description Whether rules are missing from the list */
                incomplete: boolean;
            };
        };
        /** @description Who the session is. */
        "io.k8s.authentication.v1.SelfSubjectReview": {
            /**
             * @description Version of this form of the object
             * @enum {string}
             */
            apiVersion?: "authentication.k8s.io/v1";
            /**
             * @description What the object is
             * @enum {string}
             */
            kind?: "SelfSubjectReview";
            /** @description Ignored: a review has no name */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description What is asked */
            spec?: Record<string, never>;
            /** @description The response of the service */
            status?: {
                /** @description Who the caller is */
                userInfo: {
                    /** @description The name of the caller */
                    username: string;
                    /** @description The id of the caller */
                    uid: string;
                    /** @description The groups of the caller */
                    groups: string[];
                    /** @description Other facts about the caller */
                    extra: {
                        [key: string]: string[];
                    };
                };
            };
        };
        RegistrationRequest: {
            /** @description The registration code that an operator gave */
            code: string;
            contact: components["schemas"]["RegistrationContact"];
        };
        RegistrationContact: {
            /**
             * Format: email
             * @description The person's e-mail address
             */
            email: string;
            /** @description The person's name */
            name: string;
            /** @description The person's company */
            company?: string;
            /**
             * @description The person's telephone number
             * @example +49 30 1234567
             */
            phone?: string;
        };
        Registration: {
            /**
             * @description Its state
             * @enum {string}
             */
            status: "registered";
            /** @description The account */
            account: {
                /**
                 * Format: uuid
                 * @description Its id
                 */
                id: string;
                /** @description Its short name */
                slug: string;
                /** @description What people call it */
                display_name: string;
                /** @description Its state */
                status: string;
                /**
                 * Format: date-time
                 * @description When it was made
                 */
                created_at: string;
            };
            /** @description The first key of the account; its secret is shown only here */
            api_key: {
                /**
                 * Format: uuid
                 * @description Its id
                 */
                id: string;
                /** @description The name of the key */
                name: string;
                /** @description Its secret, which is shown only now */
                secret: string;
                /** @description What it may do at most */
                scopes: components["schemas"]["Scope"][];
                /**
                 * Format: date-time
                 * @description When it was made
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it ends; null if it does not by itself
                 */
                expires_at: string;
            };
            /** @description The first tenant of the account */
            tenant: {
                /**
                 * Format: uuid
                 * @description Its id
                 */
                id: string;
                /** @description Its short name */
                slug: string;
                /** @description The namespace of the tenant in the compute API; null until it has one */
                namespace: string | null;
                /** @description What people call it */
                display_name: string;
                /** @description What keeps its machines from running; null once they can */
                waits_for: string | null;
            };
            /** @description What to do next, in this order */
            next_steps: {
                /** @description Its id */
                id: string;
                /** @description The step in a few words */
                title: string;
                /** @description The purpose of the step */
                description: string;
                /** @description Where the step is done or described */
                url: string;
            }[];
            /** @description The addresses of the service */
            endpoints: {
                /** @description The address of the API */
                api: string;
                /** @description The address of the compute API */
                compute: string;
                /** @description Where sessions are issued */
                token: string;
                /** @description The address of this document */
                openapi: string;
                /** @description The address of a kubeconfig for the account */
                kubeconfig: string;
            };
            /** @description Where the first owner accepts their invitation */
            account_setup_url: string | null;
            /** @description The link with which sign-in is set up */
            identity_setup: components["schemas"]["IdentitySetupLink"] | null;
        };
        /** @enum {string} */
        Scope: "compute:read" | "compute:write" | "admin:read" | "admin:write";
        IdentitySetupLink: {
            /**
             * Format: uri
             * @description The link, which works once
             */
            url: string;
            /**
             * Format: date-time
             * @description When it ends; null if it does not by itself
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description The set-up of sign-in
             */
            identity_integration_id: string;
            /**
             * @description The purpose of the link
             * @enum {string}
             */
            intent: "setup" | "reconfigure";
            /**
             * @description The kind of provider
             * @enum {string}
             */
            provider: "oidc";
        };
        Account: {
            /** @description The account */
            customer: {
                /**
                 * Format: uuid
                 * @description Its id
                 */
                id: string;
                /** @description Its short name */
                slug: string;
                /** @description What people call it */
                display_name: string;
                /** @description Its state */
                status: string;
                /**
                 * Format: date-time
                 * @description When it was made
                 */
                created_at: string;
            };
            /** @description The tenants of the account that the session may see */
            tenants: {
                /**
                 * Format: uuid
                 * @description Its id
                 */
                id: string;
                /** @description Its short name */
                slug: string;
                /** @description The namespace of the tenant in the compute API; null until it has one */
                namespace: string | null;
                /** @description What people call it */
                display_name: string;
                /** @description What keeps its machines from running; null once they can */
                waits_for: string | null;
            }[];
            /** @description Who makes the request */
            actor: {
                /**
                 * @description What makes the request: a key, a person, or a workload
                 * @enum {string}
                 */
                type: "human" | "workload" | "api-key";
                /**
                 * Format: uuid
                 * @description Its id
                 */
                id: string;
                /** @description What it may do at most */
                scopes: components["schemas"]["Scope"][];
                /**
                 * Format: uuid
                 * @description The tenant
                 */
                tenant_id: string;
                /** @description The namespace of the tenant in the compute API; null until it has one */
                namespace: string | null;
            };
            /** @description How long a machine may stay in each phase of its start before it fails */
            phase_limits_seconds: {
                [key: string]: number;
            };
        };
        Kubeconfig: {
            /**
             * @description The group and version of the object
             * @enum {string}
             */
            apiVersion: "v1";
            /**
             * @description The kind of the object
             * @enum {string}
             */
            kind: "Config";
            /** @description The context in use */
            "current-context": string;
        } & {
            [key: string]: unknown;
        };
        CreateTenant: {
            /**
             * @description Its short name
             * @example acme
             */
            slug: string;
            /** @description What people call it */
            display_name: string;
            /** @description Where it is */
            region?: string;
        };
        Tenant: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description Its short name */
            slug: string;
            /** @description The namespace of the tenant in the compute API; null until it has one */
            namespace: string | null;
            /** @description What people call it */
            display_name: string;
            /** @description What keeps its machines from running; null once they can */
            waits_for: string | null;
        };
        TenantList: {
            /** @description The tenants of the account that the session may see */
            tenants: components["schemas"]["Tenant"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        /**
         * @example {
         *       "name": "deploy",
         *       "scopes": [
         *         "compute:read",
         *         "compute:write"
         *       ],
         *       "reach": "tenant"
         *     }
         */
        CreateApiKey: {
            /** @description What people call it */
            name: string;
            /** @description What it may do at most */
            scopes?: components["schemas"]["Scope"][];
            /**
             * @description The role: owner, admin, developer, viewer, or billing
             * @enum {string}
             */
            role_slug?: "owner" | "admin" | "developer" | "viewer" | "billing";
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach?: "account" | "tenant";
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id?: string;
            /**
             * Format: date-time
             * @description When it ends; null if it does not by itself
             */
            expires_at?: string;
            /**
             * @description Ranges of addresses (CIDR) from which it may be used; empty: from anywhere
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            source_ranges?: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens?: boolean;
        };
        ApiKeyWithSecret: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What people call it */
            name: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            /** @description What it may do at most */
            scopes: components["schemas"]["Scope"][];
            /** @description owner, admin, developer, viewer, billing; null: scopes without a role */
            role_slug: string | null;
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach: "account" | "tenant";
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends; null if it does not by itself
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute; null if never
             */
            last_used_at: string | null;
            /** @description From where it was used last */
            last_used_address: string | null;
            /** @description Where it may be used from, as CIDR ranges; from anywhere if there are none */
            source_ranges: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens: boolean;
            /** @description What made the key */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
            /** @description Its secret, which is shown only now */
            secret: string;
        };
        RotateApiKey: {
            /**
             * @description How long the replaced secret goes on working
             * @default 86400
             */
            overlap_seconds?: number;
        };
        RotatedApiKey: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What people call it */
            name: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            /** @description What it may do at most */
            scopes: components["schemas"]["Scope"][];
            /** @description owner, admin, developer, viewer, billing; null: scopes without a role */
            role_slug: string | null;
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach: "account" | "tenant";
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends; null if it does not by itself
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute; null if never
             */
            last_used_at: string | null;
            /** @description From where it was used last */
            last_used_address: string | null;
            /** @description Where it may be used from, as CIDR ranges; from anywhere if there are none */
            source_ranges: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens: boolean;
            /** @description What made the key */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
            /** @description Its secret, which is shown only now */
            secret: string;
            /** @description The key that it replaces, and when that one ends */
            replaces: {
                /**
                 * Format: uuid
                 * @description Its id
                 */
                id: string;
                /**
                 * Format: date-time
                 * @description When it ends; null if it does not by itself
                 */
                expires_at: string;
            };
        };
        ApiKeyList: {
            /** @description The keys, newest first */
            api_keys: components["schemas"]["ApiKey"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        ApiKey: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What people call it */
            name: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            /** @description What it may do at most */
            scopes: components["schemas"]["Scope"][];
            /** @description owner, admin, developer, viewer, billing; null: scopes without a role */
            role_slug: string | null;
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach: "account" | "tenant";
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends; null if it does not by itself
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute; null if never
             */
            last_used_at: string | null;
            /** @description From where it was used last */
            last_used_address: string | null;
            /** @description Where it may be used from, as CIDR ranges; from anywhere if there are none */
            source_ranges: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens: boolean;
            /** @description What made the key */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
        };
        RestrictApiKey: {
            /** @description What it may do at most */
            scopes?: components["schemas"]["Scope"][];
            /**
             * @description The role: owner, admin, developer, viewer, or billing
             * @enum {string}
             */
            role_slug?: "owner" | "admin" | "developer" | "viewer" | "billing";
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach?: "account" | "tenant";
            /**
             * @description Ranges of addresses (CIDR) from which it may be used; empty: from anywhere
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            source_ranges?: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens?: boolean;
        };
        RevokedApiKey: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What people call it */
            name: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            /** @description What it may do at most */
            scopes: components["schemas"]["Scope"][];
            /** @description owner, admin, developer, viewer, billing; null: scopes without a role */
            role_slug: string | null;
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach: "account" | "tenant";
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends; null if it does not by itself
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute; null if never
             */
            last_used_at: string | null;
            /** @description From where it was used last */
            last_used_address: string | null;
            /** @description Where it may be used from, as CIDR ranges; from anywhere if there are none */
            source_ranges: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens: boolean;
            /** @description What made the key */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
            /** @description What it made, and what that made in turn; newest first, at most 1,000 */
            made: components["schemas"]["MadeThing"][];
        };
        MadeThing: {
            /**
             * @description What it is
             * @enum {string}
             */
            kind: "api-key" | "identity-provider" | "principal" | "webhook" | "invitation" | "person" | "setup-link";
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What people call it */
            name: string;
            /** @description Its state */
            status: string;
            /**
             * Format: uuid
             * @description The tenant to which it is confined; null: none
             */
            tenant_id: string | null;
            /** @description What made it */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
        };
        SessionList: {
            /** @description The sessions, newest first */
            sessions: components["schemas"]["Session"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        Session: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /**
             * @description What did it: a key, a person, a workload, or an operator
             * @enum {string}
             */
            actor_type: "human" | "workload" | "api-key";
            /** @description What it may do at most */
            scopes: components["schemas"]["Scope"][];
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * @description The beginning of the digest of the token, to recognize it by
             * @example sha256:3f0c2a526c0e4a5b
             */
            token_fingerprint: string;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends; null if it does not by itself
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute; null if never
             */
            last_used_at?: string;
        };
        SshKeyList: {
            /** @description The keys, newest first */
            ssh_keys: components["schemas"]["SshKey"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        SshKey: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What the person calls it */
            name: string;
            /** @description One line, as in a .pub file */
            public_key: string;
            /**
             * @description The digest of the key, as `ssh-keygen -l` shows it
             * @example SHA256:Tz4b0EyGk1vwNJAtxYh1xk4M3Gg2s8iK7cWmWm0f6bE
             */
            fingerprint: string;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
        };
        /**
         * @example {
         *       "name": "laptop",
         *       "public_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu ada@laptop"
         *     }
         */
        AddSshKey: {
            /** @description What the person calls it */
            name: string;
            /** @description One line of an OpenSSH public key file */
            public_key: string;
        };
        /**
         * @example {
         *       "display_name": "GitHub Actions",
         *       "issuer": "https://token.actions.githubusercontent.com",
         *       "jwks_source_type": "discovery",
         *       "audiences": [
         *         "https://compute.example.com"
         *       ]
         *     }
         */
        CreateIdentityProvider: {
            /** @description What people call it */
            display_name: string;
            /** @description The issuer (`iss`) of the tokens */
            issuer: string;
            /**
             * @description The kind of issuer, for warnings about its tokens
             * @enum {string}
             */
            issuer_type?: "oidc";
            /**
             * @description Where the keys of the issuer come from
             * @enum {string}
             */
            jwks_source_type: "discovery" | "https" | "stored-jwks";
            /** @description The address of the keys */
            jwks_uri?: string;
            /** @description The keys themselves, with stored-jwks */
            jwks_document?: {
                [key: string]: unknown;
            };
            /** @description The audiences (`aud`) of which a token must have one */
            audiences: string[];
            /**
             * @description How far the clock of the issuer may be off
             * @default 60
             */
            allowed_clock_skew_seconds?: number;
        };
        IdentityProvider: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /**
             * Format: uuid
             * @description The account
             */
            customer_id: string;
            /** @description What people call it */
            display_name: string;
            /** @description The issuer (`iss`) of the tokens */
            issuer: string;
            /**
             * @description The kind of issuer, for warnings about its tokens
             * @enum {string}
             */
            issuer_type: "oidc";
            /**
             * @description Where the keys of the issuer come from
             * @enum {string}
             */
            jwks_source_type: "discovery" | "https" | "stored-jwks";
            /** @description The address of the keys */
            jwks_uri?: string;
            /** @description The digest of the stored keys */
            jwks_document_ref?: string;
            /** @description The audiences (`aud`) of which a token must have one */
            audiences: string[];
            /** @description How far the clock of the issuer may be off */
            allowed_clock_skew_seconds: number;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "disabled";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last
             */
            updated_at: string;
        };
        IdentityProviderList: {
            /** @description The providers, newest first */
            providers: components["schemas"]["IdentityProvider"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        IdentityProviderChanges: {
            /** @description What people call it */
            display_name?: string;
            /** @description The audiences (`aud`) of which a token must have one */
            audiences?: string[];
            /** @description How far the clock of the issuer may be off */
            allowed_clock_skew_seconds?: number;
            /**
             * @description Its state
             * @enum {string}
             */
            status?: "active" | "disabled";
        };
        TokenTest: {
            /** @description The token of the issuer */
            subject_token: string;
            /** @description The principal */
            principal_id?: string;
        };
        TokenExplanation: {
            /** @description Whether an exchange would give a session */
            would_mint: boolean;
            /** @description What was checked, in order, until the first refusal */
            steps: {
                /** @description What was checked */
                check: string;
                /**
                 * @description Whether the token passed
                 * @enum {string}
                 */
                result: "passed" | "failed" | "warning";
                /** @description What is accepted */
                expected: string;
                /** @description What the token has */
                got: string;
                /** @description What to do */
                hint?: string;
            }[];
            /** @description The claims of the token */
            claims: {
                [key: string]: unknown;
            } | null;
        };
        IdentityProviderHealth: {
            /**
             * Format: uuid
             * @description The provider
             */
            provider_id: string;
            /**
             * @description Where the keys of the issuer come from
             * @enum {string}
             */
            jwks_source_type: "discovery" | "https" | "stored-jwks";
            /**
             * Format: date-time
             * @description When the keys were fetched last
             */
            last_fetch_at: string | null;
            /**
             * Format: date-time
             * @description When the keys could be fetched last
             */
            last_success_at: string | null;
            /** @description Why the keys could not be fetched last; null if they could */
            last_error: string | null;
            /** @description The ids of the keys that were fetched last */
            key_ids: string[];
            /** @description How old (`iat`) a token may be; 0: as old as its `exp` allows */
            max_token_age_seconds: number;
            /** @description What to look at, although it works */
            warnings: {
                /** @description The kind of warning, for programs */
                code: string;
                /** @description The risk and the remedy, for people */
                detail: string;
                /**
                 * Format: uuid
                 * @description The principal that it is about
                 */
                principal_id?: string;
            }[];
        };
        StoredKeys: {
            /** @description The keys themselves, with stored-jwks */
            jwks_document: {
                [key: string]: unknown;
            };
        };
        TokenAge: {
            /** @description How old (`iat`) a token may be; 0: as old as its `exp` allows */
            max_token_age_seconds: number;
        };
        TokenAgeState: {
            /**
             * Format: uuid
             * @description The provider
             */
            provider_id: string;
            /** @description How old (`iat`) a token may be; 0: as old as its `exp` allows */
            max_token_age_seconds: number;
        };
        SessionRevocation: {
            /** @description The id of the key */
            kid?: string;
        };
        RevokedSessions: {
            /** @description How many sessions were ended */
            revoked: number;
        };
        /**
         * @example {
         *       "trusted_issuer_id": "3f0c2a52-6c0e-4a5b-9d0e-2f7c6f1a9b34",
         *       "display_name": "main branch of shop",
         *       "subject_match_type": "exact",
         *       "subject_match_value": "repo:acme/shop:ref:refs/heads/main",
         *       "claim_constraints": {
         *         "repository_id": "74"
         *       },
         *       "scopes": [
         *         "compute:read"
         *       ],
         *       "max_session_ttl_seconds": 600
         *     }
         */
        CreatePrincipal: {
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id?: string;
            /**
             * Format: uuid
             * @description The provider whose tokens are accepted
             */
            trusted_issuer_id: string;
            /** @description What people call it */
            display_name: string;
            /**
             * @description How the subject is compared: exact, or by its beginning
             * @enum {string}
             */
            subject_match_type: "exact" | "prefix";
            /** @description The subject (`sub`), or its beginning */
            subject_match_value: string;
            /** @description What the claims of a token must be */
            claim_constraints?: {
                [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                    /** @description What the array must have */
                    contains: (string | number | boolean) | (string | number | boolean)[];
                } | {
                    /** @description What the members of the object must be */
                    members: {
                        [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                            /** @description What the array must have */
                            contains: (string | number | boolean) | (string | number | boolean)[];
                        } | {
                            /** @description What the members of the object must be */
                            members: {
                                [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                                    /** @description What the array must have */
                                    contains: (string | number | boolean) | (string | number | boolean)[];
                                } | {
                                    /** @description What the members of the object must be */
                                    members: {
                                        [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                                            /** @description What the array must have */
                                            contains: (string | number | boolean) | (string | number | boolean)[];
                                        };
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description What it may do at most */
            scopes: components["schemas"]["Scope"][];
            /**
             * @description How long a session may live at most
             * @default 3600
             */
            max_session_ttl_seconds?: number;
            /** @description That a wide prefix is meant as it is */
            acknowledge_wide_match?: boolean;
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach?: "account" | "tenant";
            /**
             * @description Ranges of addresses (CIDR) from which it may be used; empty: from anywhere
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            source_ranges?: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens?: boolean;
        };
        Principal: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The provider whose tokens are accepted
             */
            trusted_issuer_id: string;
            /** @description What people call it */
            display_name: string;
            /**
             * @description How the subject is compared: exact, or by its beginning
             * @enum {string}
             */
            subject_match_type: "exact" | "prefix";
            /** @description The subject (`sub`), or its beginning */
            subject_match_value: string;
            /** @description What the claims of a token must be */
            claim_constraints: {
                [key: string]: unknown;
            };
            /** @description What it may do at most */
            scopes: components["schemas"]["Scope"][];
            /** @description How long a session may live at most */
            max_session_ttl_seconds: number;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "disabled";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last
             */
            updated_at: string;
        };
        PrincipalList: {
            /**
             * Format: uuid
             * @description The account
             */
            customer_id: string;
            /** @description The principals, newest first */
            principals: components["schemas"]["Principal"][];
        };
        PrincipalChanges: {
            /** @description What people call it */
            display_name?: string;
            /**
             * @description How the subject is compared: exact, or by its beginning
             * @enum {string}
             */
            subject_match_type?: "exact" | "prefix";
            /** @description The subject (`sub`), or its beginning */
            subject_match_value?: string;
            /** @description What the claims of a token must be */
            claim_constraints?: {
                [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                    /** @description What the array must have */
                    contains: (string | number | boolean) | (string | number | boolean)[];
                } | {
                    /** @description What the members of the object must be */
                    members: {
                        [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                            /** @description What the array must have */
                            contains: (string | number | boolean) | (string | number | boolean)[];
                        } | {
                            /** @description What the members of the object must be */
                            members: {
                                [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                                    /** @description What the array must have */
                                    contains: (string | number | boolean) | (string | number | boolean)[];
                                } | {
                                    /** @description What the members of the object must be */
                                    members: {
                                        [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                                            /** @description What the array must have */
                                            contains: (string | number | boolean) | (string | number | boolean)[];
                                        };
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description What it may do at most */
            scopes?: components["schemas"]["Scope"][];
            /** @description How long a session may live at most */
            max_session_ttl_seconds?: number;
            /**
             * @description Its state
             * @enum {string}
             */
            status?: "active" | "disabled";
            /** @description That a wide prefix is meant as it is */
            acknowledge_wide_match?: boolean;
        };
        ReplayProtection: {
            /** @description Whether a token can be exchanged only once */
            enabled: boolean;
        };
        ReplayProtectionState: {
            /**
             * Format: uuid
             * @description The principal
             */
            principal_id: string;
            /** @description Whether a token can be exchanged only once */
            enabled: boolean;
        };
        PrincipalRestrictions: {
            /**
             * Format: uuid
             * @description The principal
             */
            principal_id: string;
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach: "account" | "tenant";
            /** @description Where it may be used from, as CIDR ranges; from anywhere if there are none */
            source_ranges: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens: boolean;
        };
        RestrictPrincipal: {
            /**
             * @description Where its scopes hold: in the whole account, or in its tenant alone
             * @enum {string}
             */
            reach?: "account" | "tenant";
            /**
             * @description Ranges of addresses (CIDR) from which it may be used; empty: from anywhere
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            source_ranges?: string[];
            /** @description Whether its sessions are bound to a key of the client (RFC 9449) */
            dpop_bound_access_tokens?: boolean;
        };
        IdentitySetupStatus: {
            /** @description Whether sign-in is set up */
            has_identity_integration: boolean;
            /**
             * @description The kind of provider; empty without one
             * @enum {string}
             */
            provider: "oidc" | "";
            /**
             * @description The state of sign-in
             * @enum {string}
             */
            integration_status: "not_configured" | "pending" | "active" | "error" | "disabled";
            /** @description The domains that addresses of people may have */
            allowed_email_domains: string[];
        };
        SwitchIdentityIntegration: {
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "disabled";
            /** @description Why, for the audit log */
            reason?: string;
        };
        CreateIdentitySetupLink: {
            /**
             * @description The purpose of the link
             * @enum {string}
             */
            intent: "setup" | "reconfigure";
            /** @description Why, for the audit log */
            reason?: string;
            /**
             * Format: uri
             * @description Where the browser goes once sign-in is set up
             */
            return_url?: string;
        };
        InviteTeammate: {
            /**
             * Format: email
             * @description The person's e-mail address
             */
            email: string;
            /** @description What people call it */
            display_name: string;
            /**
             * @description The role: owner, admin, developer, viewer, or billing
             * @enum {string}
             */
            role_slug: "owner" | "admin" | "developer" | "viewer" | "billing";
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id?: string;
        };
        TeammateInvitation: {
            /**
             * Format: uuid
             * @description The account
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description The person
             */
            customer_user_id: string;
            /** @description The person's e-mail address */
            email: string;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "pending" | "accepted" | "expired" | "revoked";
            /**
             * Format: uri
             * @description Where the person accepts the invitation; the link works once, for a week
             */
            accept_invitation_url?: string;
        };
        InvitationList: {
            /** @description The invitations, newest first */
            invitations: components["schemas"]["Invitation"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        Invitation: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /**
             * Format: uuid
             * @description The person
             */
            customer_user_id: string;
            /** @description The person's e-mail address */
            email: string;
            /** @description What people call it */
            display_name: string;
            /**
             * @description The role: owner, admin, developer, viewer, or billing
             * @enum {string}
             */
            role_slug: "owner" | "admin" | "developer" | "viewer" | "billing";
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string | null;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "pending" | "accepted" | "expired" | "revoked";
            /** @description Who invited the person */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends; null if it does not by itself
             */
            expires_at: string;
        };
        CustomerUserList: {
            /** @description The people of the account, newest first */
            customer_users: components["schemas"]["CustomerUser"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        CustomerUser: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description The person's e-mail address */
            email: string;
            /** @description What people call it */
            display_name: string;
            /**
             * @description The role: owner, admin, developer, viewer, or billing
             * @enum {string}
             */
            role_slug: "owner" | "admin" | "developer" | "viewer" | "billing";
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string | null;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "invited" | "active" | "removed";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the person signed in last; null if never
             */
            last_sign_in_at: string | null;
        };
        RemovedCustomerUser: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description The person's e-mail address */
            email: string;
            /** @description What people call it */
            display_name: string;
            /**
             * @description The role: owner, admin, developer, viewer, or billing
             * @enum {string}
             */
            role_slug: "owner" | "admin" | "developer" | "viewer" | "billing";
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string | null;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "invited" | "active" | "removed";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the person signed in last; null if never
             */
            last_sign_in_at: string | null;
            /** @description What it made, and what that made in turn; newest first, at most 1,000 */
            made: components["schemas"]["MadeThing"][];
        };
        ChangeCustomerUserRole: {
            /**
             * @description The role: owner, admin, developer, viewer, or billing
             * @enum {string}
             */
            role_slug: "owner" | "admin" | "developer" | "viewer" | "billing";
        };
        MadeList: {
            /** @description Newest first */
            made: components["schemas"]["MadeThing"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        EndMade: {
            /**
             * @description A person, a key, a registration, or an operator
             * @enum {string}
             */
            type: "human" | "api-key" | "registration-code" | "operator";
            /** @description Its id */
            id: string;
        };
        EndedMade: {
            /** @description What it made, and what that made in turn; newest first, at most 1,000 */
            made: components["schemas"]["MadeThing"][];
        };
        FleetUsage: {
            /**
             * Format: uuid
             * @description The account
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            period: components["schemas"]["UsagePeriod"];
            /** @description Usage by hour or day */
            buckets: {
                /**
                 * Format: date-time
                 * @description When the bucket begins
                 */
                bucket_start: string;
                /** @description By class of machine */
                by_class: components["schemas"]["ClassUsage"][];
            }[];
            /** @description The sums of the period */
            summary: {
                /** @description Seconds that are billed: those in use, and what a minimum adds */
                billable_seconds: number;
                /** @description Seconds in use */
                raw_active_seconds: number;
                /** @description How many machines */
                lifecycle_count: number;
                /** @description By class of machine */
                by_class: components["schemas"]["ClassUsage"][];
            };
        };
        UsagePeriod: {
            /**
             * @description The size of a bucket: an hour or a day
             * @enum {string}
             */
            bucket: "hour" | "day";
            /**
             * Format: date-time
             * @description When the period begins
             */
            start: string;
            /**
             * Format: date-time
             * @description When the period ends
             */
            end: string;
        };
        ClassUsage: {
            /** @description VirtualMachine or BareMetalMachine */
            resource_kind: string;
            /** @description The class of machine */
            resource_class: string;
            /** @description Seconds that are billed: those in use, and what a minimum adds */
            billable_seconds: number;
            /** @description Seconds in use */
            raw_active_seconds: number;
            /** @description How many machines */
            lifecycle_count: number;
        };
        BillingUsage: {
            /**
             * Format: uuid
             * @description The account
             */
            customer_id: string;
            period: components["schemas"]["UsagePeriod"];
            /** @description Usage by hour or day */
            buckets: {
                /**
                 * Format: date-time
                 * @description When the bucket begins
                 */
                bucket_start: string;
                /** @description By class of machine */
                by_class: components["schemas"]["ClassUsage"][];
            }[];
            /** @description The sums of the period */
            summary: {
                /** @description Seconds that are billed: those in use, and what a minimum adds */
                billable_seconds: number;
                /** @description Seconds in use */
                raw_active_seconds: number;
                /** @description How many machines */
                lifecycle_count: number;
                /** @description By class of machine */
                by_class: components["schemas"]["ClassUsage"][];
            };
            /** @description By tenant */
            by_tenant: {
                /**
                 * Format: uuid
                 * @description The tenant
                 */
                tenant_id: string;
                /** @description Short name of the tenant */
                tenant_slug: string;
                /** @description Seconds that are billed: those in use, and what a minimum adds */
                billable_seconds: number;
                /** @description Seconds in use */
                raw_active_seconds: number;
                /** @description How many machines */
                lifecycle_count: number;
                /** @description By class of machine */
                by_class: components["schemas"]["ClassUsage"][];
            }[];
        };
        BilledLifecycleList: {
            /**
             * Format: uuid
             * @description The account
             */
            customer_id: string;
            period: components["schemas"]["UsagePeriod"];
            /** @description The lives of machines, by their start */
            lifecycles: components["schemas"]["BilledLifecycle"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        BilledLifecycle: {
            /**
             * Format: uuid
             * @description The uid of the machine
             */
            machine_uid: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            /** @description VirtualMachine or BareMetalMachine */
            resource_kind: string;
            /** @description The class of machine */
            resource_class: string;
            /** @description The name of the machine */
            resource_name: string;
            /**
             * Format: date-time
             * @description When it began
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it ended; null if it has not
             */
            ended_at: string | null;
            /** @description The least that a life of this class is billed */
            minimum_seconds: number;
            /** @description Seconds in use */
            raw_active_seconds: number;
            /** @description What the minimum adds */
            top_up_seconds: number;
            /** @description Seconds that are billed: those in use, and what a minimum adds */
            billable_seconds: number;
            /** @description Seconds of it for which its host was silent, so that the service cannot say how it was */
            unseen_seconds: number;
            /** @description Seconds of it for which the operator held it stopped, which it credits */
            stopped_seconds: number;
            /**
             * Format: date-time
             * @description The bucket that the addition counts in; null without one
             */
            top_up_bucket_start: string | null;
            /** @description Whether the machine was in use within the window */
            active_in_window: boolean;
        };
        BillList: {
            /** @description The bills, the latest first */
            bills: components["schemas"]["Bill"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        Bill: {
            /**
             * Format: uuid
             * @description The account
             */
            customer_id: string;
            /** @description YYYY-MM */
            month: string;
            /**
             * Format: date-time
             * @description When it was closed; it never changes afterwards
             */
            closed_at: string;
            /** @description What machines used in the month, and minimums */
            usage: {
                /** @description Seconds that are billed: those in use, and what a minimum adds */
                billable_seconds: number;
                /** @description Seconds in use */
                raw_active_seconds: number;
                /** @description How many machines */
                lifecycle_count: number;
            };
            /** @description The same by tenant */
            by_tenant: {
                /**
                 * Format: uuid
                 * @description The tenant
                 */
                tenant_id: string;
                /** @description By class of machine */
                by_class: components["schemas"]["ClassUsage"][];
            }[];
            /** @description Credits and debits that were made in the month, for earlier months */
            corrections: components["schemas"]["BillCorrection"][];
            /** @description Usage and corrections together */
            billable_seconds: number;
            /** @description SHA-256 of the lifecycles behind it, in the form that the operator exports */
            lifecycles_sha256: string;
            /** @description The key that signed it; empty if the service has none */
            key_id: string;
            /** @description Ed25519, in base64, over the canonical JSON (RFC 8785) of the bill without closed_at */
            signature: string;
        };
        BillCorrection: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            /** @description The month that it corrects, YYYY-MM */
            corrects_month: string;
            /** @description VirtualMachine or BareMetalMachine */
            resource_kind: string;
            /** @description The class of machine */
            resource_class: string;
            /** @description Seconds that it adds to what is billed; negative for a credit */
            billable_seconds: number;
            /** @description Its number, such as a credit note's */
            reference: string;
            /** @description Why it was made */
            reason: string;
            /**
             * Format: date-time
             * @description When it was made: it is part of the bill of that month
             */
            created_at: string;
        };
        BillCorrectionList: {
            /** @description The corrections, the latest first */
            corrections: components["schemas"]["BillCorrection"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        FleetCapacity: {
            /**
             * Format: uuid
             * @description The account
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string;
            /** @description What the account may use, by class */
            capacity: {
                /** @description The class of machine */
                machine_class: string;
                /** @description Whether machines may use what is not reserved */
                on_demand_allowed: boolean;
                /** @description Hosts that are reserved for the account */
                reserved_hosts: number;
                /** @description How many of them are in use */
                reserved_in_use: number;
                /** @description How many of them are free */
                reserved_available: number;
                /** @description What workloads of the account may do at most */
                workload_limits: {
                    /** @description Its part for bare metal */
                    bare_metal: number;
                    /** @description Its part for virtual machines */
                    virtual_machine: number;
                };
            }[];
        };
        TenantLimitList: {
            /** @description Those of classes first */
            limits: components["schemas"]["TenantLimit"][];
        };
        TenantLimit: {
            /**
             * @description Machines or hosts of a class, use of shared hosts (1 or 0), or CPU, memory, or disk of all virtual machines
             * @enum {string}
             */
            limit: "virtual_machine" | "bare_metal" | "reserved_hosts" | "on_demand" | "cpu" | "memory_gib" | "disk_gib";
            /** @description The class of machine; null: of all classes together */
            machine_class: string | null;
            /** @description The most that there may be */
            amount: number;
            /** @description Its present use; null where nothing is counted */
            used: number | null;
            /**
             * Format: date-time
             * @description When the limit before it holds again; null: never
             */
            ends_at: string | null;
        };
        LimitRequestList: {
            /** @description The newest 200 */
            limit_requests: components["schemas"]["LimitRequest"][];
        };
        LimitRequest: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /**
             * @description Machines or hosts of a class, use of shared hosts (1 or 0), or CPU, memory, or disk of all virtual machines
             * @enum {string}
             */
            limit: "virtual_machine" | "bare_metal" | "reserved_hosts" | "on_demand" | "cpu" | "memory_gib" | "disk_gib";
            /** @description The class of machine; null: of all classes together */
            machine_class: string | null;
            /** @description What is asked for */
            amount: number;
            /** @description Why */
            reason: string;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "open" | "granted" | "refused";
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /** @description The words of the operator of the service; null while it is open */
            answer: string | null;
            /**
             * Format: date-time
             * @description When it was granted or refused
             */
            decided_at: string | null;
        };
        CreateLimitRequest: {
            /**
             * @description Machines or hosts of a class, use of shared hosts (1 or 0), or CPU, memory, or disk of all virtual machines
             * @enum {string}
             */
            limit: "virtual_machine" | "bare_metal" | "reserved_hosts" | "on_demand" | "cpu" | "memory_gib" | "disk_gib";
            /** @description The class of machine */
            machine_class?: string;
            /** @description What is asked for */
            amount: number;
            /** @description Why, for the operator of the service */
            reason: string;
        };
        AuditEventList: {
            /** @description The events, newest first */
            audit_events: components["schemas"]["AuditEvent"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        AuditEvent: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description human, workload, api-key, registration-code, operator, host, service */
            actor_type: string;
            /** @description Who did it: a key, a person, or a principal */
            actor_id: string;
            /** @description What the actor was called then: a key’s name, a person’s address, a principal’s subject */
            actor_name: string | null;
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id: string | null;
            /**
             * Format: uuid
             * @description The session of the request
             */
            session_id: string | null;
            /** @description What was done; docs/audit.md lists them */
            action: string;
            /** @description What it was done to */
            target: string;
            /**
             * @description Refused acts changed nothing; `reason` says why
             * @enum {string}
             */
            outcome: "success" | "refused";
            /** @description Why, in the words of the person who did it */
            reason: string | null;
            /** @description The id of the request, as in the header X-Request-Id */
            request_id: string | null;
            /** @description The token exchange that made the session */
            exchange_id: string | null;
            /** @description Address that the request came from */
            address: string | null;
            /** @description What its client calls itself: 200 characters at most, printable ASCII */
            user_agent: string | null;
            /** @description Facts of this action, such as what was there before */
            details: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
        };
        CreateWebhook: {
            /** @description What people call it */
            name: string;
            /** @description Where deliveries go */
            url: string;
            /** @description The types of events that it receives */
            event_types: components["schemas"]["WebhookEventType"][];
            /**
             * Format: uuid
             * @description The tenant
             */
            tenant_id?: string;
        };
        /** @enum {string} */
        WebhookEventType: "machine.ready" | "machine.not-ready" | "machine.failed" | "machine.maintenance" | "machine.evacuation" | "machine.gone" | "bill.closed" | "api-key.ends-soon";
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What people call it */
            name: string;
            /** @description Where deliveries go */
            url: string;
            /** @description The types of events that it receives */
            event_types: string[];
            /**
             * Format: uuid
             * @description Only events of this tenant; null: of the account
             */
            tenant_id: string | null;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "disabled";
            /** @description Why deliveries stopped; null while it is active */
            disabled_reason: string | null;
            /**
             * Format: date-time
             * @description The last success
             */
            delivered_at: string | null;
            /** @description What made the webhook */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last
             */
            updated_at: string;
            /** @description Signs the deliveries, as Standard Webhooks have it; shown only here */
            secret: string;
        };
        WebhookList: {
            /** @description The webhooks, newest first */
            webhooks: components["schemas"]["Webhook"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        Webhook: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What people call it */
            name: string;
            /** @description Where deliveries go */
            url: string;
            /** @description The types of events that it receives */
            event_types: string[];
            /**
             * Format: uuid
             * @description Only events of this tenant; null: of the account
             */
            tenant_id: string | null;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "disabled";
            /** @description Why deliveries stopped; null while it is active */
            disabled_reason: string | null;
            /**
             * Format: date-time
             * @description The last success
             */
            delivered_at: string | null;
            /** @description What made the webhook */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last
             */
            updated_at: string;
        };
        UpdateWebhook: {
            /** @description What people call it */
            name?: string;
            /** @description Where deliveries go */
            url?: string;
            /** @description The types of events that it receives */
            event_types?: components["schemas"]["WebhookEventType"][];
            /**
             * @description Its state
             * @enum {string}
             */
            status?: "active" | "disabled";
        };
        RotateWebhookSecret: {
            /**
             * @description How long the replaced secret goes on working
             * @default 86400
             */
            overlap_seconds?: number;
        };
        RotatedWebhook: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /** @description What people call it */
            name: string;
            /** @description Where deliveries go */
            url: string;
            /** @description The types of events that it receives */
            event_types: string[];
            /**
             * Format: uuid
             * @description Only events of this tenant; null: of the account
             */
            tenant_id: string | null;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "active" | "disabled";
            /** @description Why deliveries stopped; null while it is active */
            disabled_reason: string | null;
            /**
             * Format: date-time
             * @description The last success
             */
            delivered_at: string | null;
            /** @description What made the webhook */
            made_by: {
                /**
                 * @description A person, a key, a registration, or an operator
                 * @enum {string}
                 */
                type: "human" | "api-key" | "registration-code" | "operator";
                /** @description Its id */
                id: string;
            };
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last
             */
            updated_at: string;
            /** @description Signs the deliveries, as Standard Webhooks have it; shown only here */
            secret: string;
            /**
             * Format: date-time
             * @description Until then deliveries are signed by the secrets before it, too
             */
            former_secrets_expire_at: string;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Its id
             */
            id: string;
            /**
             * Format: uuid
             * @description Where it goes
             */
            webhook_id: string;
            /**
             * Format: uuid
             * @description The header webhook-id, and the id of the CloudEvent
             */
            event_id: string;
            /** @description The type of the CloudEvent */
            event_type: string;
            /** @description The subject of the CloudEvent: the object that changed */
            subject: string;
            /** @description The data of the CloudEvent */
            data: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it happened
             */
            occurred_at: string;
            /**
             * @description Its state
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description How often it was sent */
            attempts: number;
            /**
             * Format: date-time
             * @description The last attempt
             */
            attempted_at: string | null;
            /**
             * Format: date-time
             * @description Null when there is none
             */
            next_attempt_at: string | null;
            /** @description Of the last attempt that failed */
            error: string | null;
            /**
             * Format: uuid
             * @description The delivery that this one repeats
             */
            replay_of: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up
             */
            settled_at: string | null;
        };
        WebhookDeliveryList: {
            /** @description The deliveries, newest first */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description Where the next page begins; null on the last one */
            next_cursor: string | null;
        };
        /**
         * @example {
         *       "grant_type": "client_credentials",
         *       "client_id": "the id of the key",
         *       "client_secret": "its secret"
         *     }
         */
        TokenRequest: {
            /**
             * @description How the session is asked for
             * @enum {string}
             */
            grant_type: "client_credentials" | "authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:device_code" | "urn:ietf:params:oauth:grant-type:token-exchange";
            /** @description The id of an API key */
            client_id?: string;
            /**
             * Format: password
             * @description The secret of that key
             */
            client_secret?: string;
            /**
             * Format: password
             * @description With authorization_code: the code that the browser received
             */
            code?: string;
            /**
             * Format: password
             * @description With the device code grant: the one that /v1/auth/device_authorization returned
             */
            device_code?: string;
            /** @description With authorization_code: the secret behind the code_challenge (RFC 7636) */
            code_verifier?: string;
            /** @description With authorization_code: as in the request to /v1/auth/login */
            redirect_uri?: string;
            /**
             * Format: password
             * @description With refresh_token: the one that was returned last
             */
            refresh_token?: string;
            /**
             * Format: uuid
             * @description With a token exchange: the id of the principal
             */
            principal_id?: string;
            /**
             * Format: password
             * @description With a token exchange: the issuer's JWT
             */
            subject_token?: string;
            /**
             * @description The type of the subject_token
             * @enum {string}
             */
            subject_token_type?: "urn:ietf:params:oauth:token-type:jwt" | "urn:ietf:params:oauth:token-type:id_token" | "urn:ietf:params:oauth:token-type:access_token";
            /** @description Scopes separated by single spaces; all scopes of the credential if absent */
            scope?: string;
            /** @description At most 3600; 900 when absent */
            session_ttl_seconds?: number;
        };
        Token: {
            /** @description The session, for the header Authorization */
            access_token: string;
            /** @description The type of the session: an access token */
            issued_token_type: string;
            /**
             * @description The scheme of the header Authorization
             * @enum {string}
             */
            token_type: "Bearer" | "DPoP";
            /** @description Seconds until the session ends */
            expires_in: number;
            /** @description What the session may do, separated by spaces */
            scope: string;
            /** @description Renews the session, once: each use returns the next one. Only a sign-in of a person has one */
            refresh_token?: string;
            /** @description Seconds until the sign-in ends */
            refresh_token_expires_in?: number;
        };
        DeviceRequest: {
            /** @description Ignored: programs at a terminal have no verified name */
            client_id?: string;
            /** @description Short name of the account that the person has to sign in to */
            account?: string;
            /** @description Short name of the tenant in it */
            tenant?: string;
        };
        DeviceCodes: {
            /** @description For the program alone, which asks /v1/auth/token with it */
            device_code: string;
            /** @description For the person, who brings it to verification_uri */
            user_code: string;
            /** @description The page to which the person brings the code */
            verification_uri: string;
            /** @description The same with the code in it */
            verification_uri_complete: string;
            /** @description Seconds until the codes end */
            expires_in: number;
            /** @description Seconds to wait between two requests for the session */
            interval: number;
        };
        TokenStatusRequest: {
            /**
             * Format: password
             * @description The token that this is about
             */
            token: string;
            /** @description Ignored */
            token_type_hint?: string;
            /** @description The id of an API key */
            client_id?: string;
            /**
             * Format: password
             * @description The secret of that key
             */
            client_secret?: string;
        };
        TokenStatus: {
            /** @description Whether the session can be used; if not, there is nothing else in the response */
            active: boolean;
            /** @description What the session may do, separated by spaces */
            scope?: string;
            /**
             * @description The scheme of the header Authorization
             * @enum {string}
             */
            token_type?: "Bearer" | "DPoP";
            /** @description The key that the session is bound to */
            cnf?: {
                /** @description The thumbprint of that key (RFC 7638) */
                jkt: string;
            };
            /** @description The service */
            iss?: string;
            /**
             * Format: uuid
             * @description Whose session it is
             */
            sub?: string;
            /**
             * Format: uuid
             * @description The id of the API key
             */
            client_id?: string;
            /**
             * Format: uuid
             * @description The id of the session
             */
            jti?: string;
            /** @description When it was made, in seconds since 1970 */
            iat?: number;
            /** @description When it ends, in seconds since 1970 */
            exp?: number;
        };
        OAuthMetadata: {
            /** @description The service */
            issuer: string;
            /** @description Where sessions are issued */
            token_endpoint: string;
            /** @description code */
            response_types_supported: string[];
        };
        PublishedKeys: {
            /** @description Keys in use, and those that were */
            keys: {
                /**
                 * @description The type of the key (RFC 8037)
                 * @enum {string}
                 */
                kty: "OKP";
                /**
                 * @description Its curve
                 * @enum {string}
                 */
                crv: "Ed25519";
                /** @description The public key, in base64url */
                x: string;
                /** @description `key_id` of what it signed */
                kid: string;
                /**
                 * @description It verifies signatures
                 * @enum {string}
                 */
                use: "sig";
                /**
                 * @description The algorithm of its signatures
                 * @enum {string}
                 */
                alg: "EdDSA";
                /**
                 * @description What it signs
                 * @enum {string}
                 */
                purpose: "audit checkpoints" | "bills";
                /** @description When it was first published, in epoch seconds */
                iat: number;
                /** @description It verifies nothing with a later time, in epoch seconds; absent while in use */
                exp?: number;
            }[];
        };
        CellList: {
            /** @description The name of the cell that responds; null: it is the only one */
            cell: string | null;
            /** @description All cells, this one among them; none if it is the only one */
            cells: ({
                /** @description Its name */
                name: string;
                /** @description The address of its API and console */
                url: string;
                /** @description The regions in which it has hosts */
                regions: string[];
            } & {
                [key: string]: unknown;
            })[];
        };
        OAuthError: {
            /** @description What went wrong, for programs */
            error: string;
            /** @description What went wrong and what to do, for people */
            error_description: string;
        };
        Problem: {
            /** @description The address that describes the kind of problem */
            type: string;
            /** @description The status in words */
            title: string;
            /** @description The status of the response */
            status: number;
            /** @description The problem, the accepted values, and the remedy, for people */
            detail: string;
            /** @description The problem, for programs */
            code: string;
            /**
             * Format: uuid
             * @description The id of the request, as in the header X-Request-Id
             */
            request_id: string;
            /** @description Each place that is wrong */
            errors?: {
                /** @description The place in the body that is wrong (RFC 6901) */
                pointer: string;
                /** @description The problem there, for programs */
                code: string;
                /** @description The problem there and the accepted values, for people */
                detail: string;
            }[];
        };
        Health: {
            /**
             * @description Whether it can do its work
             * @enum {string}
             */
            status: "ok" | "degraded" | "unavailable";
            /** @description What the service needs */
            checks: {
                /** @description ok, or what is wrong with it */
                postgres: string;
                /** @description ok, or what is wrong with the schema of the database */
                schema: string;
                /** @description ok, or what is wrong with it */
                temporal: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listv1alpha1VirtualMachineForAllNamespaces: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachineList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1alpha1NamespacedVirtualMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachineList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    createv1alpha1NamespacedVirtualMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachine"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachine"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    deletecollectionv1alpha1NamespacedVirtualMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and delete nothing */
                dryRun?: "All";
                /** @description All the same here, since nothing depends on a machine */
                propagationPolicy?: "Background" | "Foreground" | "Orphan";
                /** @description Ignored: how long a machine may take to shut down is the same for all */
                gracePeriodSeconds?: number;
                /** @description Ignored: nothing depends on a machine */
                orphanDependents?: boolean;
                /** @description Ignored: nothing is deleted unread */
                ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Ignored: this is no watch */
                sendInitialEvents?: boolean;
                /** @description Ignored: this is no watch */
                timeoutSeconds?: number;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Any of these: they have the same fields
                     * @enum {string}
                     */
                    apiVersion?: "v1" | "meta.k8s.io/v1" | "compute.service/v1alpha1";
                    /**
                     * @description What the object is
                     * @enum {string}
                     */
                    kind?: "DeleteOptions";
                    /** @description All: validate everything and write nothing */
                    dryRun?: "All"[];
                    /**
                     * Format: int64
                     * @description Ignored: all machines get the same time to shut down
                     */
                    gracePeriodSeconds?: number;
                    /** @description Ignored: nothing depends on a machine */
                    orphanDependents?: boolean;
                    /** @description The delete is refused (409) unless the object is the one, and in the version, that these name */
                    preconditions?: {
                        /** @description The uid that the object must have */
                        uid?: string;
                        /** @description The version that the object must have */
                        resourceVersion?: string;
                    };
                    /**
                     * @description All the same here, since nothing depends on a machine
                     * @enum {string}
                     */
                    propagationPolicy?: "Background" | "Foreground" | "Orphan";
                    /** @description Ignored */
                    ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readv1alpha1NamespacedVirtualMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachine"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    replacev1alpha1NamespacedVirtualMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachine"];
            };
        };
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachine"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    deletev1alpha1NamespacedVirtualMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and delete nothing */
                dryRun?: "All";
                /** @description All the same here, since nothing depends on a machine */
                propagationPolicy?: "Background" | "Foreground" | "Orphan";
                /** @description Ignored: how long a machine may take to shut down is the same for all */
                gracePeriodSeconds?: number;
                /** @description Ignored: nothing depends on a machine */
                orphanDependents?: boolean;
                /** @description Ignored: nothing is deleted unread */
                ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Any of these: they have the same fields
                     * @enum {string}
                     */
                    apiVersion?: "v1" | "meta.k8s.io/v1" | "compute.service/v1alpha1";
                    /**
                     * @description What the object is
                     * @enum {string}
                     */
                    kind?: "DeleteOptions";
                    /** @description All: validate everything and write nothing */
                    dryRun?: "All"[];
                    /**
                     * Format: int64
                     * @description Ignored: all machines get the same time to shut down
                     */
                    gracePeriodSeconds?: number;
                    /** @description Ignored: nothing depends on a machine */
                    orphanDependents?: boolean;
                    /** @description The delete is refused (409) unless the object is the one, and in the version, that these name */
                    preconditions?: {
                        /** @description The uid that the object must have */
                        uid?: string;
                        /** @description The version that the object must have */
                        resourceVersion?: string;
                    };
                    /**
                     * @description All the same here, since nothing depends on a machine
                     * @enum {string}
                     */
                    propagationPolicy?: "Background" | "Foreground" | "Orphan";
                    /** @description Ignored */
                    ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    patchv1alpha1NamespacedVirtualMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
                /** @description With an apply: take over fields that other clients manage */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachine"];
                };
            };
            /** @description Created by a server-side apply */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.VirtualMachine"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    createv1alpha1NamespacedVirtualMachineRestart: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Switch the guest off at once. By default it gets its time to shut down first */
                    force?: boolean;
                    /** @description An id of your choice: a repeat with the same id restarts nothing more */
                    requestId?: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    connectv1alpha1NamespacedVirtualMachineTunnel: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
                /** @description The port, by number or name */
                port: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Binary messages carry the bytes; an empty one ends its direction */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readv1alpha1NamespacedVirtualMachineConsole: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Go on with what the machine prints, until it is gone */
                follow?: boolean;
                /** @description Begin with this many lines from the end */
                tailLines?: number;
                /** @description End after this many bytes */
                limitBytes?: number;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The output */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    connectv1alpha1NamespacedVirtualMachineAttach: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Begin with this many lines from the end of what it printed; all that is kept if absent */
                tailLines?: number;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Binary messages carry what is printed and what is typed; an empty one from the client ends it */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1alpha1BareMetalMachineForAllNamespaces: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachineList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1alpha1NamespacedBareMetalMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachineList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    createv1alpha1NamespacedBareMetalMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachine"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachine"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    deletecollectionv1alpha1NamespacedBareMetalMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and delete nothing */
                dryRun?: "All";
                /** @description All the same here, since nothing depends on a machine */
                propagationPolicy?: "Background" | "Foreground" | "Orphan";
                /** @description Ignored: how long a machine may take to shut down is the same for all */
                gracePeriodSeconds?: number;
                /** @description Ignored: nothing depends on a machine */
                orphanDependents?: boolean;
                /** @description Ignored: nothing is deleted unread */
                ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Ignored: this is no watch */
                sendInitialEvents?: boolean;
                /** @description Ignored: this is no watch */
                timeoutSeconds?: number;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Any of these: they have the same fields
                     * @enum {string}
                     */
                    apiVersion?: "v1" | "meta.k8s.io/v1" | "compute.service/v1alpha1";
                    /**
                     * @description What the object is
                     * @enum {string}
                     */
                    kind?: "DeleteOptions";
                    /** @description All: validate everything and write nothing */
                    dryRun?: "All"[];
                    /**
                     * Format: int64
                     * @description Ignored: all machines get the same time to shut down
                     */
                    gracePeriodSeconds?: number;
                    /** @description Ignored: nothing depends on a machine */
                    orphanDependents?: boolean;
                    /** @description The delete is refused (409) unless the object is the one, and in the version, that these name */
                    preconditions?: {
                        /** @description The uid that the object must have */
                        uid?: string;
                        /** @description The version that the object must have */
                        resourceVersion?: string;
                    };
                    /**
                     * @description All the same here, since nothing depends on a machine
                     * @enum {string}
                     */
                    propagationPolicy?: "Background" | "Foreground" | "Orphan";
                    /** @description Ignored */
                    ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readv1alpha1NamespacedBareMetalMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachine"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    replacev1alpha1NamespacedBareMetalMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachine"];
            };
        };
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachine"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    deletev1alpha1NamespacedBareMetalMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and delete nothing */
                dryRun?: "All";
                /** @description All the same here, since nothing depends on a machine */
                propagationPolicy?: "Background" | "Foreground" | "Orphan";
                /** @description Ignored: how long a machine may take to shut down is the same for all */
                gracePeriodSeconds?: number;
                /** @description Ignored: nothing depends on a machine */
                orphanDependents?: boolean;
                /** @description Ignored: nothing is deleted unread */
                ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Any of these: they have the same fields
                     * @enum {string}
                     */
                    apiVersion?: "v1" | "meta.k8s.io/v1" | "compute.service/v1alpha1";
                    /**
                     * @description What the object is
                     * @enum {string}
                     */
                    kind?: "DeleteOptions";
                    /** @description All: validate everything and write nothing */
                    dryRun?: "All"[];
                    /**
                     * Format: int64
                     * @description Ignored: all machines get the same time to shut down
                     */
                    gracePeriodSeconds?: number;
                    /** @description Ignored: nothing depends on a machine */
                    orphanDependents?: boolean;
                    /** @description The delete is refused (409) unless the object is the one, and in the version, that these name */
                    preconditions?: {
                        /** @description The uid that the object must have */
                        uid?: string;
                        /** @description The version that the object must have */
                        resourceVersion?: string;
                    };
                    /**
                     * @description All the same here, since nothing depends on a machine
                     * @enum {string}
                     */
                    propagationPolicy?: "Background" | "Foreground" | "Orphan";
                    /** @description Ignored */
                    ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    patchv1alpha1NamespacedBareMetalMachine: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
                /** @description With an apply: take over fields that other clients manage */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachine"];
                };
            };
            /** @description Created by a server-side apply */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.BareMetalMachine"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    createv1alpha1NamespacedBareMetalMachineRestart: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Switch the guest off at once. By default it gets its time to shut down first */
                    force?: boolean;
                    /** @description An id of your choice: a repeat with the same id restarts nothing more */
                    requestId?: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    connectv1alpha1NamespacedBareMetalMachineTunnel: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
                /** @description The port, by number or name */
                port: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Binary messages carry the bytes; an empty one ends its direction */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readv1alpha1NamespacedBareMetalMachineConsole: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Go on with what the machine prints, until it is gone */
                follow?: boolean;
                /** @description Begin with this many lines from the end */
                tailLines?: number;
                /** @description End after this many bytes */
                limitBytes?: number;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The output */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    connectv1alpha1NamespacedBareMetalMachineAttach: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Begin with this many lines from the end of what it printed; all that is kept if absent */
                tailLines?: number;
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Binary messages carry what is printed and what is typed; an empty one from the client ends it */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1alpha1MachineClassForAllNamespaces: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.MachineClassList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1alpha1NamespacedMachineClass: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.MachineClassList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readv1alpha1NamespacedMachineClass: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.MachineClass"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1alpha1ImageForAllNamespaces: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.ImageList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1alpha1NamespacedImage: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.ImageList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readv1alpha1NamespacedImage: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Image"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1EventForAllNamespaces: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.api.core.v1.EventList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1NamespacedEvent: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.api.core.v1.EventList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readv1NamespacedEvent: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.api.core.v1.Event"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listEventsv1EventForAllNamespaces: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.events.v1.EventList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listEventsv1NamespacedEvent: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.events.v1.EventList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readEventsv1NamespacedEvent: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The namespace of the tenant */
                namespace: string;
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.events.v1.Event"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    listv1Namespace: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description Most objects in one answer; 0 for all */
                limit?: number;
                /** @description Where the previous answer ended */
                continue?: string;
                /** @description Only objects with these labels; both selectors together have at most 64 requirements */
                labelSelector?: string;
                /** @description Only objects with these fields; both selectors together have at most 64 requirements */
                fieldSelector?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description How resourceVersion is meant */
                resourceVersionMatch?: "NotOlderThan" | "Exact";
                /** @description Answer with events (WatchEvent), one per line, as they happen */
                watch?: boolean;
                /** @description Also send BOOKMARK events */
                allowWatchBookmarks?: boolean;
                /** @description Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan */
                sendInitialEvents?: boolean;
                /** @description When a watch ends */
                timeoutSeconds?: number;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.api.core.v1.NamespaceList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    readv1Namespace: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description A version that the response must not be older than, or the one to watch from */
                resourceVersion?: string;
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path: {
                /** @description The name of the object */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.api.core.v1.Namespace"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    createv1SelfSubjectAccessReview: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.k8s.authorization.v1.SelfSubjectAccessReview"];
            };
        };
        responses: {
            /** @description The review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.authorization.v1.SelfSubjectAccessReview"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    createv1SelfSubjectRulesReview: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.k8s.authorization.v1.SelfSubjectRulesReview"];
            };
        };
        responses: {
            /** @description The review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.authorization.v1.SelfSubjectRulesReview"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    createv1SelfSubjectReview: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
                /** @description Ignored: JSON is compact */
                pretty?: string;
                /** @description All: validate everything and write nothing */
                dryRun?: "All";
                /** @description The client, which server-side apply tells from others; required with an apply */
                fieldManager?: string;
                /** @description Unknown fields are always refused */
                fieldValidation?: "Strict" | "Warn" | "Ignore";
                /** @description What the rows of a Table have of their objects */
                includeObject?: "None" | "Metadata" | "Object";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.k8s.authentication.v1.SelfSubjectReview"];
            };
        };
        responses: {
            /** @description The review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.k8s.authentication.v1.SelfSubjectReview"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["service.compute.v1alpha1.Status"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getKubeconfig: {
        parameters: {
            query?: {
                /** @description Folder of the key on your computer, an absolute path; ~/.config/compute-service when absent */
                data_dir?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kubeconfig"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTenants: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTenant: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTenant"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKey"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateApiKey: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateApiKey"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedApiKey"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiKey: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state that you have: if it is still so, the response is 304 */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description Unchanged */
            304: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: {
                /** @description `end`: ends all that it made, and what that made in turn */
                made?: "end";
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokedApiKey"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restrictApiKey: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictApiKey"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Its state */
                status?: "active" | "expired" | "revoked";
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeSession: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSshKeys: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addSshKey: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSshKey"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeSshKey: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listIdentityProviders: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProviderList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createIdentityProvider: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIdentityProvider"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getIdentityProvider: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state that you have: if it is still so, the response is 304 */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description Unchanged */
            304: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteIdentityProvider: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateIdentityProvider: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProviderChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testIdentityProvider: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenTest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenExplanation"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getIdentityProviderHealth: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProviderHealth"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceStoredKeys: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoredKeys"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setTokenAge: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenAge"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAgeState"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeIdentityProviderSessions: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionRevocation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokedSessions"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPrincipals: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPrincipal: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePrincipal"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Principal"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPrincipal: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state that you have: if it is still so, the response is 304 */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Principal"];
                };
            };
            /** @description Unchanged */
            304: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePrincipal: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Principal"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatePrincipal: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrincipalChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Principal"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReplayProtection: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayProtectionState"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setReplayProtection: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayProtection"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayProtectionState"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPrincipalRestrictions: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state that you have: if it is still so, the response is 304 */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalRestrictions"];
                };
            };
            /** @description Unchanged */
            304: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restrictPrincipal: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictPrincipal"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalRestrictions"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getIdentitySetup: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state that you have: if it is still so, the response is 304 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitySetupStatus"];
                };
            };
            /** @description Unchanged */
            304: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    switchIdentityIntegration: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchIdentityIntegration"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitySetupStatus"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createIdentitySetupLink: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIdentitySetupLink"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitySetupLink"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inviteTeammate: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteTeammate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeammateInvitation"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCustomerUsers: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerUserList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCustomerUser: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state that you have: if it is still so, the response is 304 */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerUser"];
                };
            };
            /** @description Unchanged */
            304: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeCustomerUser: {
        parameters: {
            query?: {
                /** @description `end`: ends all that it made, and what that made in turn */
                made?: "end";
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedCustomerUser"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeCustomerUserRole: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCustomerUserRole"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerUser"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMade: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Only what was made by one of this type and id */
                maker_type?: "human" | "api-key" | "registration-code" | "operator";
                /** @description Only what was made by one of this type and id */
                maker_id?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endMade: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndMade"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedMade"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFleetUsage: {
        parameters: {
            query?: {
                /** @description 24h (the default), 7d, month, or a closed month written YYYY-MM */
                window?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetUsage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBillingUsage: {
        parameters: {
            query?: {
                /** @description 24h (the default), 7d, month, or a closed month written YYYY-MM */
                window?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingUsage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBilledLifecycles: {
        parameters: {
            query?: {
                /** @description 24h (the default), 7d, month, or a closed month written YYYY-MM */
                window?: string;
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BilledLifecycleList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBills: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBillCorrections: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillCorrectionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFleetCapacity: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetCapacity"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLimits: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantLimitList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLimitRequests: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitRequestList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createLimitRequest: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLimitRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitRequest"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description The token exchange that made the session */
                exchange_id?: string;
                /** @description The id of the request, as in the header X-Request-Id */
                request_id?: string;
                /** @description The tenant */
                tenant_id?: string;
                /** @description human, workload, api-key, registration-code, operator, host, service */
                actor_type?: string;
                /** @description Who did it: a key, a person, or a principal */
                actor_id?: string;
                /** @description What was done; docs/audit.md lists them */
                action?: string;
                /** @description What it was done to */
                target?: string;
                /** @description Refused acts changed nothing; `reason` says why */
                outcome?: "success" | "refused";
                /** @description Address that the request came from */
                address?: string;
                /** @description The beginning of a user agent */
                user_agent?: string;
                /** @description Events of this time and later */
                from?: string;
                /** @description Events before this time */
                to?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAuditEvents: {
        parameters: {
            query?: {
                /** @description The token exchange that made the session */
                exchange_id?: string;
                /** @description The id of the request, as in the header X-Request-Id */
                request_id?: string;
                /** @description The tenant */
                tenant_id?: string;
                /** @description human, workload, api-key, registration-code, operator, host, service */
                actor_type?: string;
                /** @description Who did it: a key, a person, or a principal */
                actor_id?: string;
                /** @description What was done; docs/audit.md lists them */
                action?: string;
                /** @description What it was done to */
                target?: string;
                /** @description Refused acts changed nothing; `reason` says why */
                outcome?: "success" | "refused";
                /** @description Address that the request came from */
                address?: string;
                /** @description The beginning of a user agent */
                user_agent?: string;
                /** @description Events of this time and later */
                from?: string;
                /** @description Events before this time */
                to?: string;
                /** @description Only what follows this position of the chain: the last one of an earlier export */
                after?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state that you have: if it is still so, the response is 304 */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Unchanged */
            304: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The state of the object */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateWebhookSecret"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedWebhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
                /** @description The ETag of the state of the object that you have seen: if it is another now, nothing changes */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most entries in one response */
                limit?: number;
                /** @description Where to begin: `next_cursor` of the page before */
                cursor?: string;
                /** @description Its state */
                status?: "pending" | "delivered" | "failed";
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: never;
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the answer: seconds or a duration such as 10s, at most 60s; 30s when absent */
                timeout?: string;
            };
            header?: {
                /** @description A text that is new for each request, such as a UUID. Within a day, the same request gets the same response and has no other effect. It needs the same credential, and a session with the same rights. Its `timeout` may differ */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the object */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description Short name of the account */
                account?: string;
                /** @description Short name of the tenant in it */
                tenant?: string;
                /** @description The token of an invitation */
                invitation?: string;
                /** @description The token of a setup link */
                setup?: string;
                /** @description Where the code goes: an address on loopback */
                redirect_uri?: string;
                /** @description What the client gave to recognize the response by */
                state?: string;
                /** @description The S256 challenge of the program (RFC 7636) */
                code_challenge?: string;
                /** @description The page that the browser returns to */
                return_to?: string;
                /** @description The code that a program without a browser shows (RFC 8628) */
                user_code?: string;
                /** @description What the program asks for */
                response_type?: "code";
                /** @description How the challenge is made */
                code_challenge_method?: "S256";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    loginCallback: {
        parameters: {
            query?: {
                /** @description The code of the provider */
                code?: string;
                /** @description What the service gave to recognize the response by */
                state?: string;
                /** @description The provider */
                iss?: string;
                /** @description Why the provider refused */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A setup was tested */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Signed in */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token’s session ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The page’s session ended */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description A session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    authorizeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceRequest"];
            };
        };
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceCodes"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenStatusRequest"];
            };
        };
        responses: {
            /** @description No session has this token, or has it any longer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    introspectToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenStatusRequest"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenStatus"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    oauthMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthMetadata"];
                };
            };
            /** @description The headers of the request are larger than 16 KiB */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    publishedKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedKeys"];
                };
            };
            /** @description The headers of the request are larger than 16 KiB */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listCells: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cells */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellList"];
                };
            };
            /** @description The headers of the request are larger than 16 KiB */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    livez: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers of the request are larger than 16 KiB */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It serves, perhaps degraded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The headers of the request are larger than 16 KiB */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
