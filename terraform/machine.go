package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/hashicorp/terraform-plugin-framework-timeouts/resource/timeouts"
	"github.com/hashicorp/terraform-plugin-framework/diag"
	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/types"
	"github.com/hashicorp/terraform-plugin-go/tftypes"
)

const apiVersion = "compute.service/v1alpha1"

// A kind of machine. Attributes have the names of its fields, as Terraform writes names.
type machineKind struct {
	// After compute_.
	name string
	// For messages.
	what         string
	kind, plural string
	schema       func(context.Context) schema.Schema
	// The attributes that are fields of its spec. The spec never changes.
	spec []string
}

type machineResource struct {
	machineKind
	configured
}

// How long an apply waits unless the configuration says otherwise.
const defaultWait = 10 * time.Minute

func (r *machineResource) Metadata(_ context.Context, _ resource.MetadataRequest, resp *resource.MetadataResponse) {
	resp.TypeName = "compute_" + r.name
}

func (r *machineResource) Schema(ctx context.Context, _ resource.SchemaRequest, resp *resource.SchemaResponse) {
	resp.Schema = r.schema(ctx)
}

func (r *machineResource) Configure(_ context.Context, req resource.ConfigureRequest, _ *resource.ConfigureResponse) {
	r.configure(req.ProviderData)
}

func (r *machineResource) at(namespace, name string) string {
	at := "/v1/compute/apis/" + apiVersion + "/namespaces/" + url.PathEscape(namespace) + "/" + r.plural
	if name != "" {
		at += "/" + url.PathEscape(name)
	}
	return at
}

func (r *machineResource) Create(ctx context.Context, req resource.CreateRequest, resp *resource.CreateResponse) {
	ctx, cancel := limited(ctx, &resp.Diagnostics, req.Plan, timeouts.Value.Create)
	defer cancel()
	if resp.Diagnostics.HasError() {
		return
	}

	want := attributes(req.Plan.Raw)
	doing := fmt.Sprintf("create the %s %q", r.what, want["name"])
	said, err := r.create(ctx, want)
	if err != nil {
		report(&resp.Diagnostics, doing, err)
		return
	}
	for _, text := range said.warnings {
		resp.Diagnostics.AddWarning(fmt.Sprintf("The service says of the %s %q", r.what, want["name"]), text)
	}
	// Kept before the wait: whatever comes of it, there is a machine.
	r.settle(&resp.Diagnostics, &resp.State.Raw, req.Plan.Raw, said.body)
	machine := nameOf(said.body)
	ready, err := r.until(ctx, machine, isReady)
	if err != nil {
		report(&resp.Diagnostics, doing, err)
		return
	}
	r.settle(&resp.Diagnostics, &resp.State.Raw, req.Plan.Raw, ready)
}

type attributed interface {
	GetAttribute(context.Context, path.Path, any) diag.Diagnostics
}

// The context of an act, which ends when the time is over that its configuration gives it.
func limited(
	ctx context.Context, diagnostics *diag.Diagnostics, from attributed,
	of func(timeouts.Value, context.Context, time.Duration) (time.Duration, diag.Diagnostics),
) (context.Context, context.CancelFunc) {
	var limits timeouts.Value
	diagnostics.Append(from.GetAttribute(ctx, path.Root("timeouts"), &limits)...)
	limit, faults := of(limits, ctx, defaultWait)
	diagnostics.Append(faults...)
	return context.WithTimeoutCause(ctx, limit, fmt.Errorf("after %s", limit))
}

// Creates a machine. If one of this name is on its way out, waits until it is gone.
func (r *machineResource) create(ctx context.Context, want record) (*response, error) {
	namespace, err := r.client.ownNamespace(ctx)
	if err != nil {
		return nil, err
	}
	name, _ := want["name"].(string)
	spec := camelled(pick(want, r.spec)).(record)
	if keys, ok := spec["sshAuthorizedKeys"]; ok {
		delete(spec, "sshAuthorizedKeys")
		spec["bootstrap"] = record{"sshAuthorizedKeys": keys}
	}
	metadata := pick(want, []string{"name", "labels", "annotations"})
	body := record{"apiVersion": apiVersion, "kind": r.kind, "metadata": metadata, "spec": spec}
	for {
		said, err := r.client.send(ctx, request{method: http.MethodPost, path: r.at(namespace, ""), body: body})
		var refused *refusal
		if !errors.As(err, &refused) || refused.reason != "AlreadyExists" {
			return said, err
		}
		there, lookup := r.client.send(ctx, request{method: http.MethodGet, path: r.at(namespace, name)})
		switch {
		case isRefused(lookup, http.StatusNotFound):
			continue
		case lookup != nil:
			return nil, err
		case metadataOf(there.body)["deletionTimestamp"] == nil:
			return nil, fmt.Errorf("%w\n\nTo manage the machine that is there: terraform import ADDRESS %s", err, name)
		}
		if _, err := r.until(ctx, nameOf(there.body), isGone); err != nil {
			return nil, err
		}
	}
}

func (r *machineResource) Read(ctx context.Context, req resource.ReadRequest, resp *resource.ReadResponse) {
	have := attributes(req.State.Raw)
	name, _ := have["name"].(string)
	namespace, isKnown := have["namespace"].(string)
	if !isKnown {
		// An import has the name alone.
		own, err := r.client.ownNamespace(ctx)
		if err != nil {
			report(&resp.Diagnostics, "read the "+r.what, err)
			return
		}
		namespace = own
	}
	said, err := r.client.send(ctx, request{method: http.MethodGet, path: r.at(namespace, name)})
	if isRefused(err, http.StatusNotFound) {
		resp.State.RemoveResource(ctx)
		return
	}
	if err != nil {
		report(&resp.Diagnostics, fmt.Sprintf("read the %s %q", r.what, name), err)
		return
	}
	// One that is being deleted will be gone, and another of its name is not it.
	isOther := isKnown && metadataOf(said.body)["uid"] != have["id"]
	if isOther || metadataOf(said.body)["deletionTimestamp"] != nil {
		resp.State.RemoveResource(ctx)
		return
	}
	r.settle(&resp.Diagnostics, &resp.State.Raw, req.State.Raw, said.body)
}

// Labels and annotations are all that can change.
func (r *machineResource) Update(ctx context.Context, req resource.UpdateRequest, resp *resource.UpdateResponse) {
	have, want := attributes(req.State.Raw), attributes(req.Plan.Raw)
	machine := targetOf(have)
	changes := record{}
	for _, field := range []string{"labels", "annotations"} {
		if change := mergePatch(have[field], want[field]); len(change) > 0 {
			changes[field] = change
		}
	}
	doing := fmt.Sprintf("change the %s %q", r.what, machine.name)
	at := r.at(machine.namespace, machine.name)
	outgoing := request{method: http.MethodGet, path: at}
	if len(changes) > 0 {
		// Another machine of this name is not it.
		changes["uid"] = machine.uid
		body := record{"metadata": changes}
		outgoing = request{method: http.MethodPatch, path: at, body: body, contentType: "application/merge-patch+json"}
	}
	said, err := r.client.send(ctx, outgoing)
	if err != nil {
		report(&resp.Diagnostics, doing, err)
		return
	}
	r.settle(&resp.Diagnostics, &resp.State.Raw, req.Plan.Raw, said.body)
}

func (r *machineResource) Delete(ctx context.Context, req resource.DeleteRequest, resp *resource.DeleteResponse) {
	ctx, cancel := limited(ctx, &resp.Diagnostics, req.State, timeouts.Value.Delete)
	defer cancel()
	if resp.Diagnostics.HasError() {
		return
	}

	have := attributes(req.State.Raw)
	machine := targetOf(have)
	body := record{"preconditions": record{"uid": machine.uid}}
	_, err := r.client.send(ctx, request{method: http.MethodDelete, path: r.at(machine.namespace, machine.name), body: body})
	// Gone already, or another one has its name: the wait tells.
	if err == nil || isRefused(err, http.StatusNotFound, http.StatusConflict) {
		_, err = r.until(ctx, machine, isGone)
	}
	if err != nil {
		report(&resp.Diagnostics, fmt.Sprintf("delete the %s %q", r.what, machine.name), err)
	}
}

func (r *machineResource) ImportState(ctx context.Context, req resource.ImportStateRequest, resp *resource.ImportStateResponse) {
	resource.ImportStatePassthroughID(ctx, path.Root("name"), req, resp)
}

// A machine that failed holds nothing any more, and does not come back: it is replaced.
func (r *machineResource) ModifyPlan(ctx context.Context, req resource.ModifyPlanRequest, resp *resource.ModifyPlanResponse) {
	if req.State.Raw.IsNull() || req.Plan.Raw.IsNull() || attributes(req.State.Raw)["phase"] != "Failed" {
		return
	}
	resp.Diagnostics.Append(resp.Plan.SetAttribute(ctx, path.Root("phase"), types.StringUnknown())...)
	resp.RequiresReplace = append(resp.RequiresReplace, path.Root("phase"))
}

// Sets a state to what an object says, whose parts are attributes side by side.
func (r *machineResource) settle(diagnostics *diag.Diagnostics, state *tftypes.Value, prior tftypes.Value, object record) {
	metadata := metadataOf(object)
	have := record{"labels": nil, "annotations": nil, "sshAuthorizedKeys": nil, "failureMessage": nil}
	for _, part := range []string{"metadata", "spec", "status"} {
		members, _ := object[part].(record)
		for name, value := range members {
			have[name] = value
		}
	}
	if bootstrap, ok := have["bootstrap"].(record); ok {
		have["sshAuthorizedKeys"] = bootstrap["sshAuthorizedKeys"]
	}
	have["id"] = metadata["uid"]
	settle(diagnostics, state, prior, have)
}

// This very machine: another that takes its name later is not it.
type target struct{ namespace, name, uid string }

// The machine of a state.
func targetOf(have record) target {
	return target{namespace: have["namespace"].(string), name: have["name"].(string), uid: have["id"].(string)}
}

func metadataOf(object record) record {
	metadata, _ := object["metadata"].(record)
	return metadata
}

func nameOf(object record) target {
	metadata := metadataOf(object)
	said := func(name string) string { text, _ := metadata[name].(string); return text }
	return target{said("namespace"), said("name"), said("uid")}
}

// Whether a wait is over, for a machine as it is now; nil is one that is gone.
type judge func(machine record) (bool, error)

func isGone(machine record) (bool, error) { return machine == nil, nil }

func isReady(machine record) (bool, error) {
	status, _ := machine["status"].(record)
	switch {
	case machine == nil:
		return false, errors.New("it was deleted while it was waited for")
	case metadataOf(machine)["deletionTimestamp"] != nil:
		return false, errors.New("it is being deleted")
	case status["phase"] == "Failed":
		return false, fmt.Errorf("it failed: %v: %v\n\nThe next apply replaces it.", status["failureCode"], status["failureMessage"])
	}
	return status["readyForAccess"] == true, nil
}

// Watches a machine until the wait is over. Returns it as it was then.
func (r *machineResource) until(ctx context.Context, machine target, done judge) (record, error) {
	var last record
	for {
		seen, err := r.client.send(ctx, request{method: http.MethodGet, path: r.at(machine.namespace, machine.name)})
		if err != nil && !isRefused(err, http.StatusNotFound) {
			// A wait outlives a restart of the service.
			if _, mayPass := pauseAfter(err, 1); mayPass && ctx.Err() == nil {
				continue
			}
			return nil, tooLate(ctx, last, err)
		}
		var now record
		if err == nil && metadataOf(seen.body)["uid"] == machine.uid {
			now, last = seen.body, seen.body
		}
		if isOver, err := done(now); isOver || err != nil {
			return now, err
		}
		// Returns when something has changed, or when it cannot tell; then the machine is read again.
		r.change(ctx, machine, metadataOf(now)["resourceVersion"])
		select {
		case <-ctx.Done():
			return nil, tooLate(ctx, last, nil)
		case <-time.After(firstPause):
		}
	}
}

// Returns once the watch shows an event, or ends.
func (r *machineResource) change(ctx context.Context, machine target, version any) {
	query := url.Values{"watch": {"true"}, "fieldSelector": {"metadata.name=" + machine.name}, "timeoutSeconds": {"45"}}
	query.Set("resourceVersion", fmt.Sprint(version))
	watch := request{method: http.MethodGet, path: r.at(machine.namespace, "") + "?" + query.Encode(), isStream: true}
	stream, err := r.client.open(ctx, watch, 1)
	if err != nil {
		return
	}
	defer stream.Body.Close()
	_, _ = bufio.NewReader(stream.Body).ReadBytes('\n')
}

// Says what a wait that took too long has seen last.
func tooLate(ctx context.Context, machine record, err error) error {
	if ctx.Err() == nil {
		return err
	}
	seen := "the service has not shown it"
	if status, ok := machine["status"].(record); ok {
		seen = fmt.Sprintf("it is %v", status["phase"])
		if text, ok := status["failureMessage"].(string); ok {
			seen += ": " + text
		}
	}
	ended := "ended " + context.Cause(ctx).Error()
	if errors.Is(context.Cause(ctx), context.Canceled) {
		ended = "was interrupted"
	}
	return fmt.Errorf("the wait %s: %s", ended, seen)
}

// The merge patch that makes one map the other.
func mergePatch(have, want any) record {
	before, _ := have.(record)
	after, _ := want.(record)
	change := record{}
	for name, value := range after {
		if before[name] != value {
			change[name] = value
		}
	}
	for name := range before {
		if _, stays := after[name]; !stays {
			change[name] = json.RawMessage("null")
		}
	}
	return change
}
