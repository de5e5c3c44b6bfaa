package main

import (
	"github.com/hashicorp/terraform-plugin-framework/attr"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/booldefault"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/boolplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/dynamicdefault"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/int64default"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

var noConstraints = types.DynamicValue(types.ObjectValueMust(map[string]attr.Type{}, map[string]attr.Value{}))

var workloadPrincipal = adminKind{
	name: "workload_principal",
	what: "workload principal",
	path: "/v1/admin/identity/principals",
	schema: schema.Schema{
		Description: "A workload that gets sessions for its tokens of an identity provider.",
		Attributes: map[string]schema.Attribute{
			"id":                  idAttribute(),
			"tenant_id":           fixedOptionalText("The tenant; by default the one of the provider's credential"),
			"trusted_issuer_id":   fixedText("The identity provider whose tokens are accepted"),
			"display_name":        text("What people call it"),
			"subject_match_type":  text("How the subject is compared: exact, or prefix"),
			"subject_match_value": text("The subject (sub), or its beginning"),
			"claim_constraints": schema.DynamicAttribute{
				Optional:    true,
				Computed:    true,
				Default:     dynamicdefault.StaticValue(noConstraints),
				Description: "What the claims of a token must be, by name",
			},
			"scopes": texts("What it may do: compute:read, compute:write, admin:read, admin:write"),
			"max_session_ttl_seconds": schema.Int64Attribute{
				Optional:    true,
				Computed:    true,
				Default:     int64default.StaticInt64(3600),
				Description: "How long a session may live at most",
			},
			"acknowledge_wide_match": schema.BoolAttribute{
				Optional:    true,
				Description: "That a wide prefix is meant as it is",
			},
			"reach": schema.StringAttribute{
				Optional:      true,
				Computed:      true,
				Description:   "Where its scopes hold: account, or tenant",
				PlanModifiers: []planmodifier.String{stringplanmodifier.UseStateForUnknown()},
			},
			"source_ranges": optionalTexts("Ranges of addresses (CIDR) from which it may be used; empty: from anywhere"),
			"dpop_bound_access_tokens": schema.BoolAttribute{
				Optional:      true,
				Computed:      true,
				Description:   "Whether its sessions are bound to a key of the client (RFC 9449)",
				PlanModifiers: []planmodifier.Bool{boolplanmodifier.UseStateForUnknown()},
			},
			"replay_protection": schema.BoolAttribute{
				Optional:    true,
				Computed:    true,
				Default:     booldefault.StaticBool(false),
				Description: "Whether each token is exchanged at most once. Terraform itself, as a workload, needs one token for each run then",
			},
			"status": statusAttribute(),
		},
	},
	created: []string{
		"tenant_id", "trusted_issuer_id", "display_name", "subject_match_type", "subject_match_value", "claim_constraints",
		"scopes", "max_session_ttl_seconds", "acknowledge_wide_match", "reach", "source_ranges", "dpop_bound_access_tokens",
	},
	changes: []adminChange{
		{method: "PATCH", with: []string{"acknowledge_wide_match"}, names: []string{
			"display_name", "subject_match_type", "subject_match_value", "claim_constraints", "scopes",
			"max_session_ttl_seconds", "status",
		}},
		{method: "PUT", below: "/replay-protection", names: []string{"replay_protection"}},
		{method: "PATCH", below: "/restrictions", names: []string{"reach", "source_ranges", "dpop_bound_access_tokens"}},
	},
	reads: []string{"/restrictions", "/replay-protection"},
	alias: map[string]string{"replay_protection": "enabled"},
}
