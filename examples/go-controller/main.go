// A controller that keeps a number of machines with one label: it creates what is missing, deletes what is too many, and
// replaces those that fail. It needs nothing but the kubeconfig that kubectl uses.
//
//	go run . -replicas 3 -app worker -image debian-12
package main

import (
	"context"
	"flag"
	"os"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/log/zap"
	metrics "sigs.k8s.io/controller-runtime/pkg/metrics/server"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
	"sigs.k8s.io/controller-runtime/pkg/source"
)

var virtualMachine = schema.GroupVersionKind{Group: "compute.service", Version: "v1alpha1", Kind: "VirtualMachine"}

// pool keeps the machines of one label.
type pool struct {
	client client.Client
	// reader asks the service. The cache of the client may not have what the last round created, and would have it
	// created again.
	reader    client.Reader
	namespace string
	app       string
	image     string
	replicas  int
}

func (p *pool) Reconcile(ctx context.Context, _ reconcile.Request) (reconcile.Result, error) {
	log := ctrl.LoggerFrom(ctx)
	machines := &unstructured.UnstructuredList{}
	machines.SetGroupVersionKind(virtualMachine)
	labels := client.MatchingLabels{"app": p.app}
	if err := p.reader.List(ctx, machines, client.InNamespace(p.namespace), labels); err != nil {
		return reconcile.Result{}, err
	}
	var kept []unstructured.Unstructured
	ready := 0
	for _, machine := range machines.Items {
		phase, _, _ := unstructured.NestedString(machine.Object, "status", "phase")
		switch {
		case machine.GetDeletionTimestamp() != nil:
		case phase == "Failed":
			code, _, _ := unstructured.NestedString(machine.Object, "status", "failureCode")
			log.Info("replacing a machine that failed", "machine", machine.GetName(), "failureCode", code)
			if err := p.delete(ctx, &machine); err != nil {
				return reconcile.Result{}, err
			}
		default:
			kept = append(kept, machine)
			if isReady, _, _ := unstructured.NestedBool(machine.Object, "status", "readyForAccess"); isReady {
				ready++
			}
		}
	}
	for range p.replicas - len(kept) {
		machine := p.machine()
		if err := p.client.Create(ctx, machine); err != nil {
			return reconcile.Result{}, err
		}
		log.Info("created a machine", "machine", machine.GetName())
	}
	// The youngest go first.
	slices.SortFunc(kept, func(a, b unstructured.Unstructured) int {
		if byAge := a.GetCreationTimestamp().Compare(b.GetCreationTimestamp().Time); byAge != 0 {
			return byAge
		}
		return strings.Compare(a.GetName(), b.GetName())
	})
	for _, machine := range kept[min(p.replicas, len(kept)):] {
		log.Info("deleting a machine that is too many", "machine", machine.GetName())
		if err := p.delete(ctx, &machine); err != nil {
			return reconcile.Result{}, err
		}
	}
	log.Info("reconciled", "wanted", p.replicas, "kept", len(kept), "ready", ready)
	return reconcile.Result{}, nil
}

// delete deletes this machine, and not another one that has taken its name.
func (p *pool) delete(ctx context.Context, machine *unstructured.Unstructured) error {
	uid := machine.GetUID()
	err := p.client.Delete(ctx, machine, client.Preconditions{UID: &uid})
	return client.IgnoreNotFound(err)
}

func (p *pool) machine() *unstructured.Unstructured {
	machine := &unstructured.Unstructured{}
	machine.SetGroupVersionKind(virtualMachine)
	machine.SetGenerateName(p.app + "-")
	machine.SetNamespace(p.namespace)
	machine.SetLabels(map[string]string{"app": p.app})
	machine.Object["spec"] = map[string]any{
		"imageRef":  p.image,
		"resources": map[string]any{"cpu": int64(1), "memoryGiB": int64(1), "diskGiB": int64(1)},
	}
	return machine
}

func run() error {
	p := &pool{}
	flag.StringVar(&p.app, "app", "worker", "value of the label app, and the beginning of the names")
	flag.StringVar(&p.image, "image", "debian-12", "image of the machines")
	flag.IntVar(&p.replicas, "replicas", 2, "how many machines to keep")
	flag.Parse()
	ctrl.SetLogger(zap.New(zap.WriteTo(os.Stderr)))

	config, err := ctrl.GetConfig()
	if err != nil {
		return err
	}
	p.namespace, _, err = clientcmd.NewNonInteractiveDeferredLoadingClientConfig(
		clientcmd.NewDefaultClientConfigLoadingRules(), &clientcmd.ConfigOverrides{}).Namespace()
	if err != nil {
		return err
	}
	manager, err := ctrl.NewManager(config, ctrl.Options{Metrics: metrics.Options{BindAddress: "0"}})
	if err != nil {
		return err
	}
	p.client, p.reader = manager.GetClient(), manager.GetAPIReader()
	// Whatever happens to a machine is a reason to look at the pool, which is one request.
	whole := reconcile.Request{NamespacedName: types.NamespacedName{Namespace: p.namespace, Name: p.app}}
	machine := &unstructured.Unstructured{}
	machine.SetGroupVersionKind(virtualMachine)
	look := handler.EnqueueRequestsFromMapFunc(func(context.Context, client.Object) []reconcile.Request {
		return []reconcile.Request{whole}
	})
	// Once at the start as well: without any machine, there is no event.
	start := source.Func(func(_ context.Context, queue workqueue.TypedRateLimitingInterface[reconcile.Request]) error {
		queue.Add(whole)
		return nil
	})
	controller := ctrl.NewControllerManagedBy(manager).Named("pool").Watches(machine, look).WatchesRawSource(start)
	if err := controller.Complete(p); err != nil {
		return err
	}
	return manager.Start(ctrl.SetupSignalHandler())
}

func main() {
	if err := run(); err != nil {
		ctrl.Log.Error(err, "the controller ended")
		os.Exit(1)
	}
}
