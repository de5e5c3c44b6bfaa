// Calls by the client that oapi-codegen makes. Prints what came back, as JSON.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"contract/client"
)

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

// parsed ends the program with what the service said when it refused a call.
func parsed[T any](value *T, body []byte) *T {
	if value == nil {
		must(0, fmt.Errorf("%s", body))
	}
	return value
}

func main() {
	ctx := context.Background()
	url, namespace, name := os.Getenv("SERVICE_URL"), os.Getenv("NAMESPACE"), os.Getenv("MACHINE")
	var key struct{ Id, Secret string }
	must(0, json.Unmarshal(must(os.ReadFile(os.Getenv("KEY_FILE"))), &key))

	open := must(client.NewClientWithResponses(url))
	exchanged := must(open.ExchangeTokenWithResponse(ctx, client.TokenRequest{
		GrantType: client.ClientCredentials, ClientId: &key.Id, ClientSecret: &key.Secret,
	}))
	token := parsed(exchanged.JSON200, exchanged.Body)
	api := must(client.NewClientWithResponses(url, client.WithRequestEditorFn(
		func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+token.AccessToken)
			return nil
		})))

	machine := client.ServiceComputeV1alpha1VirtualMachine{ApiVersion: "compute.service/v1alpha1", Kind: "VirtualMachine"}
	machine.Metadata.Name = name
	machine.Metadata.Labels = &map[string]string{"made": name}
	machine.Spec.ImageRef = "debian-12"
	created := must(api.Createv1alpha1NamespacedVirtualMachineWithResponse(ctx, namespace, nil, machine))
	made := parsed(created.JSON201, created.Body)
	got := must(api.Readv1alpha1NamespacedVirtualMachineWithResponse(ctx, namespace, name, nil))
	read := parsed(got.JSON200, got.Body)
	selector, limit := "made="+name, int64(5)
	gotList := must(api.Listv1alpha1NamespacedVirtualMachineWithResponse(ctx, namespace,
		&client.Listv1alpha1NamespacedVirtualMachineParams{LabelSelector: &selector, Limit: &limit}))
	listed := parsed(gotList.JSON200, gotList.Body)
	patch := map[string]any{"metadata": map[string]any{"labels": map[string]string{"a": "b"}}}
	gotPatched := must(api.Patchv1alpha1NamespacedVirtualMachineWithApplicationMergePatchPlusJSONBodyWithResponse(
		ctx, namespace, name, nil, patch))
	patched := parsed(gotPatched.JSON200, gotPatched.Body)
	gotClasses := must(api.Listv1alpha1NamespacedMachineClassWithResponse(ctx, namespace, nil))
	classes := parsed(gotClasses.JSON200, gotClasses.Body)

	most, active := 5, client.ListSessionsParamsStatus("active")
	gotSessions := must(api.ListSessionsWithResponse(ctx, &client.ListSessionsParams{Limit: &most, Status: &active}))
	sessions := parsed(gotSessions.JSON200, gotSessions.Body)
	gotKey := must(api.CreateApiKeyWithResponse(ctx, nil,
		client.CreateApiKey{Name: name, Scopes: &[]client.Scope{"compute:read"}}))
	newKey := parsed(gotKey.JSON201, gotKey.Body)
	gotEnded := must(api.RevokeApiKeyWithResponse(ctx, newKey.Id.String(), nil))
	ended := parsed(gotEnded.JSON200, gotEnded.Body)
	gotTenants := must(api.ListTenantsWithResponse(ctx, nil))
	tenants := parsed(gotTenants.JSON200, gotTenants.Body)
	window := "24h"
	gotBilled := must(api.GetBillingUsageWithResponse(ctx, &client.GetBillingUsageParams{Window: &window}))
	billed := parsed(gotBilled.JSON200, gotBilled.Body)
	gotDeleted := must(api.Deletev1alpha1NamespacedVirtualMachineWithResponse(ctx, namespace, name, nil,
		client.Deletev1alpha1NamespacedVirtualMachineJSONRequestBody{}))
	deleted := parsed(gotDeleted.JSON200, gotDeleted.Body)
	absent := must(api.Readv1alpha1NamespacedVirtualMachineWithResponse(ctx, namespace, "absent", nil))

	must(0, json.NewEncoder(os.Stdout).Encode(map[string]any{
		"tokenType": token.TokenType,
		"phase":     made.Status.Phase,
		"read":      read.Metadata.Name,
		"listed":    len(listed.Items),
		"labels":    patched.Metadata.Labels,
		"classes":   len(classes.Items),
		"sessions":  len(sessions.Sessions) > 0,
		"key":       []any{newKey.Name, newKey.Scopes, ended.Status},
		"tenants":   []any{len(tenants.Tenants), tenants.NextCursor},
		"billed":    billed.Period.Bucket,
		"deleted":   deleted.Status,
		"absent":    parsed(absent.JSON404, absent.Body).Code,
	}))
}
