package main

import (
	"context"
	"maps"

	"github.com/hashicorp/terraform-plugin-framework-timeouts/resource/timeouts"
	"github.com/hashicorp/terraform-plugin-framework/attr"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/booldefault"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/listplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/objectplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

var virtualMachine = machineKind{
	name:   "virtual_machine",
	what:   "virtual machine",
	kind:   "VirtualMachine",
	plural: "virtualmachines",
	spec:   []string{"image_ref", "resources", "ports", "ssh_authorized_keys"},
	schema: func(ctx context.Context) schema.Schema {
		return machineSchema(ctx, "A virtual machine", map[string]schema.Attribute{
			// Not a nested attribute: Terraform would take the service's values of required members for removed ones.
			"resources": schema.ObjectAttribute{
				Optional:       true,
				Computed:       true,
				AttributeTypes: map[string]attr.Type{"cpu": types.Int64Type, "memory_gib": types.Int64Type, "disk_gib": types.Int64Type},
				Description:    "Its virtual CPUs, and its memory and disk in GiB; the service's default if absent. A change replaces the machine",
				PlanModifiers: []planmodifier.Object{
					objectplanmodifier.RequiresReplaceIfConfigured(),
					objectplanmodifier.UseStateForUnknown(),
				},
			},
		})
	},
}

var bareMetalMachine = machineKind{
	name:   "bare_metal_machine",
	what:   "bare-metal machine",
	kind:   "BareMetalMachine",
	plural: "baremetalmachines",
	spec:   []string{"machine_class_name", "image_ref", "region", "ports", "ssh_authorized_keys"},
	schema: func(ctx context.Context) schema.Schema {
		return machineSchema(ctx, "A bare-metal machine", map[string]schema.Attribute{
			"machine_class_name": fixedText("The machine class that it is to be of"),
			"region":             fixedOptionalText("Where it is to be; the tenant's region if absent"),
		})
	},
}

// What both kinds have.
func machineSchema(ctx context.Context, what string, own map[string]schema.Attribute) schema.Schema {
	shared := map[string]schema.Attribute{
		"id":        idAttribute(),
		"namespace": computedText("The namespace of its tenant"),
		"name":      fixedText("Its name"),
		"image_ref": fixedText("An image of the catalogue: its name, or pinned by NAME@DIGEST"),
		"labels": schema.MapAttribute{
			Optional:    true,
			ElementType: types.StringType,
			Description: "What selectors choose by",
		},
		"annotations": schema.MapAttribute{
			Optional:    true,
			ElementType: types.StringType,
			Description: "Notes of clients",
		},
		"ports": schema.ListNestedAttribute{
			Optional:    true,
			Description: "Ports that clients reach through the service's tunnel. A change replaces the machine",
			NestedObject: schema.NestedAttributeObject{Attributes: map[string]schema.Attribute{
				"name":       schema.StringAttribute{Required: true, Description: "Unique among its ports"},
				"guest_port": schema.Int64Attribute{Required: true, Description: "Where the guest listens"},
				"readiness_probe": schema.BoolAttribute{
					Optional:    true,
					Computed:    true,
					Default:     booldefault.StaticBool(false),
					Description: "The machine is ready only when this port listens",
				},
			}},
			PlanModifiers: []planmodifier.List{listplanmodifier.RequiresReplace()},
		},
		"ssh_authorized_keys": schema.ListNestedAttribute{
			Optional:    true,
			Description: "Public keys that may log in. A change replaces the machine",
			NestedObject: schema.NestedAttributeObject{Attributes: map[string]schema.Attribute{
				"public_key": schema.StringAttribute{Required: true, Description: "One line of a .pub file"},
				"username":   schema.StringAttribute{Optional: true, Description: "Whom it lets in; the image's own user if absent"},
			}},
			PlanModifiers: []planmodifier.List{listplanmodifier.RequiresReplace()},
		},
		"phase":              schema.StringAttribute{Computed: true, Description: "Running, or Failed: then the next apply replaces it"},
		"ready_for_access":   schema.BoolAttribute{Computed: true, Description: "Whether clients may connect"},
		"failure_message":    schema.StringAttribute{Computed: true, Description: "Why it failed, or why clients cannot connect now"},
		"capacity_source":    schema.StringAttribute{Computed: true, Description: "reserved, or on-demand"},
		"resolved_image_ref": schema.StringAttribute{Computed: true, Description: "The image that it runs, pinned by its digest"},
		"published_ports":    computedObjects("How its ports are reached", "name", "access_command", "uri_template"),
		"ssh_host_keys":      computedObjects("Host keys of its guest, for strict verification", "algorithm", "public_key"),
		"timeouts":           timeouts.Attributes(ctx, timeouts.Opts{Create: true, Delete: true}),
	}
	maps.Copy(shared, own)
	return schema.Schema{
		Description: what + ". An apply takes until clients may connect. A change of anything but labels, annotations, and timeouts replaces it.",
		Attributes:  shared,
	}
}

// A list of objects with texts.
func computedObjects(description string, names ...string) schema.ListAttribute {
	members := map[string]attr.Type{}
	for _, name := range names {
		members[name] = types.StringType
	}
	return schema.ListAttribute{
		Computed:    true,
		ElementType: types.ObjectType{AttrTypes: members},
		Description: description,
	}
}
