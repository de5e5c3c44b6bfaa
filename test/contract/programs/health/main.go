// What kstatus, Flux, and Argo CD say about objects: each by the library with which it decides.
package main

import (
	"context"
	"encoding/json"
	"os"

	"github.com/fluxcd/cli-utils/pkg/kstatus/status"
	"github.com/fluxcd/pkg/apis/kustomize"
	"github.com/fluxcd/pkg/runtime/cel"
	lua "github.com/yuin/gopher-lua"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	luajson "layeh.com/gopher-json"
)

type asked struct {
	Lua     string                           `json:"lua"`
	Checks  kustomize.HealthCheckExpressions `json:"checks"`
	Objects []json.RawMessage                `json:"objects"`
}

type said struct {
	Kstatus string          `json:"kstatus"`
	Flux    string          `json:"flux"`
	ArgoCD  json.RawMessage `json:"argoCD"`
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// As Argo CD runs a health check: without the library of strings, and with the object as `obj`.
func argoCD(script string, object json.RawMessage) json.RawMessage {
	l := lua.NewState(lua.Options{SkipOpenLibs: true})
	defer l.Close()
	for name, open := range map[string]lua.LGFunction{lua.LoadLibName: lua.OpenPackage, lua.BaseLibName: lua.OpenBase, lua.TabLibName: lua.OpenTable} {
		if err := l.CallByParam(lua.P{Fn: l.NewFunction(open), Protect: true}, lua.LString(name)); err != nil {
			panic(err)
		}
	}
	l.SetGlobal("obj", must(luajson.Decode(l, object)))
	if err := l.DoString(script); err != nil {
		panic(err)
	}
	return must(luajson.Encode(l.Get(-1)))
}

func main() {
	var request asked
	if err := json.NewDecoder(os.Stdin).Decode(&request); err != nil {
		panic(err)
	}
	evaluator := must(cel.NewStatusEvaluator(&request.Checks))
	all := []said{}
	for _, raw := range request.Objects {
		object := &unstructured.Unstructured{}
		if err := object.UnmarshalJSON(raw); err != nil {
			panic(err)
		}
		generic := must(status.Compute(object))
		flux := must(evaluator.Evaluate(context.Background(), object))
		all = append(all, said{string(generic.Status), string(flux.Status), argoCD(request.Lua, raw)})
	}
	if err := json.NewEncoder(os.Stdout).Encode(all); err != nil {
		panic(err)
	}
}
