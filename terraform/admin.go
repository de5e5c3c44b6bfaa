package main

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"github.com/hashicorp/terraform-plugin-framework/diag"
	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-go/tftypes"
)

// A kind of object of the admin API. Its attributes have the names that they have there.
type adminKind struct {
	// After compute_.
	name string
	// For messages.
	what   string
	path   string
	schema schema.Schema
	// The attributes that a create takes.
	created []string
	changes []adminChange
	// Further addresses below the object at which some of its attributes are read.
	reads []string
	// What the API calls an attribute, where that says too little beside others.
	alias map[string]string
	// An attribute that is never shown, and the one that differs once it was changed by others.
	unseen, digest string
	// Whether an object that is still shown counts as deleted.
	isGone func(record) bool
}

// An address at, or below, an object that changes some of its attributes.
type adminChange struct {
	method, below string
	names         []string
	// Sent along with any of them.
	with []string
}

type adminResource struct {
	adminKind
	configured
}

func (r *adminResource) Metadata(_ context.Context, _ resource.MetadataRequest, resp *resource.MetadataResponse) {
	resp.TypeName = "compute_" + r.name
}

func (r *adminResource) Schema(_ context.Context, _ resource.SchemaRequest, resp *resource.SchemaResponse) {
	resp.Schema = r.schema
}

func (r *adminResource) Configure(_ context.Context, req resource.ConfigureRequest, _ *resource.ConfigureResponse) {
	r.configure(req.ProviderData)
}

func (r *adminResource) at(id any) string {
	return r.path + "/" + url.PathEscape(id.(string))
}

func (r *adminResource) Create(ctx context.Context, req resource.CreateRequest, resp *resource.CreateResponse) {
	want := attributes(req.Plan.Raw)
	body := pick(want, r.created)
	said, err := r.client.send(ctx, request{method: http.MethodPost, path: r.path, body: body})
	if err != nil {
		report(&resp.Diagnostics, "create the "+r.what, err)
		return
	}
	// Kept before anything else can fail: it holds what is shown only now.
	settle(&resp.Diagnostics, &resp.State.Raw, req.Plan.Raw, said.body)
	for _, name := range r.created {
		delete(want, name)
	}
	r.converge(ctx, &resp.Diagnostics, &resp.State.Raw, said.body, want)
	if len(r.reads) > 0 && !resp.Diagnostics.HasError() {
		r.refresh(ctx, &resp.Diagnostics, &resp.State.Raw, req.Plan.Raw, said.body["id"])
	}
}

func (r *adminResource) Read(ctx context.Context, req resource.ReadRequest, resp *resource.ReadResponse) {
	found, err := r.read(ctx, attributes(req.State.Raw)["id"])
	if isRefused(err, http.StatusNotFound) || (err == nil && r.isGone != nil && r.isGone(found)) {
		resp.State.RemoveResource(ctx)
		return
	}
	if err != nil {
		report(&resp.Diagnostics, "read the "+r.what, err)
		return
	}
	have := attributes(req.State.Raw)
	if r.unseen != "" && have[r.digest] != found[r.digest] {
		found[r.unseen] = nil
	}
	settle(&resp.Diagnostics, &resp.State.Raw, req.State.Raw, found)
}

func (r *adminResource) Update(ctx context.Context, req resource.UpdateRequest, resp *resource.UpdateResponse) {
	resp.State.Raw = req.State.Raw
	have, want := attributes(req.State.Raw), attributes(req.Plan.Raw)
	r.converge(ctx, &resp.Diagnostics, &resp.State.Raw, have, want)
	if !resp.Diagnostics.HasError() {
		r.refresh(ctx, &resp.Diagnostics, &resp.State.Raw, req.Plan.Raw, have["id"])
	}
}

func (r *adminResource) Delete(ctx context.Context, req resource.DeleteRequest, resp *resource.DeleteResponse) {
	_, err := r.client.send(ctx, request{method: http.MethodDelete, path: r.at(attributes(req.State.Raw)["id"])})
	if err != nil && !isRefused(err, http.StatusNotFound) {
		report(&resp.Diagnostics, "delete the "+r.what, err)
	}
}

func (r *adminResource) ImportState(ctx context.Context, req resource.ImportStateRequest, resp *resource.ImportStateResponse) {
	resource.ImportStatePassthroughID(ctx, path.Root("id"), req, resp)
}

// Changes what differs between what the object has and what it is to have, and notes each change that was made.
func (r *adminResource) converge(ctx context.Context, diagnostics *diag.Diagnostics, state *tftypes.Value, have, want record) {
	for _, change := range r.changes {
		body := record{}
		for name, value := range pick(want, change.names) {
			if !isSame(value, have[name]) {
				body[name] = value
			}
		}
		if len(body) == 0 || diagnostics.HasError() {
			continue
		}
		for name, value := range pick(want, change.with) {
			body[name] = value
		}
		sent := record{}
		for name, value := range body {
			if alias, ok := r.alias[name]; ok {
				name = alias
			}
			sent[name] = value
		}
		said, err := r.client.send(ctx, request{method: change.method, path: r.at(have["id"]) + change.below, body: sent})
		if err != nil {
			report(diagnostics, "change the "+r.what, err)
			return
		}
		for name, value := range said.body {
			body[name] = value
		}
		settle(diagnostics, state, *state, body)
	}
}

// Sets a state to what the service says now, in the plan's words.
func (r *adminResource) refresh(ctx context.Context, diagnostics *diag.Diagnostics, state *tftypes.Value, plan tftypes.Value, id any) {
	found, err := r.read(ctx, id)
	if err != nil {
		report(diagnostics, "read the "+r.what, err)
		return
	}
	// What the service never shows again is in the state alone.
	for name, value := range attributes(*state) {
		if _, isSaid := found[name]; !isSaid {
			found[name] = value
		}
	}
	settle(diagnostics, state, plan, found)
}

func (r *adminResource) read(ctx context.Context, id any) (record, error) {
	found := record{}
	for _, below := range append([]string{""}, r.reads...) {
		said, err := r.client.send(ctx, request{method: http.MethodGet, path: r.at(id) + below})
		if err != nil {
			return nil, err
		}
		for name, value := range said.body {
			found[name] = value
		}
	}
	for name, alias := range r.alias {
		found[name] = found[alias]
	}
	return found, nil
}

// Sets a state to what the service says of an object.
func settle(diagnostics *diag.Diagnostics, state *tftypes.Value, prior tftypes.Value, have record) {
	value, err := settled(state.Type(), prior, have)
	if err != nil {
		report(diagnostics, "read what the service says", err)
		return
	}
	*state = value
}

// The attribute that a JSON pointer begins with.
func firstOf(pointer string) string {
	return strings.SplitN(strings.TrimPrefix(pointer, "/"), "/", 2)[0]
}
