package runtime

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"time"
)

// A success larger than this is refused, so that one answer cannot exhaust the memory; errors keep their first part.
const (
	successLimit = 64 << 20
	errorLimit   = 1 << 20
	// freeRedials bounds how often a stale pooled connection that took nothing is replaced within one attempt.
	freeRedials = 3
)

var errTooLarge = errors.New("the body is larger than 64 MiB")

// received is one answer, its body read unless it is a stream.
type received struct {
	status  int
	header  http.Header
	body    []byte
	stream  io.ReadCloser
	latency time.Duration
}

// failure is an attempt without a usable answer.
type failure struct {
	err     error
	sent    bool
	timeout bool
}

// attempt sends one request. Its clock runs from name resolution to the last byte of the body, or of the header where the
// answer is a stream.
func (r *run) attempt(ctx context.Context, credentials []credential) (*received, *failure) {
	limit := r.config.timeout
	if left, ok := r.untilDeadline().Get(); ok {
		limit = min(limit, left)
	}
	inner, cancel := context.WithCancel(context.WithValue(ctx, attemptKey{}, attemptFacts{r.config.connectTimeout, r.operation.ID}))
	timer := time.AfterFunc(limit, cancel)
	started := time.Now()
	got, failed := r.roundTrips(inner, credentials)
	expired := !timer.Stop()
	if failed != nil {
		cancel()
		if expired && ctx.Err() == nil {
			failed.err = ErrTimeout
		}
		failed.timeout = expired || isTimeout(failed.err)
		return nil, failed
	}
	got.latency = time.Since(started)
	if got.stream == nil {
		cancel()
		return got, nil
	}
	got.stream = &canceling{got.stream, cancel}
	return got, nil
}

// canceling releases the attempt when its stream is closed.
type canceling struct {
	io.ReadCloser
	cancel context.CancelFunc
}

func (c *canceling) Close() error {
	err := c.ReadCloser.Close()
	c.cancel()
	return err
}

func (r *run) roundTrips(ctx context.Context, credentials []credential) (*received, *failure) {
	for redials := 0; ; redials++ {
		w := &wire{}
		out, err := r.build(w.trace(ctx), credentials)
		if err != nil {
			return nil, &failure{err: err}
		}
		if redials == 0 {
			r.announce(ctx, out)
		}
		response, err := r.config.roundTripper.RoundTrip(out)
		if err == nil {
			return r.receive(response)
		}
		f := &failure{err: err, sent: w.sent(r.client.own, err)}
		// A pooled connection that the server had closed took nothing: replacing it is no second request.
		if f.sent || !w.reused || ctx.Err() != nil || redials >= freeRedials {
			return nil, f
		}
	}
}

func (r *run) receive(response *http.Response) (*received, *failure) {
	got := &received{status: response.StatusCode, header: response.Header}
	success := got.status >= 200 && got.status < 300
	if success && r.stream {
		got.stream = response.Body
		return got, nil
	}
	defer func() { _ = response.Body.Close() }()
	limit := int64(errorLimit)
	if success {
		limit = successLimit
	}
	body, err := io.ReadAll(io.LimitReader(response.Body, limit+1))
	if err == nil && int64(len(body)) > limit {
		if success {
			err = errTooLarge
		}
		body = body[:limit]
	}
	if err != nil && success {
		return nil, &failure{err: err, sent: true}
	}
	// A failure whose body broke off still says more with its status than a connection error would.
	got.body = body
	return got, nil
}

func (r *run) build(ctx context.Context, credentials []credential) (*http.Request, error) {
	out, err := http.NewRequestWithContext(ctx, r.operation.Method, r.request.target(r.config.baseURL), nil)
	if err != nil {
		return nil, err
	}
	switch {
	case r.request.body != nil:
		// A fresh reader over the same octets; without GetBody net/http cannot send them twice.
		out.Body = io.NopCloser(bytes.NewReader(r.request.body))
		out.ContentLength = int64(len(r.request.body))
	case out.Method == http.MethodGet || out.Method == http.MethodHead || out.Method == http.MethodOptions:
		out.Body = noBody{}
		out.ContentLength = -1
	}
	r.header(credentials, out)
	if r.key != "" {
		name := r.operation.Idempotency
		if name == "" {
			name = "Idempotency-Key"
		}
		// The lower-case map key keeps net/http from taking the request for one that it may resend.
		out.Header[strings.ToLower(name)] = []string{r.key}
	}
	return out, nil
}

func (r *run) announce(ctx context.Context, out *http.Request) {
	if hook := r.config.hooks.request; hook != nil {
		tell(hook, RequestEvent{
			Operation: r.operation.ID, Method: r.operation.Method, Path: r.operation.Path, Attempt: r.attempts,
			Header: redactHeader(out.Header, r.client.secret), IdempotencyKey: r.key,
		})
	}
	r.log(ctx, "request")
	r.logBody(ctx, "request body", r.request.body)
}
