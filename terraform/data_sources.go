package main

import (
	"context"
	"net/http"

	"github.com/hashicorp/terraform-plugin-framework/attr"
	"github.com/hashicorp/terraform-plugin-framework/datasource"
	"github.com/hashicorp/terraform-plugin-framework/datasource/schema"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

// A list that the service shows, as a data source with one attribute.
type listKind struct {
	// The data source's name after compute_, and its attribute.
	name        string
	description string
	item        map[string]attr.Type
	read        func(context.Context, *client) ([]record, error)
}

type listSource struct {
	listKind
	configured
}

var machineClasses = listKind{
	name:        "machine_classes",
	description: "The classes of bare-metal machines",
	item: map[string]attr.Type{
		"name":       types.StringType,
		"cpu_family": types.StringType,
		"memory_gib": types.Int64Type,
		"regions":    types.ListType{ElemType: types.StringType},
	},
	read: objects("machineclasses"),
}

var images = listKind{
	name:        "images",
	description: "The images that machines can be made from",
	item: map[string]attr.Type{
		"name":         types.StringType,
		"digest":       types.StringType,
		"size_bytes":   types.Int64Type,
		"architecture": types.StringType,
		"retired":      types.BoolType,
	},
	read: objects("images"),
}

var capacity = listKind{
	name:        "capacity",
	description: "What the tenant may use, by machine class",
	item: map[string]attr.Type{
		"machine_class":      types.StringType,
		"on_demand_allowed":  types.BoolType,
		"reserved_hosts":     types.Int64Type,
		"reserved_in_use":    types.Int64Type,
		"reserved_available": types.Int64Type,
		"workload_limits": types.ObjectType{AttrTypes: map[string]attr.Type{
			"bare_metal":      types.Int64Type,
			"virtual_machine": types.Int64Type,
		}},
	},
	read: func(ctx context.Context, c *client) ([]record, error) {
		said, err := c.send(ctx, request{method: http.MethodGet, path: "/v1/admin/fleet/capacity"})
		if err != nil {
			return nil, err
		}
		return recordsOf(said.body["capacity"]), nil
	},
}

// Reads all objects of a kind of the compute API, with name and spec side by side.
func objects(plural string) func(context.Context, *client) ([]record, error) {
	return func(ctx context.Context, c *client) ([]record, error) {
		namespace, err := c.ownNamespace(ctx)
		if err != nil {
			return nil, err
		}
		found, err := c.list(ctx, "/v1/compute/apis/"+apiVersion+"/namespaces/"+namespace+"/"+plural)
		rows := []record{}
		for _, object := range found {
			row, _ := object["spec"].(record)
			row["name"] = metadataOf(object)["name"]
			rows = append(rows, row)
		}
		return rows, err
	}
}

func (s *listSource) Metadata(_ context.Context, _ datasource.MetadataRequest, resp *datasource.MetadataResponse) {
	resp.TypeName = "compute_" + s.name
}

func (s *listSource) Schema(_ context.Context, _ datasource.SchemaRequest, resp *datasource.SchemaResponse) {
	resp.Schema = schema.Schema{
		Description: s.description,
		Attributes: map[string]schema.Attribute{
			s.name: schema.ListAttribute{Computed: true, ElementType: types.ObjectType{AttrTypes: s.item}, Description: s.description},
		},
	}
}

func (s *listSource) Configure(_ context.Context, req datasource.ConfigureRequest, _ *datasource.ConfigureResponse) {
	s.configure(req.ProviderData)
}

func (s *listSource) Read(ctx context.Context, req datasource.ReadRequest, resp *datasource.ReadResponse) {
	rows, err := s.read(ctx, s.client)
	if err != nil {
		report(&resp.Diagnostics, "read "+s.description, err)
		return
	}
	items := []any{}
	for _, row := range rows {
		items = append(items, row)
	}
	settle(&resp.Diagnostics, &resp.State.Raw, req.Config.Raw, record{s.name: items})
}
