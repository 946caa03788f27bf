package runtime

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"
)

// Outcome answers the question that matters with money.
type Outcome string

const (
	// OutcomeNone: nothing happened.
	OutcomeNone Outcome = "none"
	// OutcomeUnknown: it may have happened; call again with the same idempotency key.
	OutcomeUnknown Outcome = "unknown"
)

// Classes of failures for errors.Is.
var (
	ErrBadRequest          = errors.New("bad request")
	ErrAuthentication      = errors.New("authentication failed")
	ErrPaymentRequired     = errors.New("payment required")
	ErrPermissionDenied    = errors.New("permission denied")
	ErrNotFound            = errors.New("not found")
	ErrConflict            = errors.New("conflict")
	ErrUnprocessableEntity = errors.New("unprocessable entity")
	ErrRateLimit           = errors.New("rate limit exceeded")
	ErrServer              = errors.New("server error")
	ErrTimeout             = errors.New("timeout")
	ErrRepeatedCursor      = errors.New("the server repeats a cursor")
)

// Error is the root of all errors of this SDK.
type Error interface {
	error
	details() *Details
}

// Details is what errors of calls have in common.
type Details struct {
	// Attempts counts the requests of the call.
	Attempts int
	// IdempotencyKey is the key that all attempts carried; empty if none did.
	IdempotencyKey string
	// RetryAfter is the wait that the server asked for.
	RetryAfter Opt[time.Duration]
	// Retryable: the same request may succeed later without change.
	Retryable bool
	// Outcome tells whether the effect may have happened.
	Outcome Outcome
	// RequestID is the server's id of the last request.
	RequestID string
	cursor    string
}

func (d *Details) details() *Details { return d }

func (d *Details) facts(more ...string) string {
	facts := more
	if d.RequestID != "" {
		facts = append(facts, "request "+d.RequestID)
	}
	if d.Attempts > 1 {
		facts = append(facts, fmt.Sprintf("%d attempts", d.Attempts))
	}
	if d.cursor != "" {
		facts = append(facts, fmt.Sprintf("resume from cursor %q", d.cursor))
	}
	if len(facts) == 0 {
		return ""
	}
	return " (" + strings.Join(facts, ", ") + ")"
}

// FieldError is one complaint about a request: Pointer is a JSON Pointer (RFC 6901) into the body, or query/name and the like.
type FieldError struct {
	Pointer string
	Code    string
	Message string
}

// APIError is an answer that is no success; a redirect is one too, for it is never followed.
type APIError struct {
	Details
	Status  int
	Code    string
	Message string
	Fields  []FieldError
	Header  http.Header
	// Body is the body where it is JSON, else nil.
	Body json.RawMessage
	// RawBody is the body as it came, at most 64 KiB of it.
	RawBody []byte
}

// Error tells status, code, message and request id; never headers, query or body.
func (e *APIError) Error() string {
	facts := []string{fmt.Sprintf("status %d", e.Status)}
	if e.Code != "" {
		facts = append(facts, "code "+e.Code)
	}
	return redactText(e.Message + e.facts(facts...))
}

// GoString is Error, so that %#v prints no header and no body.
func (e *APIError) GoString() string { return "&APIError{" + e.Error() + "}" }

// Is makes the sentinels of status classes work with errors.Is.
func (e *APIError) Is(target error) bool { return target == classOf(e.Status) }

func classOf(status int) error {
	switch status {
	case http.StatusBadRequest:
		return ErrBadRequest
	case http.StatusUnauthorized:
		return ErrAuthentication
	case http.StatusPaymentRequired:
		return ErrPaymentRequired
	case http.StatusForbidden:
		return ErrPermissionDenied
	case http.StatusNotFound:
		return ErrNotFound
	case http.StatusConflict:
		return ErrConflict
	case http.StatusUnprocessableEntity:
		return ErrUnprocessableEntity
	case http.StatusTooManyRequests:
		return ErrRateLimit
	}
	if status >= http.StatusInternalServerError {
		return ErrServer
	}
	return nil
}

// ConnectionError means that no usable answer arrived. errors.Is finds context.Canceled and context.DeadlineExceeded in it
// where the caller's context ended the call.
type ConnectionError struct {
	Details
	Message string
	timeout bool
	cause   error
}

func (e *ConnectionError) Error() string { return redactText(e.Message + e.facts()) }

// GoString is Error.
func (e *ConnectionError) GoString() string { return "&ConnectionError{" + e.Error() + "}" }

// Unwrap gives the cause.
func (e *ConnectionError) Unwrap() error { return e.cause }

// Is finds ErrTimeout.
func (e *ConnectionError) Is(target error) bool { return target == ErrTimeout && e.timeout }

// Timeout reports that time ran out: of the attempt, of the whole call, or of the caller's context.
func (e *ConnectionError) Timeout() bool { return e.timeout }

// Temporary completes net.Error.
func (e *ConnectionError) Temporary() bool { return e.Retryable }

// DecodingError is a success whose body contradicts the API description.
type DecodingError struct {
	Details
	// Path is a JSON path such as $.data[3].amountMinorUnits.
	Path    string
	Message string
	Status  int
	Header  http.Header
	RawBody []byte
}

func newDecodingError(err error) *DecodingError {
	var mismatch *Mismatch
	if errors.As(err, &mismatch) {
		return &DecodingError{Path: mismatch.Path, Message: mismatch.Message}
	}
	return &DecodingError{Path: "$", Message: err.Error()}
}

func (e *DecodingError) Error() string {
	text := "the answer contradicts the API description at " + e.Path + ": " + e.Message
	if e.Status == 0 {
		return redactText(text + e.facts())
	}
	return redactText(text + e.facts(fmt.Sprintf("status %d", e.Status)))
}

// GoString is Error.
func (e *DecodingError) GoString() string { return "&DecodingError{" + e.Error() + "}" }

// PaginationError means that a list would never end, because the server repeats a cursor.
type PaginationError struct {
	Details
	Cursor string
}

func (e *PaginationError) Error() string {
	return fmt.Sprintf("the server repeats the cursor %q; the listing would never end", e.Cursor) + e.facts()
}

// Is finds ErrRepeatedCursor.
func (e *PaginationError) Is(target error) bool { return target == ErrRepeatedCursor }

// ConfigurationError means that a client or an option was set up wrongly; nothing was sent.
type ConfigurationError struct {
	Details
	Message string
	cause   error
}

func (e *ConfigurationError) Error() string { return redactText(e.Message) }

// Unwrap gives the error of a function that was asked for a credential.
func (e *ConfigurationError) Unwrap() error { return e.cause }

// ArgumentError means that a value cannot be sent; nothing was.
type ArgumentError struct {
	Details
	Message string
}

func (e *ArgumentError) Error() string { return redactText(e.Message) }

// WebhookSignatureError is a webhook that must not be trusted.
type WebhookSignatureError struct {
	Details
	Message string
}

func (e *WebhookSignatureError) Error() string { return redactText(e.Message) }

func detailsOf(err error) *Details {
	var known Error
	if errors.As(err, &known) {
		return known.details()
	}
	return &Details{}
}

// RetryAfter is the wait that the server asked for, 0 if it named none; it looks through wrapping and takes nil.
func RetryAfter(err error) time.Duration { return detailsOf(err).RetryAfter.Or(0) }

// IdempotencyKey is the key to call again with; empty if the call carried none.
func IdempotencyKey(err error) string { return detailsOf(err).IdempotencyKey }

// Attempts counts the requests of the failed call.
func Attempts(err error) int { return detailsOf(err).Attempts }

// OutcomeOf tells whether the effect of the failed call may have happened; empty where err is none of ours.
func OutcomeOf(err error) Outcome { return detailsOf(err).Outcome }

// RequestID is the server's id of the failed request.
func RequestID(err error) string { return detailsOf(err).RequestID }

// ResumeCursor is where to go on with a listing that failed midway.
func ResumeCursor(err error) string { return detailsOf(err).cursor }

// Retryable tells whether the same request may succeed later.
func Retryable(err error) bool { return detailsOf(err).Retryable }

// IsCanceled tells that the caller's context was canceled.
func IsCanceled(err error) bool { return errors.Is(err, context.Canceled) }
