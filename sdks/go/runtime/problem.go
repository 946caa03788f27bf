package runtime

import (
	"encoding/json"
	"net/http"
	"net/url"
)

const rawLimit = 64 << 10

// problem is what can be read of an error body: RFC 9457 and what resembles it. Every part may be missing.
type problem struct {
	code      string
	message   string
	retryable *bool
	fields    []FieldError
	body      json.RawMessage
}

func readProblem(body []byte) problem {
	var top map[string]any
	if !json.Valid(body) {
		return problem{}
	}
	if json.Unmarshal(body, &top) != nil {
		return problem{body: body}
	}
	nested, _ := top["error"].(map[string]any)
	p := problem{
		code:    firstText(top["code"], nested["code"]),
		message: firstText(top["detail"], top["message"], nested["message"], top["title"]),
		body:    body,
	}
	if retryable, ok := top["retryable"].(bool); ok {
		p.retryable = &retryable
	}
	items, _ := top["errors"].([]any)
	for _, item := range items {
		entry, _ := item.(map[string]any)
		pointer := firstText(entry["pointer"], entry["field"])
		if in := firstText(entry["in"]); pointer == "" && in != "" {
			pointer = in + "/" + firstText(entry["name"])
		}
		p.fields = append(p.fields, FieldError{
			Pointer: pointer,
			Code:    firstText(entry["code"]),
			Message: redactText(firstText(entry["message"], entry["detail"])),
		})
	}
	return p
}

func firstText(values ...any) string {
	for _, value := range values {
		if text, ok := value.(string); ok && text != "" {
			return text
		}
	}
	return ""
}

func messageFor(status int, header http.Header, p problem) string {
	switch {
	case status >= 300 && status < 400:
		return "the server answered with a redirect to " + originOf(header.Get("Location")) +
			", which is never followed; check the base URL"
	case p.message != "":
		return p.message
	default:
		return "the server answered " + http.StatusText(status)
	}
}

func originOf(location string) string {
	target, err := url.Parse(location)
	switch {
	case err != nil:
		return "a malformed address"
	case target.Host != "":
		return target.Scheme + "://" + target.Host
	case location != "":
		return "another path of the same server"
	default:
		return "nowhere"
	}
}
