package runtime

import (
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Meta tells about the answer that a value came with.
type Meta struct {
	Status    int
	Header    http.Header
	RequestID string
	// RateLimit holds what the server said; its members are absent where it said nothing.
	RateLimit RateLimit
	// Attempts counts the requests of the call.
	Attempts int
	// Latency runs from the first attempt to the last byte, waits included.
	Latency        time.Duration
	IdempotencyKey string
	// Replayed: the server answered from its memory of an earlier call with the same key.
	Replayed bool
	// Deprecation is nil unless the server announced the end of what was used.
	Deprecation *Deprecation
}

// RateLimit is the budget of the current window.
type RateLimit struct {
	Limit     Opt[int64]
	Remaining Opt[int64]
	// Reset is when the window ends.
	Reset Opt[time.Time]
}

// Deprecation holds header fields as sent: Deprecation (RFC 9745), Sunset (RFC 8594), Link (RFC 8288).
type Deprecation struct {
	Deprecation string
	Sunset      string
	Link        string
}

// Empty is the result of a call that answers nothing.
type Empty struct{ Model }

// Result is a value that is no record, such as a list or a text.
type Result[T any] struct {
	Model
	Value T
	write WriteFunc[T]
}

// MarshalJSON writes the value alone.
func (r Result[T]) MarshalJSON() ([]byte, error) { return Encode(&r.Value, r.write) }

// MarshalJSON writes an empty object.
func (Empty) MarshalJSON() ([]byte, error) { return []byte("{}"), nil }

func (i *Info) meta(status int, header http.Header, now time.Time) *Meta {
	m := &Meta{
		Status:    status,
		Header:    header,
		RequestID: header.Get(i.RequestIDHeader),
		Replayed:  strings.EqualFold(header.Get(i.ReplayedHeader), "true"),
		RateLimit: RateLimit{Limit: number(header.Get(i.LimitHeader)), Remaining: number(header.Get(i.RemainingHeader))},
	}
	if reset, ok := number(header.Get(i.ResetHeader)).Get(); ok {
		at := time.Unix(reset, 0)
		if i.ResetIsDelta {
			at = now.Add(time.Duration(reset) * time.Second)
		}
		m.RateLimit.Reset = Some(at)
	}
	facts := Deprecation{header.Get("Deprecation"), header.Get("Sunset"), strings.Join(header.Values("Link"), ", ")}
	if facts.Deprecation != "" || facts.Sunset != "" {
		m.Deprecation = &facts
	}
	return m
}

func number(text string) Opt[int64] {
	n, err := strconv.ParseInt(strings.TrimSpace(text), 10, 64)
	if err != nil || n < 0 {
		return Opt[int64]{}
	}
	return Some(n)
}
