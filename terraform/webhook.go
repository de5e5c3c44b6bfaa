package main

import "github.com/hashicorp/terraform-plugin-framework/resource/schema"

var webhook = adminKind{
	name: "webhook",
	what: "webhook",
	path: "/v1/admin/webhooks",
	schema: schema.Schema{
		Description: "An https address that gets events. One that the service disabled is made active again by the next apply.",
		Attributes: map[string]schema.Attribute{
			"id":          idAttribute(),
			"name":        text("What people call it"),
			"url":         text("Where deliveries go"),
			"event_types": texts("The types of events that it receives, such as machine.ready"),
			"tenant_id":   fixedOptionalText("Only events of this tenant; of the account if absent"),
			"status":      statusAttribute(),
			"secret":      secretAttribute("Signs the deliveries. It is shown only when the webhook is made; absent after an import"),
		},
	},
	created: []string{"name", "url", "event_types", "tenant_id"},
	changes: []adminChange{{method: "PATCH", names: []string{"name", "url", "event_types", "status"}}},
}
