package main

import (
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/int64default"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/int64planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringplanmodifier"
)

var identityProvider = adminKind{
	name: "identity_provider",
	what: "identity provider",
	path: "/v1/admin/identity/providers",
	schema: schema.Schema{
		Description: "An issuer whose tokens the account accepts.",
		Attributes: map[string]schema.Attribute{
			"id":               idAttribute(),
			"display_name":     text("What people call it"),
			"issuer":           fixedText("The issuer (iss) of the tokens"),
			"jwks_source_type": fixedText("Where the keys of the issuer come from: discovery, https, or stored-jwks"),
			"jwks_uri": schema.StringAttribute{
				Optional:      true,
				Description:   "The address of the keys, with https. A change replaces it",
				PlanModifiers: []planmodifier.String{stringplanmodifier.RequiresReplace()},
			},
			"jwks_document": schema.DynamicAttribute{
				Optional:    true,
				Description: "The keys themselves, with stored-jwks: { keys = [...] }. The service shows only their digest",
			},
			"jwks_document_ref": schema.StringAttribute{Computed: true, Description: "The digest of the stored keys"},
			"audiences":         texts("The audiences (aud) of which a token must have one"),
			"allowed_clock_skew_seconds": schema.Int64Attribute{
				Optional:    true,
				Computed:    true,
				Default:     int64default.StaticInt64(60),
				Description: "How far the clock of the issuer may be off",
			},
			"max_token_age_seconds": schema.Int64Attribute{
				Optional:      true,
				Computed:      true,
				Description:   "How old a token may be; 0: as old as its exp allows. A day by default",
				PlanModifiers: []planmodifier.Int64{int64planmodifier.UseStateForUnknown()},
			},
			"status": statusAttribute(),
		},
	},
	created: []string{"display_name", "issuer", "jwks_source_type", "jwks_uri", "jwks_document", "audiences", "allowed_clock_skew_seconds"},
	changes: []adminChange{
		{method: "PATCH", names: []string{"display_name", "audiences", "allowed_clock_skew_seconds", "status"}},
		{method: "PUT", below: "/keys", names: []string{"jwks_document"}},
		{method: "PUT", below: "/token-age", names: []string{"max_token_age_seconds"}},
	},
	reads:  []string{"/health"},
	unseen: "jwks_document",
	digest: "jwks_document_ref",
}
