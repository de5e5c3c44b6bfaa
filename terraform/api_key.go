package main

import (
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/boolplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/setplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

var apiKey = adminKind{
	name: "api_key",
	what: "API key",
	path: "/v1/admin/api-keys",
	schema: schema.Schema{
		Description: "An API key. It ends with the key or person that made it, and no later. Its secret is in the state.",
		Attributes: map[string]schema.Attribute{
			"id":        idAttribute(),
			"name":      fixedText("What people call it"),
			"role_slug": fixedOptionalText("A role in place of scopes: owner, admin, developer, viewer, or billing"),
			"scopes": schema.SetAttribute{
				Optional:    true,
				Computed:    true,
				ElementType: types.StringType,
				Description: "What it may do: compute:read, compute:write, admin:read, admin:write. A key can be narrowed; a further scope replaces it",
				PlanModifiers: []planmodifier.Set{
					setplanmodifier.RequiresReplaceIf(replacedByMore, "A further scope replaces the key.", "A further scope replaces the key."),
					setplanmodifier.UseStateForUnknown(),
				},
			},
			"reach":         fixedOptionalText("Where its scopes hold: account, or tenant"),
			"tenant_id":     fixedOptionalText("The tenant; by default the one of the provider's credential"),
			"expires_at":    sameInstant(fixedOptionalText("When it ends (RFC 3339); by default as late as the service allows")),
			"source_ranges": optionalTexts("Ranges of addresses (CIDR) from which it may be used; empty: from anywhere"),
			"dpop_bound_access_tokens": schema.BoolAttribute{
				Optional:    true,
				Computed:    true,
				Description: "Whether its sessions are bound to a key of the client (RFC 9449). A change replaces it",
				PlanModifiers: []planmodifier.Bool{
					boolplanmodifier.RequiresReplaceIfConfigured(),
					boolplanmodifier.UseStateForUnknown(),
				},
			},
			"secret": secretAttribute("Its secret, which is shown only when it is made; absent after an import"),
		},
	},
	created: []string{"name", "role_slug", "scopes", "reach", "tenant_id", "expires_at", "source_ranges", "dpop_bound_access_tokens"},
	changes: []adminChange{{method: "PATCH", names: []string{"scopes", "source_ranges"}}},
	// It is shown for a while after its end.
	isGone: func(key record) bool { return key["status"] != "active" },
}
