// The driver of OpenAPI Generator's `go` client. Dispatch follows its naming rules by reflection: an operation is a method
// of one of the client's services, its path parameters are arguments, every other parameter and the body are methods of
// the request it returns, and Execute sends it.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"time"

	openapi "github.com/njia/baseline"
)

type object = map[string]any

type parameter struct {
	Name, In string
	Required bool
}

type operation struct {
	ID, Path   string
	Parameters []parameter
	Body       *string
}

type session struct {
	client  *openapi.APIClient
	http    *http.Client
	key     string
	timeout float64
}

var (
	facts struct {
		Generator  string
		Operations []operation
		Classes    map[int]string
	}
	operations = map[string]operation{}
	sessions   = map[string]session{}
	cancels    = map[float64]context.CancelFunc{}
	lock       sync.Mutex
	word       = regexp.MustCompile(`[A-Za-z0-9]+`)
)

func pascal(name string) string {
	out := ""
	for _, part := range word.FindAllString(name, -1) {
		out += strings.ToUpper(part[:1]) + part[1:]
	}
	return out
}

func service(client *openapi.APIClient, method string) reflect.Value {
	all := reflect.ValueOf(client).Elem()
	for i := range all.NumField() {
		if all.Type().Field(i).IsExported() {
			if found := all.Field(i).MethodByName(method); found.IsValid() {
				return found
			}
		}
	}
	panic(fmt.Sprintf("no service has %s", method))
}

// typed reads a JSON value as the type that the client wants.
func typed(value any, kind reflect.Type) (reflect.Value, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return reflect.Value{}, err
	}
	into := reflect.New(kind)
	if kind.Kind() == reflect.String {
		if given, ok := value.(string); ok {
			into.Elem().SetString(given)
			return into.Elem(), nil
		}
	}
	return into.Elem(), json.Unmarshal(text, into.Interface())
}

func call(ctx context.Context, from session, request object) (object, error) {
	known, ok := operations[request["op"].(string)]
	if !ok {
		return nil, argumentError{"no such operation"}
	}
	args, opts := untag(request["args"]).(object), request["opts"].(object)
	start := service(from.client, pascal(known.ID))
	in := []reflect.Value{reflect.ValueOf(ctx)}
	used := map[string]bool{"Execute": true}
	at := func(each parameter) any {
		if given, ok := args[each.In].(object); ok {
			return given[each.Name]
		}
		return nil
	}
	for _, each := range known.Parameters {
		if each.In == "path" {
			value, err := typed(at(each), start.Type().In(len(in)))
			if err != nil {
				return nil, argumentError{err.Error()}
			}
			in = append(in, value)
		}
	}
	built := start.Call(in)[0]
	set := func(method string, value any) error {
		step := built.MethodByName(method)
		if !step.IsValid() {
			return argumentError{"the request has no " + method}
		}
		given, err := typed(value, step.Type().In(0))
		if err != nil {
			return argumentError{err.Error()}
		}
		built = step.Call([]reflect.Value{given})[0]
		return nil
	}
	for _, each := range known.Parameters {
		used[pascal(each.Name)] = true
		value := at(each)
		if strings.EqualFold(each.Name, "idempotency-key") {
			// The client leaves the key to its user, who makes one where it is required.
			if key, ok := opts["idempotencyKey"]; ok {
				value = key
			} else if value == nil && each.Required {
				value = newKey()
			}
		}
		if each.In != "path" && value != nil {
			if err := set(pascal(each.Name), value); err != nil {
				return nil, err
			}
		}
	}
	if body, ok := args["body"]; ok {
		for i := range built.NumMethod() {
			if name := built.Type().Method(i).Name; !used[name] {
				if err := set(name, body); err != nil {
					return nil, err
				}
				break
			}
		}
	}
	return sent(built.MethodByName("Execute").Call(nil))
}

// sent turns (result, response, error) or (response, error) into a reply.
func sent(out []reflect.Value) (object, error) {
	response, _ := out[len(out)-2].Interface().(*http.Response)
	if err, _ := out[len(out)-1].Interface().(error); err != nil {
		return nil, callError{err, response}
	}
	var value any = object{}
	if len(out) == 3 {
		text, err := json.Marshal(out[0].Interface())
		if err != nil {
			return nil, err
		}
		value = read(text)
	}
	headers := object{}
	for name := range response.Header {
		headers[strings.ToLower(name)] = response.Header.Get(name)
	}
	meta := object{"status": response.StatusCode, "headers": headers, "requestId": headers["x-request-id"], "rateLimit": nil, "attempts": 1,
		"latencyMs": 0, "idempotencyKey": nil, "replayed": false, "deprecation": nil}
	return object{"type": "ok", "value": tag(value), "meta": meta}, nil
}

func answer(request object) {
	id := request["id"].(float64)
	reply := func(body object) {
		body["id"] = id
		line, err := json.Marshal(body)
		if err != nil {
			panic(err)
		}
		lock.Lock()
		defer lock.Unlock()
		fmt.Println(string(line))
	}
	switch request["cmd"] {
	case "hello":
		names := []string{}
		for name := range operations {
			names = append(names, name)
		}
		reply(object{"type": "hello", "sdk": "openapi-generator go", "language": "go", "version": facts.Generator,
			"runtime": runtime.Version(), "ops": names, "caps": []string{"cancel", "timeouts", "parallel", "int64"}})
	case "open":
		handle := fmt.Sprintf("client-%d", len(sessions)+1)
		config := openapi.NewConfiguration()
		config.Servers = openapi.ServerConfigurations{{URL: request["baseUrl"].(string)}}
		config.HTTPClient = &http.Client{Transport: &http.Transport{}}
		key, _ := request["apiKey"].(string)
		sessions[handle] = session{openapi.NewAPIClient(config), config.HTTPClient, key, number(request["timeoutMs"], 60_000)}
		reply(object{"type": "opened", "handle": handle})
	case "call":
		from := sessions[request["handle"].(string)]
		limit := number(request["opts"].(object)["timeoutMs"], from.timeout)
		ctx, cancel := context.WithTimeout(context.Background(), time.Duration(limit)*time.Millisecond)
		ctx = context.WithValue(ctx, openapi.ContextAPIKeys, map[string]openapi.APIKey{"ApiKeyAuth": {Key: from.key}})
		lock.Lock()
		cancels[id] = cancel
		lock.Unlock()
		done, err := call(ctx, from, request)
		if err != nil {
			done = object{"type": "err", "error": failure(err)}
		}
		reply(done)
	case "cancel":
		lock.Lock()
		defer lock.Unlock()
		if cancel, ok := cancels[request["call"].(float64)]; ok {
			cancel()
		}
	case "close":
		sessions[request["handle"].(string)].http.CloseIdleConnections()
		reply(object{"type": "closed", "openSockets": 0, "pendingTimers": 0})
	case "stop":
		os.Exit(0)
	case "wake":
	default:
		reply(object{"type": "unsupported", "reason": "the client has no such thing"})
	}
}

func main() {
	text, err := os.ReadFile("../.njia/operations.json")
	if err != nil {
		panic(err)
	}
	if err := json.Unmarshal(text, &facts); err != nil {
		panic(err)
	}
	for _, each := range facts.Operations {
		operations[each.ID] = each
	}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(make([]byte, 1<<20), 1<<28)
	for lines.Scan() {
		request := object{}
		if err := json.Unmarshal(lines.Bytes(), &request); err != nil {
			panic(err)
		}
		switch request["cmd"] {
		case "call":
			go answer(request)
		default:
			answer(request)
		}
	}
}

type argumentError struct{ text string }

func (e argumentError) Error() string { return e.text }

type callError struct {
	error
	response *http.Response
}

func (e callError) Unwrap() error { return e.error }

func className(status int) string {
	if name, ok := facts.Classes[status]; ok {
		return name
	}
	if status >= 500 {
		return "Server"
	}
	return "Api"
}
