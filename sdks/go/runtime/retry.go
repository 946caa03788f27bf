package runtime

import (
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// replaySafe: a second copy of the request cannot do more than the first.
func replaySafe(method, key string) bool {
	switch method {
	case http.MethodGet, http.MethodHead, http.MethodPut, http.MethodDelete, http.MethodOptions:
		return true
	}
	return key != ""
}

// retryAnswer tells whether an answer calls for another attempt.
func retryAnswer(status int, code string, header http.Header, safe bool) bool {
	switch strings.ToLower(strings.TrimSpace(header.Get("X-Should-Retry"))) {
	case "true":
		return true
	case "false":
		return false
	}
	switch status {
	case http.StatusConflict:
		return safe && code == "idempotency_in_progress"
	case http.StatusTooManyRequests:
		return true
	case http.StatusServiceUnavailable:
		return safe || header.Get("Retry-After") != ""
	case http.StatusRequestTimeout, http.StatusInternalServerError, http.StatusBadGateway, http.StatusGatewayTimeout:
		return safe
	}
	return false
}

// retryAfter is the wait that the server asks for: Retry-After-Ms, else Retry-After as seconds or HTTP-date (RFC 9110,
// 10.2.3). Negative or unreadable is absent, a past date 0.
func retryAfter(header http.Header, now time.Time) Opt[time.Duration] {
	if wait, ok := decimalWait(header.Get("Retry-After-Ms"), time.Millisecond).Get(); ok {
		return Some(wait)
	}
	text := header.Get("Retry-After")
	if wait, ok := decimalWait(text, time.Second).Get(); ok {
		return Some(wait)
	}
	if date, err := http.ParseTime(strings.TrimSpace(text)); err == nil {
		return Some(max(0, date.Sub(now)))
	}
	return Opt[time.Duration]{}
}

func decimalWait(text string, unit time.Duration) Opt[time.Duration] {
	text = strings.TrimSpace(text)
	whole, fraction, _ := strings.Cut(text, ".")
	if whole+fraction == "" || strings.Trim(whole+fraction, "0123456789") != "" {
		return Opt[time.Duration]{}
	}
	// A very long number is a very long wait, not garbage.
	number, _ := strconv.ParseFloat(text, 64)
	if wait := number * float64(unit); wait < math.MaxInt64 {
		return Some(time.Duration(math.Round(wait)))
	}
	return Some(time.Duration(math.MaxInt64))
}

// backoff before retry n (from 0): uniform in [0.5, 1.0] x min(8 s, 0.5 s x 2^n).
func backoff(n int, random float64) time.Duration {
	ceiling := min(8*time.Second, 500*time.Millisecond<<min(n, 10))
	return time.Duration((0.5 + random/2) * float64(ceiling))
}

// answerOutcome tells what a failure answer says about the effect; before: an earlier attempt may have reached the server.
func answerOutcome(status int, code string, before bool) Outcome {
	switch {
	case status == http.StatusNotImplemented || status == http.StatusHTTPVersionNotSupported:
		return outcome(before)
	case status < 400 || status == http.StatusRequestTimeout || status >= 500 || code == "idempotency_in_progress":
		return OutcomeUnknown
	}
	// A refusal of this attempt does not call back an earlier one that may still be under way.
	return outcome(before)
}

func outcome(maybe bool) Outcome {
	if maybe {
		return OutcomeUnknown
	}
	return OutcomeNone
}
