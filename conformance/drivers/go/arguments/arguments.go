// Package arguments turns the tagged values of the driver protocol into Go values, and results back.
package arguments

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Args are the arguments of one call by place and wire name; the first that fits no Go type is kept in Err.
type Args struct {
	Path   map[string]any `json:"path"`
	Query  map[string]any `json:"query"`
	Header map[string]any `json:"header"`
	Body_  any            `json:"body"`
	err    error
}

// Err is the first argument that did not fit.
func (a *Args) Err() error { return a.err }

// Get reads an argument into a variable; an absent one leaves it as it is.
func (a *Args) Get(place map[string]any, wire string, target any) {
	if value, given := place[wire]; given {
		a.set(wire, value, target)
	}
}

// Body reads the body into a variable.
func (a *Args) Body(target any) {
	if a.Body_ != nil {
		a.set("body", a.Body_, target)
	}
}

func (a *Args) set(name string, value, target any) {
	text, err := json.Marshal(Untag(value))
	if err == nil {
		err = json.Unmarshal(text, target)
	}
	if err != nil && a.err == nil {
		// Not wrapped: it is the case's argument that is wrong, not an answer.
		a.err = fmt.Errorf("the argument %s does not fit: %v", name, err)
	}
}

// Untag gives the plain JSON of a tagged value; numbers keep their digits.
func Untag(value any) any {
	switch v := value.(type) {
	case []any:
		items := make([]any, len(v))
		for i := range v {
			items[i] = Untag(v[i])
		}
		return items
	case map[string]any:
		if len(v) == 1 {
			for tag, inner := range v {
				switch tag {
				case "$i64", "$f64":
					return json.Number(inner.(string))
				case "$null":
					return nil
				case "$dec", "$ts", "$date", "$bytes":
					return inner
				case "$enum":
					return inner.(map[string]any)["raw"]
				}
			}
		}
		members := make(map[string]any, len(v))
		for name, inner := range v {
			members[name] = Untag(inner)
		}
		return members
	default:
		return value
	}
}

// Tag gives the tagged form of what a value serialises to.
func Tag(value any) (any, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	return TagText(text)
}

// TagText gives the tagged form of JSON text.
func TagText(text []byte) (any, error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var plain any
	if err := decoder.Decode(&plain); err != nil {
		return nil, err
	}
	return tagged(plain), nil
}

func tagged(value any) any {
	switch v := value.(type) {
	case nil:
		return map[string]any{"$null": 1}
	case json.Number:
		if bytes.ContainsAny([]byte(v), ".eE") {
			return map[string]any{"$f64": v.String()}
		}
		return map[string]any{"$i64": v.String()}
	case []any:
		for i := range v {
			v[i] = tagged(v[i])
		}
		return v
	case map[string]any:
		for name := range v {
			v[name] = tagged(v[name])
		}
		return v
	default:
		return value
	}
}
