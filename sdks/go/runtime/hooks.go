package runtime

import (
	"net/http"
	"time"
)

// RequestEvent is told before each attempt.
type RequestEvent struct {
	Operation, Method, Path string
	// Attempt counts from 1.
	Attempt int
	// Header is a copy without credentials.
	Header         http.Header
	IdempotencyKey string
}

// ResponseEvent is told after each answer.
type ResponseEvent struct {
	Operation, Method, Path string
	Attempt                 int
	Status                  int
	// Header is a copy without credentials.
	Header  http.Header
	Latency time.Duration
}

// RetryEvent is told before each wait.
type RetryEvent struct {
	Operation string
	// Attempt is the one that failed.
	Attempt int
	Delay   time.Duration
	// Status is 0 where no answer arrived.
	Status int
	Reason string
}

type hooks struct {
	request  func(RequestEvent)
	response func(ResponseEvent)
	retry    func(RetryEvent)
}

// tell calls a hook; its panic ends here, for a hook must never break a payment.
func tell[E any](hook func(E), event E) {
	if hook == nil {
		return
	}
	defer func() { _ = recover() }()
	hook(event)
}
