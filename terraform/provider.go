package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"

	"github.com/hashicorp/terraform-plugin-framework/datasource"
	"github.com/hashicorp/terraform-plugin-framework/diag"
	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/provider"
	"github.com/hashicorp/terraform-plugin-framework/provider/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource"
)

type computeProvider struct{}

func newProvider() provider.Provider { return &computeProvider{} }

// The provider's arguments, and the environment in which each is looked for if it is absent.
var environment = map[string]string{
	"server":        "COMPUTE_SERVER",
	"ca_file":       "COMPUTE_CA_FILE",
	"api_key_file":  "COMPUTE_API_KEY_FILE",
	"principal_id":  "COMPUTE_PRINCIPAL_ID",
	"subject_token": "COMPUTE_SUBJECT_TOKEN",
	"token":         "COMPUTE_TOKEN",
}

func (*computeProvider) Metadata(_ context.Context, _ provider.MetadataRequest, resp *provider.MetadataResponse) {
	resp.TypeName, resp.Version = "compute", version
}

func (*computeProvider) Schema(_ context.Context, _ provider.SchemaRequest, resp *provider.SchemaResponse) {
	optional := func(name, description string) schema.StringAttribute {
		return schema.StringAttribute{
			Optional:    true,
			Sensitive:   name == "subject_token" || name == "token",
			Description: fmt.Sprintf("%s; %s in the environment if absent.", description, environment[name]),
		}
	}
	resp.Schema = schema.Schema{
		Description: "Machines, and who may use them. Give one credential: an API key, a workload's token, or a session.",
		Attributes: map[string]schema.Attribute{
			"server":        optional("server", "The address of the service, https://HOST:PORT"),
			"ca_file":       optional("ca_file", "A certificate authority to trust besides those of the system, in PEM"),
			"api_key_file":  optional("api_key_file", "A file with the id and the secret of an API key, in JSON"),
			"principal_id":  optional("principal_id", "The workload principal for which subject_token is exchanged"),
			"subject_token": optional("subject_token", "A token of the principal's issuer, such as a CI job's"),
			"token":         optional("token", "A session. It is not renewed, so a long apply needs another credential"),
		},
	}
}

func (*computeProvider) Configure(ctx context.Context, req provider.ConfigureRequest, resp *provider.ConfigureResponse) {
	given := attributes(req.Config.Raw)
	setting := func(name string) string {
		if text, ok := given[name].(string); ok {
			return text
		}
		return os.Getenv(environment[name])
	}
	server := setting("server")
	if server == "" {
		resp.Diagnostics.AddAttributeError(path.Root("server"), "No address",
			"Set server, or COMPUTE_SERVER in the environment, to the address of the service: https://HOST:PORT.")
		return
	}
	made, err := newClient(server, setting("ca_file"))
	if err == nil {
		err = authenticate(made, setting)
	}
	if err != nil {
		resp.Diagnostics.AddError("Cannot use the service", err.Error())
		return
	}
	resp.ResourceData, resp.DataSourceData = made, made
}

func authenticate(c *client, setting func(string) string) error {
	file, principal, token := setting("api_key_file"), setting("principal_id"), setting("token")
	switch {
	case token != "":
		c.token = token
		return nil
	case principal != "":
		if setting("subject_token") == "" {
			return fmt.Errorf("principal_id needs subject_token, or COMPUTE_SUBJECT_TOKEN in the environment: a token of its issuer")
		}
		c.grant = url.Values{
			"grant_type":         {"urn:ietf:params:oauth:grant-type:token-exchange"},
			"principal_id":       {principal},
			"subject_token":      {setting("subject_token")},
			"subject_token_type": {"urn:ietf:params:oauth:token-type:jwt"},
			// The longest: a token that may be used once gets no other session.
			"session_ttl_seconds": {"3600"},
		}
		return nil
	case file != "":
		return authenticateByKey(c, file)
	}
	return fmt.Errorf("there is no credential: set api_key_file, principal_id with subject_token, or token, here or in the environment")
}

func authenticateByKey(c *client, file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("the API key cannot be read: %w", err)
	}
	var key struct{ ID, Secret string }
	if err := json.Unmarshal(text, &key); err != nil || key.ID == "" || key.Secret == "" {
		return fmt.Errorf("%s is not the file of an API key: it needs an id and a secret, in JSON", file)
	}
	c.grant = url.Values{"grant_type": {"client_credentials"}, "client_id": {key.ID}, "client_secret": {key.Secret}}
	return nil
}

func (*computeProvider) Resources(context.Context) []func() resource.Resource {
	return []func() resource.Resource{
		func() resource.Resource { return &machineResource{machineKind: virtualMachine} },
		func() resource.Resource { return &machineResource{machineKind: bareMetalMachine} },
		func() resource.Resource { return &adminResource{adminKind: apiKey} },
		func() resource.Resource { return &adminResource{adminKind: identityProvider} },
		func() resource.Resource { return &adminResource{adminKind: workloadPrincipal} },
		func() resource.Resource { return &adminResource{adminKind: webhook} },
	}
}

func (*computeProvider) DataSources(context.Context) []func() datasource.DataSource {
	return []func() datasource.DataSource{
		func() datasource.DataSource { return &listSource{listKind: machineClasses} },
		func() datasource.DataSource { return &listSource{listKind: images} },
		func() datasource.DataSource { return &listSource{listKind: capacity} },
	}
}

// The client that Configure made; nil before it, while a configuration is only validated.
type configured struct{ client *client }

func (c *configured) configure(data any) { c.client, _ = data.(*client) }

// Reports an error in the service's words, at the attributes that it names.
func report(diagnostics *diag.Diagnostics, doing string, err error) {
	var refused *refusal
	if errors.As(err, &refused) {
		for _, fault := range refused.faults {
			if name := firstOf(fault[0]); name != "" {
				diagnostics.AddAttributeError(path.Root(name), "Cannot "+doing, fmt.Sprintf("%s %s\n\n%s", name, fault[1], refused))
				return
			}
		}
	}
	diagnostics.AddError("Cannot "+doing, err.Error())
}
