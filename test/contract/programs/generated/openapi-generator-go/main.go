// Calls by the client that openapi-generator makes for Go. Prints what came back, as JSON.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"contract/client"
)

// done ends the program with what the service said when a call failed.
func done[T any](value *T, _ *http.Response, err error) *T {
	if err != nil {
		if refusal, ok := err.(*client.GenericOpenAPIError); ok {
			fmt.Fprintln(os.Stderr, string(refusal.Body()))
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

func main() {
	namespace, name := os.Getenv("NAMESPACE"), os.Getenv("MACHINE")
	var key struct{ Id, Secret string }
	file, err := os.ReadFile(os.Getenv("KEY_FILE"))
	done(&file, nil, err)
	done(&key, nil, json.Unmarshal(file, &key))

	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: os.Getenv("SERVICE_URL")}}
	api := client.NewAPIClient(configuration)
	request := client.NewTokenRequest("client_credentials")
	request.SetClientId(key.Id)
	request.SetClientSecret(key.Secret)
	token := done(api.AuthAPI.ExchangeToken(context.Background()).TokenRequest(*request).Execute())

	ctx := context.WithValue(context.Background(), client.ContextAccessToken, token.AccessToken)
	compute := api.ComputeServiceV1alpha1API
	metadata := client.NewServiceComputeV1alpha1VirtualMachineMetadata(name)
	metadata.SetLabels(map[string]string{"made": name})
	machine := client.NewServiceComputeV1alpha1VirtualMachine("compute.service/v1alpha1", "VirtualMachine",
		*metadata, *client.NewServiceComputeV1alpha1VirtualMachineSpec("debian-12"))
	made := done(compute.Createv1alpha1NamespacedVirtualMachine(ctx, namespace).
		ServiceComputeV1alpha1VirtualMachine(*machine).Execute())
	read := done(compute.Readv1alpha1NamespacedVirtualMachine(ctx, namespace, name).Execute())
	listed := done(compute.Listv1alpha1NamespacedVirtualMachine(ctx, namespace).
		LabelSelector("made=" + name).Limit(5).Execute())
	patch := map[string]any{"metadata": map[string]any{"labels": map[string]string{"a": "b"}}}
	patched := done(compute.Patchv1alpha1NamespacedVirtualMachine(ctx, namespace, name).RequestBody(patch).Execute())
	classes := done(compute.Listv1alpha1NamespacedMachineClass(ctx, namespace).Execute())
	sessions := done(api.AdminAPI.ListSessions(ctx).Limit(5).Status("active").Execute())
	wanted := client.NewCreateApiKey(name)
	wanted.SetScopes([]client.Scope{client.Scope("compute:read")})
	newKey := done(api.AdminAPI.CreateApiKey(ctx).CreateApiKey(*wanted).Execute())
	ended := done(api.AdminAPI.RevokeApiKey(ctx, newKey.Id).Execute())
	tenants := done(api.AdminAPI.ListTenants(ctx).Execute())
	billed := done(api.AdminAPI.GetBillingUsage(ctx).Window("24h").Execute())
	deleted := done(compute.Deletev1alpha1NamespacedVirtualMachine(ctx, namespace, name).Execute())
	_, absent, err := compute.Readv1alpha1NamespacedVirtualMachine(ctx, namespace, "absent").Execute()
	if err == nil || absent == nil {
		fmt.Fprintln(os.Stderr, "no refusal of what is absent:", err)
		os.Exit(1)
	}
	status := made.GetStatus()
	var next any
	if cursor, ok := tenants.GetNextCursorOk(); ok && cursor != nil {
		next = *cursor
	}
	done(&next, nil, json.NewEncoder(os.Stdout).Encode(map[string]any{
		"tokenType": token.TokenType,
		"phase":     status.GetPhase(),
		"read":      read.Metadata.Name,
		"listed":    len(listed.Items),
		"labels":    patched.Metadata.GetLabels(),
		"classes":   len(classes.Items),
		"sessions":  len(sessions.Sessions) > 0,
		"key":       []any{newKey.Name, newKey.Scopes, ended.Status},
		"tenants":   []any{len(tenants.Tenants), next},
		"billed":    billed.Period.Bucket,
		"deleted":   deleted.Status,
		"absent":    absent.StatusCode,
	}))
}
