"""The service's types, and the operations of its admin API.

Made from the OpenAPI document by `npm run update`. Do not edit: a test finds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NotRequired, TypedDict

from ._operations import Operations


class VirtualMachine(TypedDict):
    """A virtual machine. Its spec is immutable: to change it, delete and create it again."""

    apiVersion: Literal["compute.service/v1alpha1"]
    """Version of this form of the object"""
    kind: Literal["VirtualMachine"]
    """What the object is"""
    metadata: VirtualMachineMetadata
    """What all objects have"""
    spec: VirtualMachineSpec
    """The wanted state. It is immutable: to change it, delete the object and create it again"""
    status: NotRequired[VirtualMachineStatus]
    """The observed state. The service writes it; what clients send is ignored if it could be one"""


class VirtualMachineMetadata(TypedDict):
    """What all objects have"""

    name: str
    """Unique among the objects of its kind in the namespace; it never changes"""
    namespace: NotRequired[str]
    """The namespace bound to the compute session"""
    labels: NotRequired[dict[str, str]]
    """What label selectors choose by; may be changed. At most 256: a key is at most 63 letters, digits, '-', '_' and
    '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'; a label's value is
    empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit
    """
    annotations: NotRequired[dict[str, str]]
    """Notes that nothing chooses by, 256 KiB in all; may be changed. At most 1000: a key is at most 63 letters,
    digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'
    """
    uid: NotRequired[str]
    """Immutable resource identifier"""
    resourceVersion: NotRequired[str]
    """Opaque version; an update that names an older one than the object has is refused"""
    generation: NotRequired[int]
    """Version of the spec"""
    creationTimestamp: NotRequired[str]
    """When the object was created"""
    deletionTimestamp: NotRequired[str | None]
    """When its delete was accepted; the object goes once its machine is gone"""


class VirtualMachineSpec(TypedDict):
    """The wanted state. It is immutable: to change it, delete the object and create it again"""

    imageRef: str
    """An image of the catalogue: its name, or pinned 'name@sha256:' and 64 hex digits"""
    resources: NotRequired[VirtualMachineSpecResources]
    """Its size; 2 CPUs, 4 GiB of memory and 20 GiB of disk where absent"""
    ports: NotRequired[list[VirtualMachineSpecPortsItem]]
    """Ports of the guest that clients can reach through the service, at most 32"""
    bootstrap: NotRequired[VirtualMachineSpecBootstrap]
    """Data for the guest at its first boot"""


class VirtualMachineSpecResources(TypedDict):
    """Its size; 2 CPUs, 4 GiB of memory and 20 GiB of disk where absent"""

    cpu: int
    """Virtual CPUs, 1 to 256"""
    memoryGiB: int
    """Memory in GiB, 1 to 4096"""
    diskGiB: int
    """Disk in GiB, 1 to 65536"""


class VirtualMachineSpecPortsItem(TypedDict):
    name: str
    """Unique among the ports of the machine"""
    guestPort: int
    """Where the guest listens, 1 to 65535; unique per protocol"""
    exposure: NotRequired[Literal["private-tunnel"]]
    """private-tunnel: reached through the service's tunnel, with a session, and in no other way"""
    protocol: NotRequired[str]
    """TCP"""
    readinessProbe: NotRequired[bool]
    """The port must be listening before the machine becomes ready"""


class VirtualMachineSpecBootstrap(TypedDict):
    """Data for the guest at its first boot"""

    sshAuthorizedKeys: NotRequired[list[VirtualMachineSpecBootstrapSshAuthorizedKeysItem]]
    """Keys that may log in by SSH, at most 32"""


class VirtualMachineSpecBootstrapSshAuthorizedKeysItem(TypedDict):
    publicKey: str
    """One line of an OpenSSH public key file"""
    username: NotRequired[str]
    """Whom the key lets in; the image's own user where absent"""


class VirtualMachineStatus(TypedDict):
    """The observed state. The service writes it; what clients send is ignored if it could be one"""

    phase: Literal["Pending", "Creating", "Starting", "Running", "Stopping", "Deleting", "Failed"]
    """Running is the successful phase; Failed is terminal; all others are in progress"""
    readyForAccess: bool
    """Customer access gate: do not connect until true"""
    failureCode: NotRequired[Literal["InvalidSpec", "ImageUnavailable", "ClassUnavailable", "ReservedCapacityUnavailable", "CapacityTemporarilyUnavailable", "AccessNotReady", "CleanupBlocked", "InternalError", "NoCapacityAvailable", "AllocationBrokerUnavailable", "PlacementUnavailable", "HostIneligible", "ProviderError", "VMNotFound"]]
    """Why it failed, for programs"""
    failureMessage: NotRequired[str]
    """For people: why it failed, or why clients cannot connect yet and what it waits for"""
    observedGeneration: NotRequired[int]
    """The generation that is ready for access; one less until it is, and if it failed"""
    capacitySource: NotRequired[str]
    """reserved or on-demand: whose capacity it is on"""
    resolvedImageRef: NotRequired[str]
    """The image that it runs, pinned by its digest"""
    publishedPorts: NotRequired[list[VirtualMachineStatusPublishedPortsItem]]
    """How its ports are reached, once it is ready for access"""
    sshHostKeys: NotRequired[list[VirtualMachineStatusSshHostKeysItem]]
    """Guest host keys, for strict verification over tunnels"""


class VirtualMachineStatusPublishedPortsItem(TypedDict):
    name: NotRequired[str]
    """As in spec.ports"""
    guestPort: NotRequired[int]
    """Where the guest listens"""
    protocol: NotRequired[str]
    """TCP"""
    exposure: NotRequired[str]
    """How clients reach it: private-tunnel"""
    accessCommand: NotRequired[str]
    """A command that reaches the port"""
    uriTemplate: NotRequired[str]
    """Where a WebSocket reaches the port, for programs"""


class VirtualMachineStatusSshHostKeysItem(TypedDict):
    algorithm: NotRequired[str]
    """The kind of key, such as ssh-ed25519"""
    publicKey: NotRequired[str]
    """The public key"""


class BareMetalMachine(TypedDict):
    """A whole machine of a MachineClass. Its spec is immutable."""

    apiVersion: Literal["compute.service/v1alpha1"]
    """Version of this form of the object"""
    kind: Literal["BareMetalMachine"]
    """What the object is"""
    metadata: VirtualMachineMetadata
    """What all objects have"""
    spec: BareMetalMachineSpec
    """The wanted state. It is immutable: to change it, delete the object and create it again"""
    status: NotRequired[VirtualMachineStatus]
    """The observed state. The service writes it; what clients send is ignored if it could be one"""


class BareMetalMachineSpec(TypedDict):
    """The wanted state. It is immutable: to change it, delete the object and create it again"""

    machineClassName: str
    """The machine class that it is to be of: `kubectl get machineclasses` lists them"""
    imageRef: str
    """An image of the catalogue: its name, or pinned 'name@sha256:' and 64 hex digits"""
    region: NotRequired[str]
    """Where it is to be; the tenant's region where absent"""
    ports: NotRequired[list[VirtualMachineSpecPortsItem]]
    """Ports of the guest that clients can reach through the service, at most 32"""
    bootstrap: NotRequired[VirtualMachineSpecBootstrap]
    """Data for the guest at its first boot"""


class MachineClass(TypedDict):
    """A bare-metal hardware class that the tenant may use."""

    apiVersion: Literal["compute.service/v1alpha1"]
    """Version of this form of the object"""
    kind: Literal["MachineClass"]
    """What the object is"""
    metadata: VirtualMachineMetadata
    """What all objects have"""
    spec: MachineClassSpec
    """The properties of its machines"""


class MachineClassSpec(TypedDict):
    """The properties of its machines"""

    cpuFamily: str
    """Family of its processors"""
    memoryGiB: int
    """Memory of one machine in GiB"""
    regions: list[str]
    """Regions that have it"""


class Image(TypedDict):
    """An image that a machine can be made from: its name is what spec.imageRef names."""

    apiVersion: Literal["compute.service/v1alpha1"]
    """Version of this form of the object"""
    kind: Literal["Image"]
    """What the object is"""
    metadata: VirtualMachineMetadata
    """What all objects have"""
    spec: ImageSpec
    """The disk that machines are made from"""


class ImageSpec(TypedDict):
    """The disk that machines are made from"""

    digest: str
    """Its digest: sha256: and 64 hex digits; `imageRef: NAME@DIGEST` pins it"""
    sizeBytes: NotRequired[int]
    """What a host downloads; absent if the operator does not say"""
    architecture: NotRequired[Literal["amd64", "arm64"]]
    """Processors that it runs on; absent if the operator does not say"""
    retired: bool
    """Nothing new is made from it; machines that have it keep it"""


class Status(TypedDict):
    """The result of an operation."""

    apiVersion: Literal["v1"]
    """Version of this form of the object"""
    kind: Literal["Status"]
    """What the object is"""
    status: Literal["Success", "Failure"]
    """How it ended"""
    code: NotRequired[int]
    """The status of the response"""
    message: NotRequired[str]
    """What went wrong and what to do, for people"""
    reason: NotRequired[str]
    """What went wrong, for programs"""


class Event(TypedDict):
    """Something that happened to a machine. Events are kept as long as their machine, and a week more."""

    apiVersion: Literal["v1"]
    """Version of this form of the object"""
    kind: Literal["Event"]
    """What the object is"""
    metadata: VirtualMachineMetadata
    """What all objects have"""
    involvedObject: EventInvolvedObject
    """The machine that it happened to"""
    type: Literal["Normal", "Warning"]
    """Warning: something keeps the machine from being ready, or ended it"""
    reason: Literal["WaitingForCapacity", "Scheduled", "HostUnable", "ImageFetched", "Created", "Started", "WaitingForPorts", "Ready", "NotReady", "HostKeysChanged", "RestartRequested", "StoppedByOperator", "StartedByOperator", "Restarting", "HostUnreachable", "MaintenancePlanned", "MaintenanceCanceled", "EvacuationPlanned", "EvacuationBlocked", "EvacuationCanceled", "AddressRefused", "Failed", "Deleting", "CleaningUp", "CleanupBlocked", "Gone"]
    """What happened, in a word"""
    message: str
    """What happened, for people"""
    source: EventSource
    """What reports it"""
    firstTimestamp: str
    """When it happened first"""
    lastTimestamp: str
    """When it happened last"""
    count: int
    """How many times it happened"""
    reportingComponent: str
    """What reports it"""
    reportingInstance: str
    """Empty: which process says so does not matter"""


class EventInvolvedObject(TypedDict):
    """The machine that it happened to"""

    apiVersion: Literal["compute.service/v1alpha1"]
    """The version of the machine"""
    kind: Literal["VirtualMachine", "BareMetalMachine"]
    """The kind of the machine"""
    namespace: str
    """The namespace of the machine"""
    name: str
    """The machine"""
    uid: str
    """The uid of the machine"""


class EventSource(TypedDict):
    """What reports it"""

    component: str
    """The part of the service that says so"""


class Problem(TypedDict):
    type: str
    """The address that describes the kind of problem"""
    title: str
    """The status in words"""
    status: int
    """The status of the response"""
    detail: str
    """The problem, the accepted values, and the remedy, for people"""
    code: str
    """The problem, for programs"""
    request_id: str
    """The id of the request, as in the header X-Request-Id"""
    errors: NotRequired[list[ProblemErrorsItem]]
    """Each place that is wrong"""


class ProblemErrorsItem(TypedDict):
    pointer: str
    """The place in the body that is wrong (RFC 6901)"""
    code: str
    """The problem there, for programs"""
    detail: str
    """The problem there and the accepted values, for people"""


class OAuthError(TypedDict):
    error: str
    """What went wrong, for programs"""
    error_description: str
    """What went wrong and what to do, for people"""


class Token(TypedDict):
    access_token: str
    """The session, for the header Authorization"""
    issued_token_type: str
    """The type of the session: an access token"""
    token_type: Literal["Bearer", "DPoP"]
    """The scheme of the header Authorization"""
    expires_in: int
    """Seconds until the session ends"""
    scope: str
    """What the session may do, separated by spaces"""
    refresh_token: NotRequired[str]
    """Renews the session, once: each use returns the next one. Only a sign-in of a person has one"""
    refresh_token_expires_in: NotRequired[int]
    """Seconds until the sign-in ends"""


class RegistrationRequest(TypedDict):
    code: str
    """The registration code that an operator gave"""
    contact: RegistrationContact


class RegistrationContact(TypedDict):
    email: str
    """The person's e-mail address"""
    name: str
    """The person's name"""
    company: NotRequired[str]
    """The person's company"""
    phone: NotRequired[str]
    """The person's telephone number"""


class Registration(TypedDict):
    status: Literal["registered"]
    """Its state"""
    account: RegistrationAccount
    """The account"""
    api_key: RegistrationApiKey
    """The first key of the account; its secret is shown only here"""
    tenant: RegistrationTenant
    """The first tenant of the account"""
    next_steps: list[RegistrationNextStepsItem]
    """What to do next, in this order"""
    endpoints: RegistrationEndpoints
    """The addresses of the service"""
    account_setup_url: str | None
    """Where the first owner accepts their invitation"""
    identity_setup: IdentitySetupLink | None
    """The link with which sign-in is set up"""


class RegistrationAccount(TypedDict):
    """The account"""

    id: str
    """Its id"""
    slug: str
    """Its short name"""
    display_name: str
    """What people call it"""
    status: str
    """Its state"""
    created_at: str
    """When it was made"""


class RegistrationApiKey(TypedDict):
    """The first key of the account; its secret is shown only here"""

    id: str
    """Its id"""
    name: str
    """The name of the key"""
    secret: str
    """Its secret, which is shown only now"""
    scopes: list[Scope]
    """What it may do at most"""
    created_at: str
    """When it was made"""
    expires_at: str
    """When it ends; null if it does not by itself"""


Scope = Literal["compute:read", "compute:write", "admin:read", "admin:write"]


class RegistrationTenant(TypedDict):
    """The first tenant of the account"""

    id: str
    """Its id"""
    slug: str
    """Its short name"""
    namespace: str | None
    """The namespace of the tenant in the compute API; null until it has one"""
    display_name: str
    """What people call it"""
    waits_for: str | None
    """What keeps its machines from running; null once they can"""


class RegistrationNextStepsItem(TypedDict):
    id: str
    """Its id"""
    title: str
    """The step in a few words"""
    description: str
    """The purpose of the step"""
    url: str
    """Where the step is done or described"""


class RegistrationEndpoints(TypedDict):
    """The addresses of the service"""

    api: str
    """The address of the API"""
    compute: str
    """The address of the compute API"""
    token: str
    """Where sessions are issued"""
    openapi: str
    """The address of this document"""
    kubeconfig: str
    """The address of a kubeconfig for the account"""


class IdentitySetupLink(TypedDict):
    url: str
    """The link, which works once"""
    expires_at: str
    """When it ends; null if it does not by itself"""
    identity_integration_id: str
    """The set-up of sign-in"""
    intent: Literal["setup", "reconfigure"]
    """The purpose of the link"""
    provider: Literal["oidc"]
    """The kind of provider"""


class Account(TypedDict):
    customer: RegistrationAccount
    """The account"""
    tenants: list[RegistrationTenant]
    """The tenants of the account that the session may see"""
    actor: AccountActor
    """Who makes the request"""
    phase_limits_seconds: dict[str, float]
    """How long a machine may stay in each phase of its start before it fails"""


class AccountActor(TypedDict):
    """Who makes the request"""

    type: Literal["human", "workload", "api-key"]
    """What makes the request: a key, a person, or a workload"""
    id: str
    """Its id"""
    scopes: list[Scope]
    """What it may do at most"""
    tenant_id: str
    """The tenant"""
    namespace: str | None
    """The namespace of the tenant in the compute API; null until it has one"""


Kubeconfig = TypedDict(
    "Kubeconfig",
    {
        "apiVersion": "Literal[\"v1\"]",
        "kind": "Literal[\"Config\"]",
        "current-context": "str",
    },
)


class CreateTenant(TypedDict):
    slug: str
    """Its short name"""
    display_name: str
    """What people call it"""
    region: NotRequired[str]
    """Where it is"""


class Tenant(TypedDict):
    id: str
    """Its id"""
    slug: str
    """Its short name"""
    namespace: str | None
    """The namespace of the tenant in the compute API; null until it has one"""
    display_name: str
    """What people call it"""
    waits_for: str | None
    """What keeps its machines from running; null once they can"""


class TenantList(TypedDict):
    tenants: list[Tenant]
    """The tenants of the account that the session may see"""
    next_cursor: str | None
    """Where the next page begins; null on the last one"""


class CreateApiKey(TypedDict):
    name: str
    """What people call it"""
    scopes: NotRequired[list[Scope]]
    """What it may do at most"""
    role_slug: NotRequired[Literal["owner", "admin", "developer", "viewer", "billing"]]
    """The role: owner, admin, developer, viewer, or billing"""
    reach: NotRequired[Literal["account", "tenant"]]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    tenant_id: NotRequired[str]
    """The tenant"""
    expires_at: NotRequired[str]
    """When it ends; null if it does not by itself"""
    source_ranges: NotRequired[list[str]]
    """Ranges of addresses (CIDR) from which it may be used; empty: from anywhere"""
    dpop_bound_access_tokens: NotRequired[bool]
    """Whether its sessions are bound to a key of the client (RFC 9449)"""


class ApiKeyWithSecret(TypedDict):
    id: str
    """Its id"""
    name: str
    """What people call it"""
    tenant_id: str
    """The tenant"""
    scopes: list[Scope]
    """What it may do at most"""
    role_slug: str | None
    """owner, admin, developer, viewer, billing; null: scopes without a role"""
    reach: Literal["account", "tenant"]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    status: Literal["active", "expired", "revoked"]
    """Its state"""
    created_at: str
    """When it was made"""
    expires_at: str
    """When it ends; null if it does not by itself"""
    last_used_at: str | None
    """When it was used last, to the minute; null if never"""
    last_used_address: str | None
    """From where it was used last"""
    source_ranges: list[str]
    """Where it may be used from, as CIDR ranges; from anywhere if there are none"""
    dpop_bound_access_tokens: bool
    """Whether its sessions are bound to a key of the client (RFC 9449)"""
    made_by: ApiKeyWithSecretMadeBy
    """What made the key"""
    secret: str
    """Its secret, which is shown only now"""


class ApiKeyWithSecretMadeBy(TypedDict):
    """What made the key"""

    type: Literal["human", "api-key", "registration-code", "operator"]
    """A person, a key, a registration, or an operator"""
    id: str
    """Its id"""


class ApiKey(TypedDict):
    id: str
    """Its id"""
    name: str
    """What people call it"""
    tenant_id: str
    """The tenant"""
    scopes: list[Scope]
    """What it may do at most"""
    role_slug: str | None
    """owner, admin, developer, viewer, billing; null: scopes without a role"""
    reach: Literal["account", "tenant"]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    status: Literal["active", "expired", "revoked"]
    """Its state"""
    created_at: str
    """When it was made"""
    expires_at: str
    """When it ends; null if it does not by itself"""
    last_used_at: str | None
    """When it was used last, to the minute; null if never"""
    last_used_address: str | None
    """From where it was used last"""
    source_ranges: list[str]
    """Where it may be used from, as CIDR ranges; from anywhere if there are none"""
    dpop_bound_access_tokens: bool
    """Whether its sessions are bound to a key of the client (RFC 9449)"""
    made_by: ApiKeyWithSecretMadeBy
    """What made the key"""


class RotateApiKey(TypedDict):
    overlap_seconds: NotRequired[int]
    """How long the replaced secret goes on working"""


class RotatedApiKey(TypedDict):
    id: str
    """Its id"""
    name: str
    """What people call it"""
    tenant_id: str
    """The tenant"""
    scopes: list[Scope]
    """What it may do at most"""
    role_slug: str | None
    """owner, admin, developer, viewer, billing; null: scopes without a role"""
    reach: Literal["account", "tenant"]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    status: Literal["active", "expired", "revoked"]
    """Its state"""
    created_at: str
    """When it was made"""
    expires_at: str
    """When it ends; null if it does not by itself"""
    last_used_at: str | None
    """When it was used last, to the minute; null if never"""
    last_used_address: str | None
    """From where it was used last"""
    source_ranges: list[str]
    """Where it may be used from, as CIDR ranges; from anywhere if there are none"""
    dpop_bound_access_tokens: bool
    """Whether its sessions are bound to a key of the client (RFC 9449)"""
    made_by: ApiKeyWithSecretMadeBy
    """What made the key"""
    secret: str
    """Its secret, which is shown only now"""
    replaces: RotatedApiKeyReplaces
    """The key that it replaces, and when that one ends"""


class RotatedApiKeyReplaces(TypedDict):
    """The key that it replaces, and when that one ends"""

    id: str
    """Its id"""
    expires_at: str
    """When it ends; null if it does not by itself"""


class RestrictApiKey(TypedDict):
    scopes: NotRequired[list[Scope]]
    """What it may do at most"""
    role_slug: NotRequired[Literal["owner", "admin", "developer", "viewer", "billing"]]
    """The role: owner, admin, developer, viewer, or billing"""
    reach: NotRequired[Literal["account", "tenant"]]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    source_ranges: NotRequired[list[str]]
    """Ranges of addresses (CIDR) from which it may be used; empty: from anywhere"""
    dpop_bound_access_tokens: NotRequired[bool]
    """Whether its sessions are bound to a key of the client (RFC 9449)"""


class RevokedApiKey(TypedDict):
    id: str
    """Its id"""
    name: str
    """What people call it"""
    tenant_id: str
    """The tenant"""
    scopes: list[Scope]
    """What it may do at most"""
    role_slug: str | None
    """owner, admin, developer, viewer, billing; null: scopes without a role"""
    reach: Literal["account", "tenant"]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    status: Literal["active", "expired", "revoked"]
    """Its state"""
    created_at: str
    """When it was made"""
    expires_at: str
    """When it ends; null if it does not by itself"""
    last_used_at: str | None
    """When it was used last, to the minute; null if never"""
    last_used_address: str | None
    """From where it was used last"""
    source_ranges: list[str]
    """Where it may be used from, as CIDR ranges; from anywhere if there are none"""
    dpop_bound_access_tokens: bool
    """Whether its sessions are bound to a key of the client (RFC 9449)"""
    made_by: ApiKeyWithSecretMadeBy
    """What made the key"""
    made: list[MadeThing]
    """What it made, and what that made in turn; newest first, at most 1,000"""


class MadeThing(TypedDict):
    kind: Literal["api-key", "identity-provider", "principal", "webhook", "invitation", "person", "setup-link"]
    """What it is"""
    id: str
    """Its id"""
    name: str
    """What people call it"""
    status: str
    """Its state"""
    tenant_id: str | None
    """The tenant to which it is confined; null: none"""
    made_by: ApiKeyWithSecretMadeBy
    """What made it"""
    created_at: str
    """When it was made"""


class Session(TypedDict):
    id: str
    """Its id"""
    actor_type: Literal["human", "workload", "api-key"]
    """What did it: a key, a person, a workload, or an operator"""
    scopes: list[Scope]
    """What it may do at most"""
    status: Literal["active", "expired", "revoked"]
    """Its state"""
    token_fingerprint: str
    """The beginning of the digest of the token, to recognize it by"""
    created_at: str
    """When it was made"""
    expires_at: str
    """When it ends; null if it does not by itself"""
    last_used_at: NotRequired[str]
    """When it was used last, to the minute; null if never"""


class SshKey(TypedDict):
    id: str
    """Its id"""
    name: str
    """What the person calls it"""
    public_key: str
    """One line, as in a .pub file"""
    fingerprint: str
    """The digest of the key, as `ssh-keygen -l` shows it"""
    created_at: str
    """When it was made"""


class AddSshKey(TypedDict):
    name: str
    """What the person calls it"""
    public_key: str
    """One line of an OpenSSH public key file"""


class CreateIdentityProvider(TypedDict):
    display_name: str
    """What people call it"""
    issuer: str
    """The issuer (`iss`) of the tokens"""
    issuer_type: NotRequired[Literal["oidc"]]
    """The kind of issuer, for warnings about its tokens"""
    jwks_source_type: Literal["discovery", "https", "stored-jwks"]
    """Where the keys of the issuer come from"""
    jwks_uri: NotRequired[str]
    """The address of the keys"""
    jwks_document: NotRequired[dict[str, Any]]
    """The keys themselves, with stored-jwks"""
    audiences: list[str]
    """The audiences (`aud`) of which a token must have one"""
    allowed_clock_skew_seconds: NotRequired[int]
    """How far the clock of the issuer may be off"""


class IdentityProvider(TypedDict):
    id: str
    """Its id"""
    customer_id: str
    """The account"""
    display_name: str
    """What people call it"""
    issuer: str
    """The issuer (`iss`) of the tokens"""
    issuer_type: Literal["oidc"]
    """The kind of issuer, for warnings about its tokens"""
    jwks_source_type: Literal["discovery", "https", "stored-jwks"]
    """Where the keys of the issuer come from"""
    jwks_uri: NotRequired[str]
    """The address of the keys"""
    jwks_document_ref: NotRequired[str]
    """The digest of the stored keys"""
    audiences: list[str]
    """The audiences (`aud`) of which a token must have one"""
    allowed_clock_skew_seconds: int
    """How far the clock of the issuer may be off"""
    status: Literal["active", "disabled"]
    """Its state"""
    created_at: str
    """When it was made"""
    updated_at: str
    """When it was changed last"""


class IdentityProviderChanges(TypedDict):
    display_name: NotRequired[str]
    """What people call it"""
    audiences: NotRequired[list[str]]
    """The audiences (`aud`) of which a token must have one"""
    allowed_clock_skew_seconds: NotRequired[int]
    """How far the clock of the issuer may be off"""
    status: NotRequired[Literal["active", "disabled"]]
    """Its state"""


class TokenTest(TypedDict):
    subject_token: str
    """The token of the issuer"""
    principal_id: NotRequired[str]
    """The principal"""


class TokenExplanation(TypedDict):
    would_mint: bool
    """Whether an exchange would give a session"""
    steps: list[TokenExplanationStepsItem]
    """What was checked, in order, until the first refusal"""
    claims: dict[str, Any] | None
    """The claims of the token"""


class TokenExplanationStepsItem(TypedDict):
    check: str
    """What was checked"""
    result: Literal["passed", "failed", "warning"]
    """Whether the token passed"""
    expected: str
    """What is accepted"""
    got: str
    """What the token has"""
    hint: NotRequired[str]
    """What to do"""


class IdentityProviderHealth(TypedDict):
    provider_id: str
    """The provider"""
    jwks_source_type: Literal["discovery", "https", "stored-jwks"]
    """Where the keys of the issuer come from"""
    last_fetch_at: str | None
    """When the keys were fetched last"""
    last_success_at: str | None
    """When the keys could be fetched last"""
    last_error: str | None
    """Why the keys could not be fetched last; null if they could"""
    key_ids: list[str]
    """The ids of the keys that were fetched last"""
    max_token_age_seconds: int
    """How old (`iat`) a token may be; 0: as old as its `exp` allows"""
    warnings: list[IdentityProviderHealthWarningsItem]
    """What to look at, although it works"""


class IdentityProviderHealthWarningsItem(TypedDict):
    code: str
    """The kind of warning, for programs"""
    detail: str
    """The risk and the remedy, for people"""
    principal_id: NotRequired[str]
    """The principal that it is about"""


class StoredKeys(TypedDict):
    jwks_document: dict[str, Any]
    """The keys themselves, with stored-jwks"""


class TokenAge(TypedDict):
    max_token_age_seconds: int
    """How old (`iat`) a token may be; 0: as old as its `exp` allows"""


class TokenAgeState(TypedDict):
    provider_id: str
    """The provider"""
    max_token_age_seconds: int
    """How old (`iat`) a token may be; 0: as old as its `exp` allows"""


class SessionRevocation(TypedDict):
    kid: NotRequired[str]
    """The id of the key"""


class RevokedSessions(TypedDict):
    revoked: int
    """How many sessions were ended"""


class CreatePrincipal(TypedDict):
    tenant_id: NotRequired[str]
    """The tenant"""
    trusted_issuer_id: str
    """The provider whose tokens are accepted"""
    display_name: str
    """What people call it"""
    subject_match_type: Literal["exact", "prefix"]
    """How the subject is compared: exact, or by its beginning"""
    subject_match_value: str
    """The subject (`sub`), or its beginning"""
    claim_constraints: NotRequired[dict[str, str | float | bool | list[str | float | bool] | CreatePrincipalClaimConstraintsValueContains | CreatePrincipalClaimConstraintsValueMembers]]
    """What the claims of a token must be"""
    scopes: list[Scope]
    """What it may do at most"""
    max_session_ttl_seconds: NotRequired[int]
    """How long a session may live at most"""
    acknowledge_wide_match: NotRequired[bool]
    """That a wide prefix is meant as it is"""
    reach: NotRequired[Literal["account", "tenant"]]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    source_ranges: NotRequired[list[str]]
    """Ranges of addresses (CIDR) from which it may be used; empty: from anywhere"""
    dpop_bound_access_tokens: NotRequired[bool]
    """Whether its sessions are bound to a key of the client (RFC 9449)"""


class CreatePrincipalClaimConstraintsValueContains(TypedDict):
    contains: str | float | bool | list[str | float | bool]
    """What the array must have"""


class CreatePrincipalClaimConstraintsValueMembers(TypedDict):
    members: dict[str, str | float | bool | list[str | float | bool] | CreatePrincipalClaimConstraintsValueContains | CreatePrincipalClaimConstraintsValueMembersMembersValueMembers]
    """What the members of the object must be"""


class CreatePrincipalClaimConstraintsValueMembersMembersValueMembers(TypedDict):
    members: dict[str, str | float | bool | list[str | float | bool] | CreatePrincipalClaimConstraintsValueContains | CreatePrincipalClaimConstraintsValueMembersMembersValueMembersMembersValueMembers]
    """What the members of the object must be"""


class CreatePrincipalClaimConstraintsValueMembersMembersValueMembersMembersValueMembers(TypedDict):
    members: dict[str, str | float | bool | list[str | float | bool] | CreatePrincipalClaimConstraintsValueContains]
    """What the members of the object must be"""


class Principal(TypedDict):
    id: str
    """Its id"""
    tenant_id: str
    """The tenant"""
    trusted_issuer_id: str
    """The provider whose tokens are accepted"""
    display_name: str
    """What people call it"""
    subject_match_type: Literal["exact", "prefix"]
    """How the subject is compared: exact, or by its beginning"""
    subject_match_value: str
    """The subject (`sub`), or its beginning"""
    claim_constraints: dict[str, Any]
    """What the claims of a token must be"""
    scopes: list[Scope]
    """What it may do at most"""
    max_session_ttl_seconds: int
    """How long a session may live at most"""
    status: Literal["active", "disabled"]
    """Its state"""
    created_at: str
    """When it was made"""
    updated_at: str
    """When it was changed last"""


class PrincipalChanges(TypedDict):
    display_name: NotRequired[str]
    """What people call it"""
    subject_match_type: NotRequired[Literal["exact", "prefix"]]
    """How the subject is compared: exact, or by its beginning"""
    subject_match_value: NotRequired[str]
    """The subject (`sub`), or its beginning"""
    claim_constraints: NotRequired[dict[str, str | float | bool | list[str | float | bool] | CreatePrincipalClaimConstraintsValueContains | CreatePrincipalClaimConstraintsValueMembers]]
    """What the claims of a token must be"""
    scopes: NotRequired[list[Scope]]
    """What it may do at most"""
    max_session_ttl_seconds: NotRequired[int]
    """How long a session may live at most"""
    status: NotRequired[Literal["active", "disabled"]]
    """Its state"""
    acknowledge_wide_match: NotRequired[bool]
    """That a wide prefix is meant as it is"""


class ReplayProtection(TypedDict):
    enabled: bool
    """Whether a token can be exchanged only once"""


class ReplayProtectionState(TypedDict):
    principal_id: str
    """The principal"""
    enabled: bool
    """Whether a token can be exchanged only once"""


class PrincipalRestrictions(TypedDict):
    principal_id: str
    """The principal"""
    reach: Literal["account", "tenant"]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    source_ranges: list[str]
    """Where it may be used from, as CIDR ranges; from anywhere if there are none"""
    dpop_bound_access_tokens: bool
    """Whether its sessions are bound to a key of the client (RFC 9449)"""


class RestrictPrincipal(TypedDict):
    reach: NotRequired[Literal["account", "tenant"]]
    """Where its scopes hold: in the whole account, or in its tenant alone"""
    source_ranges: NotRequired[list[str]]
    """Ranges of addresses (CIDR) from which it may be used; empty: from anywhere"""
    dpop_bound_access_tokens: NotRequired[bool]
    """Whether its sessions are bound to a key of the client (RFC 9449)"""


class IdentitySetupStatus(TypedDict):
    has_identity_integration: bool
    """Whether sign-in is set up"""
    provider: Literal["oidc", ""]
    """The kind of provider; empty without one"""
    integration_status: Literal["not_configured", "pending", "active", "error", "disabled"]
    """The state of sign-in"""
    allowed_email_domains: list[str]
    """The domains that addresses of people may have"""


class SwitchIdentityIntegration(TypedDict):
    status: Literal["active", "disabled"]
    """Its state"""
    reason: NotRequired[str]
    """Why, for the audit log"""


class CreateIdentitySetupLink(TypedDict):
    intent: Literal["setup", "reconfigure"]
    """The purpose of the link"""
    reason: NotRequired[str]
    """Why, for the audit log"""
    return_url: NotRequired[str]
    """Where the browser goes once sign-in is set up"""


class InviteTeammate(TypedDict):
    email: str
    """The person's e-mail address"""
    display_name: str
    """What people call it"""
    role_slug: Literal["owner", "admin", "developer", "viewer", "billing"]
    """The role: owner, admin, developer, viewer, or billing"""
    tenant_id: NotRequired[str]
    """The tenant"""


class TeammateInvitation(TypedDict):
    customer_id: str
    """The account"""
    customer_user_id: str
    """The person"""
    email: str
    """The person's e-mail address"""
    status: Literal["pending", "accepted", "expired", "revoked"]
    """Its state"""
    accept_invitation_url: NotRequired[str]
    """Where the person accepts the invitation; the link works once, for a week"""


class Invitation(TypedDict):
    id: str
    """Its id"""
    customer_user_id: str
    """The person"""
    email: str
    """The person's e-mail address"""
    display_name: str
    """What people call it"""
    role_slug: Literal["owner", "admin", "developer", "viewer", "billing"]
    """The role: owner, admin, developer, viewer, or billing"""
    tenant_id: str | None
    """The tenant"""
    status: Literal["pending", "accepted", "expired", "revoked"]
    """Its state"""
    made_by: ApiKeyWithSecretMadeBy
    """Who invited the person"""
    created_at: str
    """When it was made"""
    expires_at: str
    """When it ends; null if it does not by itself"""


class CustomerUser(TypedDict):
    id: str
    """Its id"""
    email: str
    """The person's e-mail address"""
    display_name: str
    """What people call it"""
    role_slug: Literal["owner", "admin", "developer", "viewer", "billing"]
    """The role: owner, admin, developer, viewer, or billing"""
    tenant_id: str | None
    """The tenant"""
    status: Literal["invited", "active", "removed"]
    """Its state"""
    created_at: str
    """When it was made"""
    last_sign_in_at: str | None
    """When the person signed in last; null if never"""


class RemovedCustomerUser(TypedDict):
    id: str
    """Its id"""
    email: str
    """The person's e-mail address"""
    display_name: str
    """What people call it"""
    role_slug: Literal["owner", "admin", "developer", "viewer", "billing"]
    """The role: owner, admin, developer, viewer, or billing"""
    tenant_id: str | None
    """The tenant"""
    status: Literal["invited", "active", "removed"]
    """Its state"""
    created_at: str
    """When it was made"""
    last_sign_in_at: str | None
    """When the person signed in last; null if never"""
    made: list[MadeThing]
    """What it made, and what that made in turn; newest first, at most 1,000"""


class ChangeCustomerUserRole(TypedDict):
    role_slug: Literal["owner", "admin", "developer", "viewer", "billing"]
    """The role: owner, admin, developer, viewer, or billing"""


class EndMade(TypedDict):
    type: Literal["human", "api-key", "registration-code", "operator"]
    """A person, a key, a registration, or an operator"""
    id: str
    """Its id"""


class EndedMade(TypedDict):
    made: list[MadeThing]
    """What it made, and what that made in turn; newest first, at most 1,000"""


class FleetUsage(TypedDict):
    customer_id: str
    """The account"""
    tenant_id: str
    """The tenant"""
    period: UsagePeriod
    buckets: list[FleetUsageBucketsItem]
    """Usage by hour or day"""
    summary: FleetUsageSummary
    """The sums of the period"""


class UsagePeriod(TypedDict):
    bucket: Literal["hour", "day"]
    """The size of a bucket: an hour or a day"""
    start: str
    """When the period begins"""
    end: str
    """When the period ends"""


class FleetUsageBucketsItem(TypedDict):
    bucket_start: str
    """When the bucket begins"""
    by_class: list[ClassUsage]
    """By class of machine"""


class ClassUsage(TypedDict):
    resource_kind: str
    """VirtualMachine or BareMetalMachine"""
    resource_class: str
    """The class of machine"""
    billable_seconds: int
    """Seconds that are billed: those in use, and what a minimum adds"""
    raw_active_seconds: int
    """Seconds in use"""
    lifecycle_count: int
    """How many machines"""


class FleetUsageSummary(TypedDict):
    """The sums of the period"""

    billable_seconds: int
    """Seconds that are billed: those in use, and what a minimum adds"""
    raw_active_seconds: int
    """Seconds in use"""
    lifecycle_count: int
    """How many machines"""
    by_class: list[ClassUsage]
    """By class of machine"""


class BillingUsage(TypedDict):
    customer_id: str
    """The account"""
    period: UsagePeriod
    buckets: list[FleetUsageBucketsItem]
    """Usage by hour or day"""
    summary: FleetUsageSummary
    """The sums of the period"""
    by_tenant: list[BillingUsageByTenantItem]
    """By tenant"""


class BillingUsageByTenantItem(TypedDict):
    tenant_id: str
    """The tenant"""
    tenant_slug: str
    """Short name of the tenant"""
    billable_seconds: int
    """Seconds that are billed: those in use, and what a minimum adds"""
    raw_active_seconds: int
    """Seconds in use"""
    lifecycle_count: int
    """How many machines"""
    by_class: list[ClassUsage]
    """By class of machine"""


class BilledLifecycle(TypedDict):
    machine_uid: str
    """The uid of the machine"""
    tenant_id: str
    """The tenant"""
    resource_kind: str
    """VirtualMachine or BareMetalMachine"""
    resource_class: str
    """The class of machine"""
    resource_name: str
    """The name of the machine"""
    started_at: str
    """When it began"""
    ended_at: str | None
    """When it ended; null if it has not"""
    minimum_seconds: int
    """The least that a life of this class is billed"""
    raw_active_seconds: int
    """Seconds in use"""
    top_up_seconds: int
    """What the minimum adds"""
    billable_seconds: int
    """Seconds that are billed: those in use, and what a minimum adds"""
    unseen_seconds: int
    """Seconds of it for which its host was silent, so that the service cannot say how it was"""
    stopped_seconds: int
    """Seconds of it for which the operator held it stopped, which it credits"""
    top_up_bucket_start: str | None
    """The bucket that the addition counts in; null without one"""
    active_in_window: bool
    """Whether the machine was in use within the window"""


class Bill(TypedDict):
    customer_id: str
    """The account"""
    month: str
    """YYYY-MM"""
    closed_at: str
    """When it was closed; it never changes afterwards"""
    usage: BillUsage
    """What machines used in the month, and minimums"""
    by_tenant: list[BillByTenantItem]
    """The same by tenant"""
    corrections: list[BillCorrection]
    """Credits and debits that were made in the month, for earlier months"""
    billable_seconds: int
    """Usage and corrections together"""
    lifecycles_sha256: str
    """SHA-256 of the lifecycles behind it, in the form that the operator exports"""
    key_id: str
    """The key that signed it; empty if the service has none"""
    signature: str
    """Ed25519, in base64, over the canonical JSON (RFC 8785) of the bill without closed_at"""


class BillUsage(TypedDict):
    """What machines used in the month, and minimums"""

    billable_seconds: int
    """Seconds that are billed: those in use, and what a minimum adds"""
    raw_active_seconds: int
    """Seconds in use"""
    lifecycle_count: int
    """How many machines"""


class BillByTenantItem(TypedDict):
    tenant_id: str
    """The tenant"""
    by_class: list[ClassUsage]
    """By class of machine"""


class BillCorrection(TypedDict):
    id: str
    """Its id"""
    tenant_id: str
    """The tenant"""
    corrects_month: str
    """The month that it corrects, YYYY-MM"""
    resource_kind: str
    """VirtualMachine or BareMetalMachine"""
    resource_class: str
    """The class of machine"""
    billable_seconds: int
    """Seconds that it adds to what is billed; negative for a credit"""
    reference: str
    """Its number, such as a credit note's"""
    reason: str
    """Why it was made"""
    created_at: str
    """When it was made: it is part of the bill of that month"""


class FleetCapacity(TypedDict):
    customer_id: str
    """The account"""
    tenant_id: str
    """The tenant"""
    capacity: list[FleetCapacityCapacityItem]
    """What the account may use, by class"""


class FleetCapacityCapacityItem(TypedDict):
    machine_class: str
    """The class of machine"""
    on_demand_allowed: bool
    """Whether machines may use what is not reserved"""
    reserved_hosts: int
    """Hosts that are reserved for the account"""
    reserved_in_use: int
    """How many of them are in use"""
    reserved_available: int
    """How many of them are free"""
    workload_limits: FleetCapacityCapacityItemWorkloadLimits
    """What workloads of the account may do at most"""


class FleetCapacityCapacityItemWorkloadLimits(TypedDict):
    """What workloads of the account may do at most"""

    bare_metal: int
    """Its part for bare metal"""
    virtual_machine: int
    """Its part for virtual machines"""


class TenantLimitList(TypedDict):
    limits: list[TenantLimit]
    """Those of classes first"""


class TenantLimit(TypedDict):
    limit: Literal["virtual_machine", "bare_metal", "reserved_hosts", "on_demand", "cpu", "memory_gib", "disk_gib"]
    """Machines or hosts of a class, use of shared hosts (1 or 0), or CPU, memory, or disk of all virtual machines"""
    machine_class: str | None
    """The class of machine; null: of all classes together"""
    amount: int
    """The most that there may be"""
    used: int | None
    """Its present use; null where nothing is counted"""
    ends_at: str | None
    """When the limit before it holds again; null: never"""


class LimitRequestList(TypedDict):
    limit_requests: list[LimitRequest]
    """The newest 200"""


class LimitRequest(TypedDict):
    id: str
    """Its id"""
    limit: Literal["virtual_machine", "bare_metal", "reserved_hosts", "on_demand", "cpu", "memory_gib", "disk_gib"]
    """Machines or hosts of a class, use of shared hosts (1 or 0), or CPU, memory, or disk of all virtual machines"""
    machine_class: str | None
    """The class of machine; null: of all classes together"""
    amount: int
    """What is asked for"""
    reason: str
    """Why"""
    status: Literal["open", "granted", "refused"]
    """Its state"""
    created_at: str
    """When it was made"""
    answer: str | None
    """The words of the operator of the service; null while it is open"""
    decided_at: str | None
    """When it was granted or refused"""


class CreateLimitRequest(TypedDict):
    limit: Literal["virtual_machine", "bare_metal", "reserved_hosts", "on_demand", "cpu", "memory_gib", "disk_gib"]
    """Machines or hosts of a class, use of shared hosts (1 or 0), or CPU, memory, or disk of all virtual machines"""
    machine_class: NotRequired[str]
    """The class of machine"""
    amount: int
    """What is asked for"""
    reason: str
    """Why, for the operator of the service"""


class AuditEvent(TypedDict):
    id: str
    """Its id"""
    actor_type: str
    """human, workload, api-key, registration-code, operator, host, service"""
    actor_id: str
    """Who did it: a key, a person, or a principal"""
    actor_name: str | None
    """What the actor was called then: a key’s name, a person’s address, a principal’s subject"""
    tenant_id: str | None
    """The tenant"""
    session_id: str | None
    """The session of the request"""
    action: str
    """What was done; docs/audit.md lists them"""
    target: str
    """What it was done to"""
    outcome: Literal["success", "refused"]
    """Refused acts changed nothing; `reason` says why"""
    reason: str | None
    """Why, in the words of the person who did it"""
    request_id: str | None
    """The id of the request, as in the header X-Request-Id"""
    exchange_id: str | None
    """The token exchange that made the session"""
    address: str | None
    """Address that the request came from"""
    user_agent: str | None
    """What its client calls itself: 200 characters at most, printable ASCII"""
    details: dict[str, Any]
    """Facts of this action, such as what was there before"""
    created_at: str
    """When it was made"""


class CreateWebhook(TypedDict):
    name: str
    """What people call it"""
    url: str
    """Where deliveries go"""
    event_types: list[WebhookEventType]
    """The types of events that it receives"""
    tenant_id: NotRequired[str]
    """The tenant"""


WebhookEventType = Literal["machine.ready", "machine.not-ready", "machine.failed", "machine.maintenance", "machine.evacuation", "machine.gone", "bill.closed", "api-key.ends-soon"]


class WebhookWithSecret(TypedDict):
    id: str
    """Its id"""
    name: str
    """What people call it"""
    url: str
    """Where deliveries go"""
    event_types: list[str]
    """The types of events that it receives"""
    tenant_id: str | None
    """Only events of this tenant; null: of the account"""
    status: Literal["active", "disabled"]
    """Its state"""
    disabled_reason: str | None
    """Why deliveries stopped; null while it is active"""
    delivered_at: str | None
    """The last success"""
    made_by: ApiKeyWithSecretMadeBy
    """What made the webhook"""
    created_at: str
    """When it was made"""
    updated_at: str
    """When it was changed last"""
    secret: str
    """Signs the deliveries, as Standard Webhooks have it; shown only here"""


class Webhook(TypedDict):
    id: str
    """Its id"""
    name: str
    """What people call it"""
    url: str
    """Where deliveries go"""
    event_types: list[str]
    """The types of events that it receives"""
    tenant_id: str | None
    """Only events of this tenant; null: of the account"""
    status: Literal["active", "disabled"]
    """Its state"""
    disabled_reason: str | None
    """Why deliveries stopped; null while it is active"""
    delivered_at: str | None
    """The last success"""
    made_by: ApiKeyWithSecretMadeBy
    """What made the webhook"""
    created_at: str
    """When it was made"""
    updated_at: str
    """When it was changed last"""


class UpdateWebhook(TypedDict):
    name: NotRequired[str]
    """What people call it"""
    url: NotRequired[str]
    """Where deliveries go"""
    event_types: NotRequired[list[WebhookEventType]]
    """The types of events that it receives"""
    status: NotRequired[Literal["active", "disabled"]]
    """Its state"""


class RotateWebhookSecret(TypedDict):
    overlap_seconds: NotRequired[int]
    """How long the replaced secret goes on working"""


class RotatedWebhook(TypedDict):
    id: str
    """Its id"""
    name: str
    """What people call it"""
    url: str
    """Where deliveries go"""
    event_types: list[str]
    """The types of events that it receives"""
    tenant_id: str | None
    """Only events of this tenant; null: of the account"""
    status: Literal["active", "disabled"]
    """Its state"""
    disabled_reason: str | None
    """Why deliveries stopped; null while it is active"""
    delivered_at: str | None
    """The last success"""
    made_by: ApiKeyWithSecretMadeBy
    """What made the webhook"""
    created_at: str
    """When it was made"""
    updated_at: str
    """When it was changed last"""
    secret: str
    """Signs the deliveries, as Standard Webhooks have it; shown only here"""
    former_secrets_expire_at: str
    """Until then deliveries are signed by the secrets before it, too"""


class WebhookDelivery(TypedDict):
    id: str
    """Its id"""
    webhook_id: str
    """Where it goes"""
    event_id: str
    """The header webhook-id, and the id of the CloudEvent"""
    event_type: str
    """The type of the CloudEvent"""
    subject: str
    """The subject of the CloudEvent: the object that changed"""
    data: dict[str, Any]
    """The data of the CloudEvent"""
    occurred_at: str
    """When it happened"""
    status: Literal["pending", "delivered", "failed"]
    """Its state"""
    attempts: int
    """How often it was sent"""
    attempted_at: str | None
    """The last attempt"""
    next_attempt_at: str | None
    """Null when there is none"""
    error: str | None
    """Of the last attempt that failed"""
    replay_of: str | None
    """The delivery that this one repeats"""
    created_at: str
    """When it was made"""
    settled_at: str | None
    """When it was delivered or given up"""


class Admin(Operations):
    """Every operation of the admin API that returns JSON."""

    def register(self, body: RegistrationRequest) -> Registration:
        """Redeems a registration code; only this response contains the key’s secret."""
        return self._call("POST", "/v1/admin/registrations", None, body)

    def get_account(self) -> Account:
        """The customer, its tenants with their namespaces, and the caller."""
        return self._call("GET", "/v1/admin/account")

    def get_kubeconfig(self, *, data_dir: str | None = None) -> Kubeconfig:
        """A kubeconfig (JSON is YAML) for the session’s namespace, without secrets."""
        return self._call("GET", "/v1/admin/kubeconfig", {"data_dir": data_dir})

    def create_tenant(self, body: CreateTenant) -> Tenant:
        """Creates a tenant with its namespace and the default limits."""
        return self._call("POST", "/v1/admin/tenants", None, body)

    def list_tenants(self) -> TenantList:
        """Lists the customer’s tenants, oldest first; the list always fits on one page."""
        return self._call("GET", "/v1/admin/tenants")

    def create_api_key(self, body: CreateApiKey) -> ApiKeyWithSecret:
        """Creates an API key in the caller’s tenant. A caller with its scopes in the account may name another
        tenant. Only this response contains its secret.
        """
        return self._call("POST", "/v1/admin/api-keys", None, body)

    def list_api_keys(self) -> Iterator[ApiKey]:
        """The account’s keys, newest first, without their secrets."""
        return self._rows("/v1/admin/api-keys", "api_keys")

    def rotate_api_key(self, id: str, body: RotateApiKey | None = None) -> RotatedApiKey:
        """Replaces a key by one of the same name, scopes, and tenant; both work for the overlap. Only this response
        contains the secret.
        """
        return self._call("POST", self._path("/v1/admin/api-keys/{id}/rotate", id), None, body)

    def get_api_key(self, id: str) -> ApiKey:
        """One API key, without its secret."""
        return self._call("GET", self._path("/v1/admin/api-keys/{id}", id))

    def restrict_api_key(self, id: str, body: RestrictApiKey) -> ApiKey:
        """Narrows what a key may do, sets where and how it may be used, and ends its sessions. The caller needs all
        scopes of the key.
        """
        return self._call("PATCH", self._path("/v1/admin/api-keys/{id}", id), None, body)

    def revoke_api_key(self, id: str, *, made: Literal["end"] | None = None) -> RevokedApiKey:
        """Revokes a key and the keys that it made, with their sessions, and returns what else it made. With
        `made=end`, that ends, too, also of a revoked key.
        """
        return self._call("DELETE", self._path("/v1/admin/api-keys/{id}", id), {"made": made})

    def list_sessions(self, *, status: Literal["active", "expired", "revoked"] | None = None) -> Iterator[Session]:
        """The actor's own sessions, newest first."""
        return self._rows("/v1/admin/sessions", "sessions", {"status": status})

    def revoke_session(self, id: str) -> Session:
        """Ends one of the caller’s own sessions; returns it unchanged if it has already ended."""
        return self._call("DELETE", self._path("/v1/admin/sessions/{id}", id))

    def list_ssh_keys(self) -> Iterator[SshKey]:
        """The public SSH keys that the caller keeps for new machines, newest first; only people have any."""
        return self._rows("/v1/admin/ssh-keys", "ssh_keys")

    def add_ssh_key(self, body: AddSshKey) -> SshKey:
        """Keeps a public SSH key of the caller, who must be a person; at most 20. Machines that exist do not change."""
        return self._call("POST", "/v1/admin/ssh-keys", None, body)

    def remove_ssh_key(self, id: str) -> SshKey:
        """Keeps one of the caller’s SSH keys no longer. Machines that were created with it still accept it."""
        return self._call("DELETE", self._path("/v1/admin/ssh-keys/{id}", id))

    def create_identity_provider(self, body: CreateIdentityProvider) -> IdentityProvider:
        """Creates an identity provider; its keys must be reachable."""
        return self._call("POST", "/v1/admin/identity/providers", None, body)

    def list_identity_providers(self) -> Iterator[IdentityProvider]:
        """The identity providers of the account, newest first."""
        return self._rows("/v1/admin/identity/providers", "providers")

    def get_identity_provider(self, id: str) -> IdentityProvider:
        """One identity provider."""
        return self._call("GET", self._path("/v1/admin/identity/providers/{id}", id))

    def update_identity_provider(self, id: str, body: IdentityProviderChanges) -> IdentityProvider:
        """Replaces display name, audiences, clock skew or status; issuer and source of keys never change."""
        return self._call("PATCH", self._path("/v1/admin/identity/providers/{id}", id), None, body)

    def delete_identity_provider(self, id: str) -> IdentityProvider:
        """Deletes a provider that no principal uses and returns its last state."""
        return self._call("DELETE", self._path("/v1/admin/identity/providers/{id}", id))

    def test_identity_provider(self, id: str, body: TokenTest) -> TokenExplanation:
        """Dry-runs a token exchange and reports each check; creates no session and does not use up the token."""
        return self._call("POST", self._path("/v1/admin/identity/providers/{id}/test", id), None, body)

    def get_identity_provider_health(self, id: str) -> IdentityProviderHealth:
        """Returns the result of the last key fetch, and warnings about the provider and its principals."""
        return self._call("GET", self._path("/v1/admin/identity/providers/{id}/health", id))

    def replace_stored_keys(self, id: str, body: StoredKeys) -> IdentityProvider:
        """Replaces the stored keys; list the old and the new ones while an issuer changes from one to the other."""
        return self._call("PUT", self._path("/v1/admin/identity/providers/{id}/keys", id), None, body)

    def set_token_age(self, id: str, body: TokenAge) -> TokenAgeState:
        """How many seconds after its iat a token may still be exchanged; 0: no limit, and no iat is needed."""
        return self._call("PUT", self._path("/v1/admin/identity/providers/{id}/token-age", id), None, body)

    def revoke_identity_provider_sessions(self, id: str, body: SessionRevocation | None = None) -> RevokedSessions:
        """Ends all sessions issued through the provider, or through one of its keys."""
        return self._call("POST", self._path("/v1/admin/identity/providers/{id}/revoke-sessions", id), None, body)

    def create_principal(self, body: CreatePrincipal) -> Principal:
        """Lets a workload exchange an issuer's tokens for sessions in the caller's tenant."""
        return self._call("POST", "/v1/admin/identity/principals", None, body)

    def list_principals(self) -> Iterator[Principal]:
        """The principals of the caller's tenant, newest first: all of them, or pages of `limit` with `Link:
        rel=next`.
        """
        return self._rows("/v1/admin/identity/principals", "principals")

    def get_principal(self, id: str) -> Principal:
        """One principal."""
        return self._call("GET", self._path("/v1/admin/identity/principals/{id}", id))

    def update_principal(self, id: str, body: PrincipalChanges) -> Principal:
        """Updates the given fields; tenant and identity provider are immutable. Disabling ends the principal’s
        sessions.
        """
        return self._call("PATCH", self._path("/v1/admin/identity/principals/{id}", id), None, body)

    def delete_principal(self, id: str) -> Principal:
        """Deletes a principal, ends its sessions, and returns its last state."""
        return self._call("DELETE", self._path("/v1/admin/identity/principals/{id}", id))

    def set_replay_protection(self, id: str, body: ReplayProtection) -> ReplayProtectionState:
        """Whether each external token mints at most one session."""
        return self._call("PUT", self._path("/v1/admin/identity/principals/{id}/replay-protection", id), None, body)

    def get_replay_protection(self, id: str) -> ReplayProtectionState:
        """Whether each external token mints at most one session."""
        return self._call("GET", self._path("/v1/admin/identity/principals/{id}/replay-protection", id))

    def get_principal_restrictions(self, id: str) -> PrincipalRestrictions:
        """Where a principal’s scopes hold, and where and how it and its sessions may be used."""
        return self._call("GET", self._path("/v1/admin/identity/principals/{id}/restrictions", id))

    def restrict_principal(self, id: str, body: RestrictPrincipal) -> PrincipalRestrictions:
        """Sets the given restrictions and ends the principal’s sessions; the caller needs all of its scopes."""
        return self._call("PATCH", self._path("/v1/admin/identity/principals/{id}/restrictions", id), None, body)

    def get_identity_setup(self) -> IdentitySetupStatus:
        """Whether and how the customer’s people can sign in."""
        return self._call("GET", "/v1/admin/identity")

    def switch_identity_integration(self, body: SwitchIdentityIntegration) -> IdentitySetupStatus:
        """Disables or enables sign-in for people; existing sessions stay valid until they expire. Enabling requires
        an owner’s scopes and, if a reason was given for disabling, a person.
        """
        return self._call("PATCH", "/v1/admin/identity", None, body)

    def create_identity_setup_link(self, body: CreateIdentitySetupLink) -> IdentitySetupLink:
        """Creates a one-time setup link, valid for an hour, that replaces earlier links; requires an owner’s scopes."""
        return self._call("POST", "/v1/admin/identity-setup-link", None, body)

    def invite_teammate(self, body: InviteTeammate) -> TeammateInvitation:
        """Invites a person to the account, or to one tenant of it; the role may not include scopes that the caller
        lacks there.
        """
        return self._call("POST", "/v1/admin/customer-users/invite", None, body)

    def list_invitations(self) -> Iterator[Invitation]:
        """Lists invitations, newest first; an invitation’s URL is returned only on creation."""
        return self._rows("/v1/admin/invitations", "invitations")

    def revoke_invitation(self, id: str) -> Invitation:
        """Revokes a pending invitation; returns it unchanged if it has expired or been revoked."""
        return self._call("DELETE", self._path("/v1/admin/invitations/{id}", id))

    def list_customer_users(self) -> Iterator[CustomerUser]:
        """People with a role in the account or one of its tenants, and those who are invited, newest first."""
        return self._rows("/v1/admin/customer-users", "customer_users")

    def get_customer_user(self, id: str) -> CustomerUser:
        """One person of the account, or one who is invited."""
        return self._call("GET", self._path("/v1/admin/customer-users/{id}", id))

    def remove_customer_user(self, id: str, *, made: Literal["end"] | None = None) -> RemovedCustomerUser:
        """Removes a user, with their sessions, invitation, and keys, and returns what else they made; `made=end`
        ends that, too. The last owner cannot be removed.
        """
        return self._call("DELETE", self._path("/v1/admin/customer-users/{id}", id), {"made": made})

    def change_customer_user_role(self, id: str, body: ChangeCustomerUserRole) -> CustomerUser:
        """Gives a user another role where they have one. Ends their sessions there, and the keys they made that may
        do more. The last owner keeps the role.
        """
        return self._call("PATCH", self._path("/v1/admin/customer-users/{id}", id), None, body)

    def list_made(
        self,
        *,
        maker_type: Literal["human", "api-key", "registration-code", "operator"] | None = None,
        maker_id: str | None = None,
    ) -> Iterator[MadeThing]:
        """Keys, providers, principals, webhooks, invitations, people, and setup links with what made them, newest
        first; of one maker also what that made in turn.
        """
        return self._rows("/v1/admin/made", "made", {"maker_type": maker_type, "maker_id": maker_id})

    def end_made(self, body: EndMade) -> EndedMade:
        """Ends all that a maker made, and what that made in turn, in one transaction, and returns it; requires an
        owner’s scopes. The last owner stays.
        """
        return self._call("POST", "/v1/admin/made/end", None, body)

    def get_fleet_usage(self, *, window: str | None = None) -> FleetUsage:
        """Usage of the session's tenant by machine class."""
        return self._call("GET", "/v1/admin/fleet/usage", {"window": window})

    def get_billing_usage(self, *, window: str | None = None) -> BillingUsage:
        """Usage of all tenants of the customer, and of each."""
        return self._call("GET", "/v1/admin/billing/usage", {"window": window})

    def list_billed_lifecycles(self, *, window: str | None = None) -> Iterator[BilledLifecycle]:
        """Every lifecycle behind a window of billing usage, by start: their sums are the report."""
        return self._rows("/v1/admin/billing/lifecycles", "lifecycles", {"window": window})

    def list_bills(self) -> Iterator[Bill]:
        """Final bills of the account, the latest first: totals by tenant and class, corrections, and a signature."""
        return self._rows("/v1/admin/billing/bills", "bills")

    def list_bill_corrections(self) -> Iterator[BillCorrection]:
        """Credits and debits after bills were final, the latest first."""
        return self._rows("/v1/admin/billing/corrections", "corrections")

    def get_fleet_capacity(self) -> FleetCapacity:
        """What the session's tenant may use of each machine class, and what it holds of its reservation."""
        return self._call("GET", "/v1/admin/fleet/capacity")

    def list_limits(self) -> TenantLimitList:
        """The limits of the session's tenant, with what is in use."""
        return self._call("GET", "/v1/admin/limits")

    def list_limit_requests(self) -> LimitRequestList:
        """The requests of the session's tenant for more, the newest first."""
        return self._call("GET", "/v1/admin/limit-requests")

    def create_limit_request(self, body: CreateLimitRequest) -> LimitRequest:
        """Asks the operator of the service for a higher limit."""
        return self._call("POST", "/v1/admin/limit-requests", None, body)

    def list_audit_events(
        self,
        *,
        exchange_id: str | None = None,
        request_id: str | None = None,
        tenant_id: str | None = None,
        actor_type: str | None = None,
        actor_id: str | None = None,
        action: str | None = None,
        target: str | None = None,
        outcome: Literal["success", "refused"] | None = None,
        address: str | None = None,
        user_agent: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> Iterator[AuditEvent]:
        """What happened in the account, newest first: who did what, from where, and what was refused."""
        return self._rows("/v1/admin/audit-events", "audit_events", {"exchange_id": exchange_id, "request_id": request_id, "tenant_id": tenant_id, "actor_type": actor_type, "actor_id": actor_id, "action": action, "target": target, "outcome": outcome, "address": address, "user_agent": user_agent, "from": from_, "to": to})

    def create_webhook(self, body: CreateWebhook) -> WebhookWithSecret:
        """Adds an https address that receives events; only this response contains the secret that signs them."""
        return self._call("POST", "/v1/admin/webhooks", None, body)

    def list_webhooks(self) -> Iterator[Webhook]:
        """The account’s webhooks, newest first, without their secrets."""
        return self._rows("/v1/admin/webhooks", "webhooks")

    def get_webhook(self, id: str) -> Webhook:
        """One webhook."""
        return self._call("GET", self._path("/v1/admin/webhooks/{id}", id))

    def update_webhook(self, id: str, body: UpdateWebhook) -> Webhook:
        """Changes a webhook, disables it, or has one that was disabled deliver again from now on."""
        return self._call("PATCH", self._path("/v1/admin/webhooks/{id}", id), None, body)

    def delete_webhook(self, id: str) -> Webhook:
        """Deletes a webhook with its log; what waits for it is not delivered."""
        return self._call("DELETE", self._path("/v1/admin/webhooks/{id}", id))

    def rotate_webhook_secret(self, id: str, body: RotateWebhookSecret | None = None) -> RotatedWebhook:
        """Makes another secret; for the overlap, deliveries are signed by it and by those before it."""
        return self._call("POST", self._path("/v1/admin/webhooks/{id}/rotate-secret", id), None, body)

    def test_webhook(self, id: str) -> WebhookDelivery:
        """Sends an event of the type compute.service.webhook.test; its delivery says what came of it."""
        return self._call("POST", self._path("/v1/admin/webhooks/{id}/test", id))

    def list_webhook_deliveries(
        self,
        id: str,
        *,
        status: Literal["pending", "delivered", "failed"] | None = None,
    ) -> Iterator[WebhookDelivery]:
        """What was sent to a webhook, and what came of it, newest first; kept for 30 days."""
        return self._rows(self._path("/v1/admin/webhooks/{id}/deliveries", id), "deliveries", {"status": status})

    def replay_webhook_delivery(self, id: str) -> WebhookDelivery:
        """Sends an event once more, with the same webhook-id, behind what waits of the same machine."""
        return self._call("POST", self._path("/v1/admin/webhook-deliveries/{id}/replay", id))
