package tests

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"strings"
	"testing"

	"github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/njiatest"
)

// isOpt tells an Opt by what only it can do.
func isOpt(kind reflect.Type) bool {
	_, null := kind.MethodByName("IsNull")
	return null
}

// TestThreeStates: every optional field of every parameter of every method is left out when absent, null when null where null
// travels in a body, and there when it has a value. Parameters are found by reflection, so none is forgotten.
func TestThreeStates(t *testing.T) {
	client, transport := fakes(t)
	transport.Respond = func(njiatest.Request) njiatest.Answer { return njiatest.Answer{Status: 418} }
	fields, methods := 0, 0
	services := reflect.ValueOf(client).Elem()
	for i := range services.NumField() {
		service := services.Field(i)
		if service.Kind() != reflect.Pointer || !services.Type().Field(i).IsExported() {
			continue
		}
		for m := range service.NumMethod() {
			name := services.Type().Field(i).Name + "." + service.Type().Method(m).Name
			method := service.Method(m)
			params := paramsOf(method.Type())
			if params == nil || method.Type().NumOut() != 2 {
				continue
			}
			methods++
			for f := range params.NumField() {
				if !isOpt(params.Field(f).Type) {
					continue
				}
				fields++
				checkStates(t, name+" "+params.Field(f).Name, transport, method, params, f)
			}
		}
	}
	if methods < 120 || fields < 500 {
		t.Errorf("only %d fields of %d methods", fields, methods)
	}
	t.Logf("%d optional fields of %d methods", fields, methods)
}

func paramsOf(method reflect.Type) reflect.Type {
	for i := range method.NumIn() {
		if kind := method.In(i); kind.Kind() == reflect.Struct && strings.HasSuffix(kind.Name(), "Params") {
			return kind
		}
	}
	return nil
}

// sent makes a call with one field set from JSON text and tells what left: the whole of query, header and body.
func sent(t *testing.T, transport *njiatest.Transport, method reflect.Value, params reflect.Type, field int, text string) string {
	t.Helper()
	value := reflect.New(params).Elem()
	fill(value)
	if text != "" {
		target := value.Field(field).Addr().Interface().(json.Unmarshaler)
		if err := target.UnmarshalJSON([]byte(text)); err != nil {
			return "" // not a value of this type
		}
	}
	in := []reflect.Value{reflect.ValueOf(context.Background())}
	for i := 1; i < method.Type().NumIn(); i++ {
		switch kind := method.Type().In(i); {
		case kind == params:
			in = append(in, value)
		case kind.Kind() == reflect.String:
			in = append(in, reflect.ValueOf("x").Convert(kind))
		}
	}
	before := len(transport.Requests())
	out := method.Call(in)
	requests := transport.Requests()
	if len(requests) != before+1 {
		t.Errorf("nothing was sent: %v", out[1])
		return ""
	}
	last := requests[len(requests)-1]
	var header bytes.Buffer
	for name, values := range last.Header {
		if name != "idempotency-key" {
			fmt.Fprintln(&header, name, values)
		}
	}
	target, err := url.QueryUnescape(last.URL)
	if err != nil {
		t.Error(err)
	}
	return fmt.Sprint(target, strings.Count(header.String(), "\n"), separator, string(last.Body))
}

// separator stands between what leaves in the head of a request and its body.
const separator = "\n\n"

// fill sets what must not be empty: unions that are required.
func fill(value reflect.Value) {
	for i := range value.NumField() {
		if field := value.Field(i); field.Kind() == reflect.Interface && field.CanSet() {
			if unknown := reflect.ValueOf(njia.Unknown{Raw: json.RawMessage("{}")}); unknown.Type().Implements(field.Type()) {
				field.Set(unknown)
			}
		}
	}
}

func checkStates(t *testing.T, name string, transport *njiatest.Transport, method reflect.Value, params reflect.Type, field int) {
	t.Helper()
	absent := sent(t, transport, method, params, field, "")
	null := sent(t, transport, method, params, field, "null")
	_, absentBody, _ := strings.Cut(absent, separator)
	_, nullBody, _ := strings.Cut(null, separator)
	for _, text := range []string{`"x"`, "7", "true", `["x"]`, `"2026-01-31"`, `"2026-01-31T10:00:00Z"`, "[]", "{}", `{"type":"new"}`} {
		given := sent(t, transport, method, params, field, text)
		if given == "" {
			continue
		}
		_, givenBody, _ := strings.Cut(given, separator)
		switch {
		case givenBody != absentBody:
			// In a body all three are different.
			if strings.Count(nullBody, "null") != strings.Count(absentBody, "null")+1 || givenBody == nullBody {
				t.Errorf("%s: absent %s, null %s, given %s", name, absentBody, nullBody, givenBody)
			}
		case given == absent && text != "[]" && text != "{}":
			t.Errorf("%s: %s is not sent: %s", name, text, given)
		case null != absent:
			t.Errorf("%s: null travels outside a body: %s", name, null)
		}
		return
	}
	// A record with members of its own: only null can be made without knowing them.
	if null == absent {
		t.Errorf("%s: null is not sent", name)
	}
}
