package runtime

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"
)

// answer is a success whose body is read, or stands open in stream.
type answer struct {
	meta   *Meta
	body   []byte
	stream io.ReadCloser
}

// run is the state of one call under way.
type run struct {
	client    *Client
	config    config
	request   *Request
	operation *Operation
	key       string
	safe      bool
	stream    bool
	start     time.Time
	attempts  int
	// arrived: an earlier attempt may have reached the server.
	arrived bool
}

// send performs a call: attempt, judge, wait, repeat.
func (c *Client) send(ctx context.Context, request *Request, stream bool) (*answer, error) {
	r := &run{client: c, config: c.config.clone(), request: request, operation: request.operation, stream: stream}
	r.config.perCall = true
	if err := r.config.apply(request.options); err != nil {
		return nil, err
	}
	if request.err != nil {
		return nil, request.err
	}
	if paging := r.operation.Paging; r.config.cursor != "" {
		if paging == nil || paging.Send == "" {
			return nil, &ConfigurationError{Message: "WithCursor needs a listing; " + r.operation.ID + " is none"}
		}
		r.request = request.at(paging.Send, r.config.cursor)
	}
	r.key = r.config.idempotencyKey
	if r.key == "" && r.operation.Idempotency != "" {
		r.key = newIdempotencyKey()
	}
	r.safe = replaySafe(r.operation.Method, r.key)
	r.start = r.config.seam.Now()
	c.warnDeprecated(r.operation.ID, r.operation.Deprecated)
	return r.loop(ctx)
}

func (r *run) loop(ctx context.Context) (*answer, error) {
	for {
		credentials, err := r.client.credentials(ctx, r.operation, &r.config)
		if err != nil {
			return nil, err
		}
		if err := r.checkGoing(ctx); err != nil {
			return nil, err
		}
		r.attempts++
		got, failure := r.attempt(ctx, credentials)
		var wait time.Duration
		if failure != nil {
			wait, err = r.afterFailure(ctx, failure)
		} else {
			var done *answer
			done, wait, err = r.afterAnswer(ctx, got)
			if done != nil {
				return done, nil
			}
		}
		if err != nil {
			return nil, err
		}
		if err := r.config.seam.Sleep(ctx, wait); err != nil {
			return nil, r.ended(ctx, err)
		}
	}
}

// left is the time until the deadline of the call or of its context, whichever comes first.
func (r *run) left(ctx context.Context) Opt[time.Duration] {
	left := r.untilDeadline()
	if end, ok := ctx.Deadline(); ok {
		left = Some(min(time.Until(end), left.Or(time.Until(end))))
	}
	return left
}

func (r *run) untilDeadline() Opt[time.Duration] {
	if r.config.deadline <= 0 {
		return Opt[time.Duration]{}
	}
	return Some(r.config.deadline - r.config.seam.Now().Sub(r.start))
}

func (r *run) checkGoing(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return r.ended(ctx, err)
	}
	if left, ok := r.left(ctx).Get(); ok && left <= 0 {
		return r.connectionError("the deadline of the call has passed", context.DeadlineExceeded, true)
	}
	return nil
}

func (r *run) ended(ctx context.Context, err error) error {
	if cause := ctx.Err(); cause != nil {
		err = cause
	}
	return r.connectionError("the call was ended by its context", err, errors.Is(err, context.DeadlineExceeded))
}

func (r *run) connectionError(message string, cause error, timeout bool) *ConnectionError {
	return &ConnectionError{
		Message: message + " (" + r.operation.Method + " " + r.operation.Path + ")",
		Details: Details{
			Attempts:       r.attempts,
			IdempotencyKey: r.key,
			Outcome:        outcome(r.arrived),
			Retryable:      r.safe || !r.arrived,
		},
		timeout: timeout,
		cause:   cause,
	}
}

func (r *run) afterFailure(ctx context.Context, f *failure) (time.Duration, error) {
	r.arrived = r.arrived || f.sent
	r.log(ctx, "request failed", "error", reason(f.err))
	if ctx.Err() != nil {
		return 0, r.ended(ctx, ctx.Err())
	}
	err := r.connectionError(f.message(), f.err, f.timeout)
	err.Retryable = r.safe || !f.sent
	if !err.Retryable || r.attempts > r.config.maxRetries {
		return 0, err
	}
	r.client.CloseIdleConnections() // what broke one connection may have broken its neighbours
	return r.wait(ctx, err, Opt[time.Duration]{}, 0, "connection failure")
}

func (r *run) afterAnswer(ctx context.Context, got *received) (*answer, time.Duration, error) {
	now := r.config.seam.Now()
	meta := r.client.info.meta(got.status, got.header, now)
	meta.Attempts, meta.IdempotencyKey, meta.Latency = r.attempts, r.key, now.Sub(r.start)
	if hook := r.config.hooks.response; hook != nil {
		tell(hook, ResponseEvent{
			Operation: r.operation.ID, Method: r.operation.Method, Path: r.operation.Path, Attempt: r.attempts,
			Status: got.status, Header: redactHeader(got.header, r.client.secret), Latency: got.latency,
		})
	}
	r.log(ctx, "response", "status", got.status, "latency", got.latency)
	r.logBody(ctx, "response body", got.body)
	if meta.Deprecation != nil {
		r.client.warnDeprecated(r.operation.ID, "the server says that this use of it is deprecated; it ends on "+meta.Deprecation.Sunset)
	}
	if got.status >= 200 && got.status < 300 {
		return &answer{meta: meta, body: got.body, stream: got.stream}, 0, nil
	}
	p := readProblem(got.body)
	again := retryAnswer(got.status, p.code, got.header, r.safe)
	err := r.apiError(got, p, meta, again)
	if !again || r.attempts > r.config.maxRetries {
		return nil, 0, err
	}
	r.arrived = r.arrived || err.Outcome == OutcomeUnknown
	wait, stop := r.wait(ctx, err, err.RetryAfter, got.status, "status "+strconv.Itoa(got.status))
	return nil, wait, stop
}

func (r *run) apiError(got *received, p problem, meta *Meta, again bool) *APIError {
	retryable := again
	if p.retryable != nil {
		retryable = *p.retryable
	}
	return &APIError{
		Status: got.status, Code: p.code, Message: redactText(messageFor(got.status, got.header, p)), Fields: p.fields,
		Header: got.header, Body: p.body, RawBody: got.body[:min(len(got.body), rawLimit)],
		Details: Details{
			Attempts: r.attempts, IdempotencyKey: r.key, RequestID: meta.RequestID, Retryable: retryable,
			RetryAfter: retryAfter(got.header, r.config.seam.Now()),
			Outcome:    answerOutcome(got.status, p.code, r.arrived),
		},
	}
}

// wait is how long to wait, or the error at hand where that is longer than the caller allows.
func (r *run) wait(ctx context.Context, err error, asked Opt[time.Duration], status int, why string) (time.Duration, error) {
	wait, isAsked := asked.Get()
	if !isAsked {
		wait = backoff(r.attempts-1, r.config.seam.Random())
	}
	if isAsked && wait > r.config.maxRetryAfter {
		return 0, err
	}
	if left, ok := r.left(ctx).Get(); ok && wait >= left {
		return 0, err
	}
	tell(r.config.hooks.retry, RetryEvent{Operation: r.operation.ID, Attempt: r.attempts, Delay: wait, Status: status, Reason: why})
	r.log(ctx, "retry", "delay", wait, "reason", why)
	return wait, nil
}

// decoded performs a call and reads its answer into value; what contradicts the description becomes a *DecodingError that
// tells how the call went.
func (c *Client) decoded(ctx context.Context, request *Request, value any, read func(*Reader)) (*answer, error) {
	a, err := c.send(ctx, request, false)
	if err != nil {
		return nil, err
	}
	r := NewReader(a.body)
	read(r)
	if err := r.end(); err != nil {
		failure := newDecodingError(err)
		failure.Status, failure.Header = a.meta.Status, a.meta.Header
		failure.RawBody = a.body[:min(len(a.body), rawLimit)]
		failure.Details = Details{
			Attempts: a.meta.Attempts, IdempotencyKey: a.meta.IdempotencyKey, RequestID: a.meta.RequestID, Outcome: OutcomeUnknown,
		}
		return nil, failure
	}
	a.mark(value)
	return a, nil
}

// Do performs a call whose answer is a record.
func Do[T any](ctx context.Context, c *Client, request *Request, read ReadFunc[T]) (*T, error) {
	value := new(T)
	if _, err := c.decoded(ctx, request, value, func(r *Reader) { read(r, value) }); err != nil {
		return nil, err
	}
	return value, nil
}

// DoValue performs a call whose answer is JSON but no record.
func DoValue[T any](ctx context.Context, c *Client, request *Request, read ReadFunc[T], write WriteFunc[T]) (*Result[T], error) {
	result := &Result[T]{write: write}
	if _, err := c.decoded(ctx, request, result, func(r *Reader) { read(r, &result.Value) }); err != nil {
		return nil, err
	}
	return result, nil
}

// DoText performs a call whose answer is text.
func DoText(ctx context.Context, c *Client, request *Request) (*Result[string], error) {
	a, err := c.send(ctx, request, false)
	if err != nil {
		return nil, err
	}
	result := &Result[string]{Value: string(a.body), write: WriteString[string]}
	result.setMeta(a.meta)
	return result, nil
}

// DoRaw performs a call whose answers differ by status; see Meta().Status. An answer without body is nil.
func DoRaw(ctx context.Context, c *Client, request *Request) (*Result[json.RawMessage], error) {
	result := &Result[json.RawMessage]{write: WriteRaw}
	_, err := c.decoded(ctx, request, result, func(r *Reader) {
		if len(r.data) > 0 {
			ReadRaw(r, &result.Value)
		}
	})
	if err != nil {
		return nil, err
	}
	return result, nil
}

// DoEmpty performs a call whose answer has no body worth reading.
func DoEmpty(ctx context.Context, c *Client, request *Request) (*Empty, error) {
	a, err := c.send(ctx, request, false)
	if err != nil {
		return nil, err
	}
	empty := new(Empty)
	empty.setMeta(a.meta)
	return empty, nil
}

func (r *run) header(credentials []credential, out *http.Request) {
	accept := r.operation.Accept
	if accept == "" {
		accept = "application/json, application/problem+json, */*;q=0.1"
	}
	out.Header.Set("Accept", accept)
	out.Header.Set("User-Agent", r.client.agent)
	out.Header.Set("X-Retry-Count", strconv.Itoa(r.attempts-1))
	if name := r.client.info.VersionHeader; name != "" {
		out.Header.Set(name, r.client.info.VersionValue)
	}
	for name, values := range r.request.header {
		out.Header[name] = values
	}
	for i, cookie := range r.request.cookies {
		if i > 0 {
			cookie = out.Header.Get("Cookie") + "; " + cookie
		}
		out.Header.Set("Cookie", cookie)
	}
	if r.request.media != "" {
		out.Header.Set("Content-Type", r.request.media)
	}
	for name, values := range r.config.header {
		out.Header[name] = values
	}
	for _, item := range credentials {
		item.apply(out)
	}
}

func (f *failure) message() string {
	if f.timeout {
		return "the attempt took longer than its timeout"
	}
	return fmt.Sprintf("no usable answer arrived: %s", reason(f.err))
}
