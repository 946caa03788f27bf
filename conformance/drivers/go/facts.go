package main

import (
	"context"
	"errors"
	"os"
	"strings"
	"time"

	"github.com/njia/njia-go/v2"
)

func text(s string) any {
	if s == "" {
		return nil
	}
	return s
}

func whole(o njia.Opt[int64]) any {
	if n, ok := o.Get(); ok {
		return n
	}
	return nil
}

func metaOf(value any) any {
	holder, ok := value.(interface{ Meta() *njia.Meta })
	if !ok {
		return nil
	}
	m := holder.Meta()
	headers := map[string]string{}
	for name, values := range m.Header {
		headers[strings.ToLower(name)] = strings.Join(values, ", ")
	}
	out := reply{
		"status": m.Status, "headers": headers, "requestId": text(m.RequestID), "rateLimit": nil, "attempts": m.Attempts,
		"latencyMs": float64(m.Latency) / float64(time.Millisecond), "idempotencyKey": text(m.IdempotencyKey),
		"replayed": m.Replayed, "deprecation": nil,
	}
	limit, remaining, reset := whole(m.RateLimit.Limit), whole(m.RateLimit.Remaining), any(nil)
	if at, ok := m.RateLimit.Reset.Get(); ok {
		reset = at.Unix()
	}
	if limit != nil || remaining != nil || reset != nil {
		out["rateLimit"] = reply{"limit": limit, "remaining": remaining, "resetS": reset}
	}
	if d := m.Deprecation; d != nil {
		out["deprecation"] = reply{"deprecation": text(d.Deprecation), "sunset": text(d.Sunset), "link": text(d.Link)}
	}
	return out
}

var classes = []struct {
	is   error
	name string
}{
	{njia.ErrBadRequest, "BadRequest"}, {njia.ErrAuthentication, "Authentication"}, {njia.ErrPaymentRequired, "PaymentRequired"},
	{njia.ErrPermissionDenied, "PermissionDenied"}, {njia.ErrNotFound, "NotFound"}, {njia.ErrConflict, "Conflict"},
	{njia.ErrUnprocessableEntity, "UnprocessableEntity"}, {njia.ErrRateLimit, "RateLimit"}, {njia.ErrServer, "Server"},
}

func failure(err error) reply {
	out := reply{
		"class": "Argument", "message": err.Error(), "status": nil, "code": nil, "fieldErrors": []any{}, "requestId": text(njia.RequestID(err)),
		"attempts": nil, "idempotencyKey": text(njia.IdempotencyKey(err)), "retryAfterMs": nil, "retryable": nil,
		"outcome": text(string(njia.OutcomeOf(err))), "rawBody": nil, "decodePath": nil, "cursor": text(njia.ResumeCursor(err)),
	}
	if n := njia.Attempts(err); n > 0 {
		out["attempts"] = n
	}
	var api *njia.APIError
	var decoding *njia.DecodingError
	var connection *njia.ConnectionError
	var page *njia.PaginationError
	var setup *njia.ConfigurationError
	var signature *njia.WebhookSignatureError
	switch {
	case errors.As(err, &api):
		apiFailure(out, api)
	case errors.As(err, &decoding):
		out["class"], out["decodePath"], out["rawBody"] = "Decoding", decoding.Path, string(decoding.RawBody)
		if decoding.Status > 0 {
			out["status"] = decoding.Status
		}
	case errors.As(err, &connection):
		out["class"], out["retryable"] = "Connection", connection.Retryable
		if connection.Timeout() {
			out["class"] = "Timeout"
		} else if errors.Is(err, context.Canceled) {
			out["class"] = "Canceled"
		}
	case errors.As(err, &page):
		out["class"] = "Pagination"
	case errors.As(err, &setup):
		out["class"] = "Configuration"
	case errors.As(err, &signature):
		out["class"] = "WebhookSignature"
	}
	return out
}

func apiFailure(out reply, api *njia.APIError) {
	out["class"] = "Api"
	for _, class := range classes {
		if errors.Is(api, class.is) {
			out["class"] = class.name
		}
	}
	fields := make([]any, 0, len(api.Fields))
	for _, field := range api.Fields {
		fields = append(fields, reply{"pointer": text(field.Pointer), "code": text(field.Code)})
	}
	out["status"], out["code"], out["fieldErrors"] = api.Status, text(api.Code), fields
	out["retryable"], out["rawBody"] = api.Retryable, string(api.RawBody)
	if wait, ok := api.RetryAfter.Get(); ok {
		out["retryAfterMs"] = float64(wait) / float64(time.Millisecond)
	}
}

// close closes a client; once it was the last one, no TCP connection of this process may be open.
func (d *driver) close(r *request) {
	d.mu.Lock()
	h := d.handles[r.Handle]
	delete(d.handles, r.Handle)
	last := len(d.handles) == 0
	d.mu.Unlock()
	if h != nil {
		h.client.CloseIdleConnections()
	}
	open := 0
	for tries := 0; last && tries < 20; tries++ {
		if open = openConnections(); open == 0 {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	d.send(reply{"id": r.ID, "type": "closed", "openSockets": open, "pendingTimers": 0})
}

// openConnections counts established TCP connections of this process.
func openConnections() int {
	var table strings.Builder
	for _, name := range []string{"/proc/self/net/tcp", "/proc/self/net/tcp6"} {
		data, _ := os.ReadFile(name)
		table.Write(data)
	}
	established := map[string]bool{}
	for _, line := range strings.Split(table.String(), "\n") {
		if f := strings.Fields(line); len(f) > 9 && f[3] == "01" {
			established["socket:["+f[9]+"]"] = true
		}
	}
	entries, _ := os.ReadDir("/proc/self/fd")
	count := 0
	for _, entry := range entries {
		if target, err := os.Readlink("/proc/self/fd/" + entry.Name()); err == nil && established[target] {
			count++
		}
	}
	return count
}
