package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net"
	"strings"

	openapi "github.com/njia/baseline"
)

func newKey() string {
	raw := make([]byte, 16)
	_, _ = rand.Read(raw)
	raw[6], raw[8] = raw[6]&0x0f|0x40, raw[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", raw[0:4], raw[4:6], raw[6:8], raw[8:10], raw[10:])
}

func number(value any, otherwise float64) float64 {
	if given, ok := value.(float64); ok {
		return given
	}
	return otherwise
}

func read(text []byte) any {
	var value any
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(&value); err != nil {
		return nil
	}
	return value
}

func untag(value any) any {
	switch given := value.(type) {
	case []any:
		out := []any{}
		for _, item := range given {
			out = append(out, untag(item))
		}
		return out
	case object:
		for name, inner := range given {
			if len(given) == 1 && strings.HasPrefix(name, "$") {
				switch name {
				case "$null":
					return nil
				case "$i64", "$f64":
					return json.Number(fmt.Sprint(inner))
				}
				return inner
			}
		}
		out := object{}
		for name, item := range given {
			out[name] = untag(item)
		}
		return out
	}
	return value
}

func tag(value any) any {
	switch given := value.(type) {
	case nil:
		return object{"$null": 1}
	case json.Number:
		if _, ok := new(big.Int).SetString(given.String(), 10); ok {
			return object{"$i64": given.String()}
		}
		return object{"$f64": given.String()}
	case []any:
		out := []any{}
		for _, item := range given {
			out = append(out, tag(item))
		}
		return out
	case object:
		out := object{}
		for name, item := range given {
			out[name] = tag(item)
		}
		return out
	}
	return value
}

// failure tells what the client's error tells: the status, the raw body, and what kind of error it wraps.
func failure(err error) object {
	facts := object{"class": "Connection", "message": err.Error(), "fieldErrors": []any{}}
	for _, name := range strings.Fields("status code requestId attempts idempotencyKey retryAfterMs retryable outcome rawBody decodePath cursor") {
		facts[name] = nil
	}
	// The client does not retry: a call that was made is one attempt.
	facts["attempts"] = 1
	var failed callError
	var generic *openapi.GenericOpenAPIError
	var timeout net.Error
	var argument argumentError
	switch {
	case errors.As(err, &argument):
		facts["class"], facts["attempts"] = "Argument", nil
	case errors.Is(err, context.Canceled):
		facts["class"] = "Canceled"
	case errors.As(err, &timeout) && timeout.Timeout():
		facts["class"] = "Timeout"
	case errors.As(err, &generic) && errors.As(err, &failed) && failed.response != nil:
		status := failed.response.StatusCode
		if status < 300 {
			facts["class"] = "Decoding"
			break
		}
		facts["class"] = className(status)
		facts["status"], facts["rawBody"] = status, string(generic.Body())
		if id := failed.response.Header.Get("X-Request-Id"); id != "" {
			facts["requestId"] = id
		}
		if problem, ok := read(generic.Body()).(object); ok {
			if code, ok := problem["code"].(string); ok {
				facts["code"] = code
			}
			facts["fieldErrors"] = fields(problem["errors"])
		}
	}
	return facts
}

func fields(value any) []any {
	out := []any{}
	list, _ := value.([]any)
	for _, item := range list {
		if each, ok := item.(object); ok {
			out = append(out, object{"pointer": each["pointer"], "code": each["code"]})
		}
	}
	return out
}
