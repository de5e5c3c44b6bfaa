package main

import (
	"context"

	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/setplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringdefault"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

// Attributes that several resources have.

func idAttribute() schema.StringAttribute { return computedText("Its id") }

// A text of the service's that never changes.
func computedText(description string) schema.StringAttribute {
	return schema.StringAttribute{
		Computed:      true,
		Description:   description,
		PlanModifiers: []planmodifier.String{stringplanmodifier.UseStateForUnknown()},
	}
}

// A text that never changes: another one is another object.
func fixedText(description string) schema.StringAttribute {
	return schema.StringAttribute{
		Required:      true,
		Description:   description + ". A change replaces it",
		PlanModifiers: []planmodifier.String{stringplanmodifier.RequiresReplace()},
	}
}

// The same, with a value of the service's if the configuration has none.
func fixedOptionalText(description string) schema.StringAttribute {
	return schema.StringAttribute{
		Optional:      true,
		Computed:      true,
		Description:   description + ". A change replaces it",
		PlanModifiers: []planmodifier.String{stringplanmodifier.RequiresReplaceIfConfigured(), stringplanmodifier.UseStateForUnknown()},
	}
}

// Keeps a state's spelling of the instant that the configuration has, as after an import.
func sameInstant(attribute schema.StringAttribute) schema.StringAttribute {
	attribute.PlanModifiers = append([]planmodifier.String{keptInstant{}}, attribute.PlanModifiers...)
	return attribute
}

type keptInstant struct{}

func (keptInstant) Description(context.Context) string {
	return "Another spelling of an instant is no change."
}

func (k keptInstant) MarkdownDescription(ctx context.Context) string { return k.Description(ctx) }

func (keptInstant) PlanModifyString(_ context.Context, req planmodifier.StringRequest, resp *planmodifier.StringResponse) {
	if !req.StateValue.IsNull() && !req.ConfigValue.IsUnknown() && isSame(req.StateValue.ValueString(), req.ConfigValue.ValueString()) {
		resp.PlanValue = req.StateValue
	}
}

func text(description string) schema.StringAttribute {
	return schema.StringAttribute{Required: true, Description: description}
}

func texts(description string) schema.SetAttribute {
	return schema.SetAttribute{Required: true, ElementType: types.StringType, Description: description}
}

// With the service's value if the configuration has none.
func optionalTexts(description string) schema.SetAttribute {
	return schema.SetAttribute{
		Optional:      true,
		Computed:      true,
		ElementType:   types.StringType,
		Description:   description,
		PlanModifiers: []planmodifier.Set{setplanmodifier.UseStateForUnknown()},
	}
}

func secretAttribute(description string) schema.StringAttribute {
	return schema.StringAttribute{
		Computed:      true,
		Sensitive:     true,
		Description:   description,
		PlanModifiers: []planmodifier.String{stringplanmodifier.UseStateForUnknown()},
	}
}

func statusAttribute() schema.StringAttribute {
	return schema.StringAttribute{
		Optional:    true,
		Computed:    true,
		Default:     stringdefault.StaticString("active"),
		Description: "active, or disabled",
	}
}

// Replaces an object whose set gets something that it does not have.
func replacedByMore(_ context.Context, req planmodifier.SetRequest, resp *setplanmodifier.RequiresReplaceIfFuncResponse) {
	for _, wanted := range req.PlanValue.Elements() {
		isThere := false
		for _, each := range req.StateValue.Elements() {
			isThere = isThere || each.Equal(wanted)
		}
		resp.RequiresReplace = resp.RequiresReplace || !isThere
	}
}
