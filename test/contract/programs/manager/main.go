// A controller with controller-runtime's default manager: it annotates each machine that is ready. Prints what it saw.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"time"

	"k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/tools/clientcmd"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log/zap"
	metrics "sigs.k8s.io/controller-runtime/pkg/metrics/server"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

const name = "from-controller-runtime"

func machine() *unstructured.Unstructured {
	object := &unstructured.Unstructured{}
	object.SetGroupVersionKind(schema.GroupVersionKind{Group: "compute.service", Version: "v1alpha1", Kind: "VirtualMachine"})
	return object
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	ctrl.SetLogger(zap.New(zap.WriteTo(os.Stderr)))
	ctx, cancel := context.WithTimeout(ctrl.SetupSignalHandler(), 150*time.Second)
	defer cancel()
	// Only the port of its metrics differs from the defaults: another program may hold it.
	manager, err := ctrl.NewManager(ctrl.GetConfigOrDie(), ctrl.Options{Metrics: metrics.Options{BindAddress: "0"}})
	check(err)
	gone := make(chan struct{}, 1)
	seen := map[string]any{}
	reconciler := reconcile.Func(func(ctx context.Context, request reconcile.Request) (reconcile.Result, error) {
		object := machine()
		if err := manager.GetClient().Get(ctx, request.NamespacedName, object); err != nil {
			if errors.IsNotFound(err) && request.Name == name {
				gone <- struct{}{}
			}
			return reconcile.Result{}, client.IgnoreNotFound(err)
		}
		ready, _, _ := unstructured.NestedBool(object.Object, "status", "readyForAccess")
		if !ready || object.GetAnnotations()["seen-by"] != "" || object.GetDeletionTimestamp() != nil {
			return reconcile.Result{}, nil
		}
		object.SetAnnotations(map[string]string{"seen-by": "controller"})
		return reconcile.Result{}, manager.GetClient().Update(ctx, object)
	})
	check(ctrl.NewControllerManagedBy(manager).Named("machines").For(machine()).Complete(reconciler))
	go func() { check(manager.Start(ctx)) }()
	if !manager.GetCache().WaitForCacheSync(ctx) {
		check(fmt.Errorf("the cache did not synchronize"))
	}

	namespace, _, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(
		clientcmd.NewDefaultClientConfigLoadingRules(), &clientcmd.ConfigOverrides{}).Namespace()
	check(err)
	direct := manager.GetClient()
	object := machine()
	object.SetName(name)
	object.SetNamespace(namespace)
	object.Object["spec"] = map[string]any{"imageRef": "debian-12"}
	check(direct.Create(ctx, object))
	key := client.ObjectKeyFromObject(object)
	for object.GetAnnotations()["seen-by"] == "" {
		if ctx.Err() != nil {
			check(fmt.Errorf("the controller did not annotate the machine"))
		}
		time.Sleep(20 * time.Millisecond)
		check(client.IgnoreNotFound(direct.Get(ctx, key, object)))
	}
	seen["annotated"] = object.GetAnnotations()["seen-by"]

	before := object.DeepCopy()
	object.SetLabels(map[string]string{"a": "b"})
	check(direct.Patch(ctx, object, client.MergeFrom(before)))
	applied := machine()
	applied.SetName(name)
	applied.SetNamespace(namespace)
	applied.SetLabels(map[string]string{"c": "d"})
	check(direct.Apply(ctx, client.ApplyConfigurationFromUnstructured(applied), client.FieldOwner("contract")))
	seen["labels"] = applied.GetLabels()
	list := &unstructured.UnstructuredList{}
	list.SetGroupVersionKind(machine().GroupVersionKind())
	check(manager.GetAPIReader().List(ctx, list, client.MatchingLabels{"a": "b"}))
	seen["selected"] = len(list.Items)
	stale := before.DeepCopy()
	stale.SetLabels(map[string]string{"late": "yes"})
	seen["stale"] = string(errors.ReasonForError(direct.Update(ctx, stale)))
	all := direct.DeleteAllOf(ctx, machine(), client.InNamespace(namespace))
	seen["unselected"] = string(errors.ReasonForError(all))
	check(direct.DeleteAllOf(ctx, machine(), client.InNamespace(namespace), client.MatchingLabels{"a": "b"}))
	select {
	case <-gone:
		seen["gone"] = true
	case <-ctx.Done():
		check(fmt.Errorf("the machine did not go"))
	}
	check(json.NewEncoder(os.Stdout).Encode(seen))
}
