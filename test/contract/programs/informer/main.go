// The life of one machine through client-go's dynamic client and informers, with their defaults. Prints what it saw.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/metadata/metadatainformer"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
)

var machines = schema.GroupVersionResource{Group: "compute.service", Version: "v1alpha1", Resource: "virtualmachines"}

const name = "from-client-go"

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), 150*time.Second)
	defer cancel()
	loaded := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(
		clientcmd.NewDefaultClientConfigLoadingRules(), &clientcmd.ConfigOverrides{})
	config := must(loaded.ClientConfig())
	namespace, _, err := loaded.Namespace()
	must(namespace, err)
	seen := map[string]any{}

	_, resources, err := discovery.NewDiscoveryClientForConfigOrDie(config).ServerGroupsAndResources()
	must(resources, err)
	for _, list := range resources {
		for _, resource := range list.APIResources {
			if resource.Kind == "VirtualMachine" {
				seen["discovered"] = list.GroupVersion + "/" + resource.Name
			}
		}
	}

	client := dynamic.NewForConfigOrDie(config)
	vms := client.Resource(machines).Namespace(namespace)
	events := make(chan string, 1000)
	handler := cache.ResourceEventHandlerFuncs{
		AddFunc: func(object any) { events <- "add" },
		UpdateFunc: func(_, object any) {
			ready, _, _ := unstructured.NestedBool(object.(*unstructured.Unstructured).Object, "status", "readyForAccess")
			if ready {
				events <- "ready"
			}
		},
		DeleteFunc: func(any) { events <- "delete" },
	}
	factory := dynamicinformer.NewDynamicSharedInformerFactory(client, 0)
	informer := factory.ForResource(machines)
	must(informer.Informer().AddEventHandler(handler))
	partial := metadatainformer.NewSharedInformerFactory(metadata.NewForConfigOrDie(config), 0)
	ofMetadata := partial.ForResource(machines).Informer()
	factory.Start(ctx.Done())
	partial.Start(ctx.Done())
	factory.WaitForCacheSync(ctx.Done())
	partial.WaitForCacheSync(ctx.Done())
	until := func(wanted string) {
		for {
			select {
			case event := <-events:
				if event == wanted {
					return
				}
			case <-ctx.Done():
				must(0, fmt.Errorf("no event %q in time", wanted))
			}
		}
	}

	object := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "compute.service/v1alpha1",
		"kind":       "VirtualMachine",
		"metadata":   map[string]any{"name": name},
		"spec":       map[string]any{"imageRef": "debian-12"},
	}}
	created := must(vms.Create(ctx, object, metav1.CreateOptions{}))
	seen["phaseAtCreation"], _, _ = unstructured.NestedString(created.Object, "status", "phase")
	until("add")
	until("ready")
	cached := must(informer.Lister().ByNamespace(namespace).Get(name)).(*unstructured.Unstructured)
	seen["cachedReady"], _, _ = unstructured.NestedBool(cached.Object, "status", "readyForAccess")
	_, err = vms.Create(ctx, object, metav1.CreateOptions{})
	seen["refused"] = string(errors.ReasonForError(err))

	patch := []byte(`{"metadata":{"labels":{"a":"b"}}}`)
	must(vms.Patch(ctx, name, types.MergePatchType, patch, metav1.PatchOptions{}))
	applied := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "compute.service/v1alpha1",
		"kind":       "VirtualMachine",
		"metadata":   map[string]any{"name": name, "labels": map[string]any{"c": "d"}},
	}}
	after := must(vms.Apply(ctx, name, applied, metav1.ApplyOptions{FieldManager: "contract"}))
	seen["labels"] = after.GetLabels()
	listed := must(vms.List(ctx, metav1.ListOptions{LabelSelector: "a=b", Limit: 1}))
	seen["selected"] = len(listed.Items)
	for !slices.ContainsFunc(ofMetadata.GetStore().List(), func(each any) bool {
		return each.(*metav1.PartialObjectMetadata).Labels["c"] == "d"
	}) {
		if ctx.Err() != nil {
			must(0, fmt.Errorf("the metadata informer did not see the label"))
		}
		time.Sleep(20 * time.Millisecond)
	}

	if err := vms.Delete(ctx, name, metav1.DeleteOptions{}); err != nil {
		must(0, err)
	}
	until("delete")
	_, err = vms.Get(ctx, name, metav1.GetOptions{})
	seen["gone"] = errors.IsNotFound(err)
	must(0, json.NewEncoder(os.Stdout).Encode(seen))
}
