package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/hashicorp/terraform-plugin-go/tftypes"
)

// Values of Terraform in JSON's terms, and back. Attributes have the names of the admin API; camel gives those of the
// compute API.

// Returns a value in JSON's terms. What is null or not known yet is nil, and is left out of objects.
func plain(v tftypes.Value) any {
	if v.IsNull() || !v.IsKnown() {
		return nil
	}
	kind := v.Type()
	switch {
	case kind.Is(tftypes.String):
		return as[string](v)
	case kind.Is(tftypes.Bool):
		return as[bool](v)
	case kind.Is(tftypes.Number):
		return json.Number(as[*big.Float](v).Text('f', -1))
	}
	switch kind.(type) {
	case tftypes.List, tftypes.Set, tftypes.Tuple:
		items := []any{}
		for _, each := range as[[]tftypes.Value](v) {
			items = append(items, plain(each))
		}
		if kind.Is(tftypes.Set{}) {
			slices.SortFunc(items, func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		}
		return items
	}
	object := record{}
	for name, each := range as[map[string]tftypes.Value](v) {
		if found := plain(each); found != nil {
			object[name] = found
		}
	}
	return object
}

// The attributes of a plan, a state, or a configuration.
func attributes(raw tftypes.Value) record {
	found, _ := plain(raw).(record)
	return found
}

func as[T any](v tftypes.Value) T {
	var into T
	// The type was asked for before.
	if err := v.As(&into); err != nil {
		panic(err)
	}
	return into
}

// Returns JSON as a value of a type. An object's members may have their names of either API.
func typed(kind tftypes.Type, have any) (tftypes.Value, error) {
	if have == nil {
		return tftypes.NewValue(kind, nil), nil
	}
	if kind.Is(tftypes.DynamicPseudoType) {
		kind = typeOf(have)
	}
	switch kind := kind.(type) {
	case tftypes.List, tftypes.Set, tftypes.Tuple:
		items, ok := have.([]any)
		if !ok {
			return tftypes.Value{}, fmt.Errorf("%v is not a list", have)
		}
		values := []tftypes.Value{}
		for at, each := range items {
			value, err := typed(elementOf(kind, at), each)
			if err != nil {
				return value, err
			}
			values = append(values, value)
		}
		return tftypes.NewValue(kind, values), nil
	case tftypes.Map, tftypes.Object:
		members, ok := have.(record)
		if !ok {
			return tftypes.Value{}, fmt.Errorf("%v is not an object", have)
		}
		values := map[string]tftypes.Value{}
		kinds := map[string]tftypes.Type{}
		if object, ok := kind.(tftypes.Object); ok {
			kinds = object.AttributeTypes
		} else {
			for name := range members {
				kinds[name] = kind.(tftypes.Map).ElementType
			}
		}
		for name, kind := range kinds {
			member, ok := members[name]
			if !ok {
				member = members[camel(name)]
			}
			value, err := typed(kind, member)
			if err != nil {
				return value, fmt.Errorf("%s: %w", name, err)
			}
			values[name] = value
		}
		return tftypes.NewValue(kind, values), nil
	}
	if number, ok := have.(json.Number); ok {
		float, _, err := big.ParseFloat(number.String(), 10, 512, big.ToNearestEven)
		if err != nil {
			return tftypes.Value{}, err
		}
		have = float
	}
	if err := tftypes.ValidateValue(kind, have); err != nil {
		return tftypes.Value{}, err
	}
	return tftypes.NewValue(kind, have), nil
}

func elementOf(kind tftypes.Type, at int) tftypes.Type {
	switch kind := kind.(type) {
	case tftypes.List:
		return kind.ElementType
	case tftypes.Set:
		return kind.ElementType
	}
	return kind.(tftypes.Tuple).ElementTypes[at]
}

// The type that Terraform gives to JSON that is written in a configuration.
func typeOf(have any) tftypes.Type {
	switch have := have.(type) {
	case string:
		return tftypes.String
	case bool:
		return tftypes.Bool
	case json.Number:
		return tftypes.Number
	case []any:
		kinds := []tftypes.Type{}
		for _, each := range have {
			kinds = append(kinds, typeOf(each))
		}
		return tftypes.Tuple{ElementTypes: kinds}
	case record:
		kinds := map[string]tftypes.Type{}
		for name, each := range have {
			kinds[name] = typeOf(each)
		}
		return tftypes.Object{AttributeTypes: kinds}
	}
	return tftypes.DynamicPseudoType
}

// Returns a state: what the service says, and the prior value of what it does not say or says in other words.
func settled(kind tftypes.Type, prior tftypes.Value, have record) (tftypes.Value, error) {
	before := map[string]tftypes.Value{}
	if !prior.IsNull() {
		before = as[map[string]tftypes.Value](prior)
	}
	values := map[string]tftypes.Value{}
	for name, kind := range kind.(tftypes.Object).AttributeTypes {
		was, isThere := before[name]
		isKnown := isThere && was.IsFullyKnown()
		said, isSaid := have[name]
		if !isSaid {
			said, isSaid = have[camel(name)]
		}
		if !isSaid && isKnown {
			values[name] = was
			continue
		}
		value, err := typed(kind, said)
		if err != nil {
			return value, fmt.Errorf("the service's %s: %w", name, err)
		}
		if isKnown && !was.IsNull() && isSame(plain(was), plain(value)) {
			value = was
		}
		values[name] = value
	}
	return tftypes.NewValue(kind, values), nil
}

// Whether two values say the same: nothing and empty, or one instant in two spellings, do.
func isSame(a, b any) bool {
	if isEmpty(a) && isEmpty(b) {
		return true
	}
	one, isOneText := a.(string)
	other, isOtherText := b.(string)
	if isOneText && isOtherText {
		at, err := time.Parse(time.RFC3339Nano, one)
		also, alsoErr := time.Parse(time.RFC3339Nano, other)
		return one == other || (err == nil && alsoErr == nil && at.Equal(also))
	}
	return reflect.DeepEqual(a, b)
}

func isEmpty(value any) bool {
	switch value := value.(type) {
	case nil:
		return true
	case []any:
		return len(value) == 0
	case record:
		return len(value) == 0
	}
	return false
}

// Returns those of the named members that are there.
func pick(from record, names []string) record {
	picked := record{}
	for _, name := range names {
		if value, ok := from[name]; ok {
			picked[name] = value
		}
	}
	return picked
}

// The compute API's name of an attribute: memory_gib is memoryGiB.
func camel(name string) string {
	words := strings.Split(name, "_")
	for at, word := range words[1:] {
		if word == "gib" {
			words[at+1] = "GiB"
		} else {
			words[at+1] = strings.ToUpper(word[:1]) + word[1:]
		}
	}
	return strings.Join(words, "")
}

// Gives all members of objects their names in the compute API.
func camelled(value any) any {
	switch value := value.(type) {
	case []any:
		items := []any{}
		for _, each := range value {
			items = append(items, camelled(each))
		}
		return items
	case record:
		object := record{}
		for name, each := range value {
			object[camel(name)] = camelled(each)
		}
		return object
	}
	return value
}
