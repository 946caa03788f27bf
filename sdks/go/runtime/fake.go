package runtime

import (
	"bytes"
	"errors"
	"io"
	"net"
	"net/http"
	"sync"
	"time"
)

// FakeTransport answers without a network, in the order of its answers or through Respond, and keeps what was asked. Use it
// with WithTransport.
type FakeTransport struct {
	// Respond answers a request for which no answer is queued.
	Respond func(FakeRequest) FakeAnswer

	mu       sync.Mutex
	answers  []FakeAnswer
	requests []FakeRequest
}

// FakeRequest is a request as it would have left.
type FakeRequest struct {
	// Operation is the operationId.
	Operation, Method, URL string
	Header                 http.Header
	Body                   []byte
}

// FakeAnswer is an answer, or a failure.
type FakeAnswer struct {
	Status int
	Header http.Header
	Body   string
	// Delay passes before the answer, unless the request's context ends.
	Delay time.Duration
	// Refused: the connection cannot be made, so nothing was sent.
	Refused bool
	// Reset: the connection breaks after the request was sent.
	Reset bool
}

// Add queues answers.
func (f *FakeTransport) Add(answers ...FakeAnswer) *FakeTransport {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.answers = append(f.answers, answers...)
	return f
}

// Requests returns what was asked so far.
func (f *FakeTransport) Requests() []FakeRequest {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]FakeRequest(nil), f.requests...)
}

// RoundTrip implements http.RoundTripper.
func (f *FakeTransport) RoundTrip(request *http.Request) (*http.Response, error) {
	asked := FakeRequest{Operation: factsOf(request.Context()).operation, Method: request.Method, URL: request.URL.String(), Header: request.Header.Clone()}
	if request.Body != nil {
		body, err := io.ReadAll(request.Body)
		_ = request.Body.Close()
		if err != nil {
			return nil, err
		}
		asked.Body = body
	}
	answer, err := f.take(asked)
	if err != nil {
		return nil, err
	}
	if err := sleep(request.Context(), answer.Delay); err != nil {
		return nil, err
	}
	switch {
	case answer.Refused:
		return nil, &net.OpError{Op: "dial", Net: "tcp", Err: errors.New("connection refused")}
	case answer.Reset:
		return nil, &net.OpError{Op: "read", Net: "tcp", Err: errors.New("connection reset by peer")}
	}
	header := answer.Header.Clone()
	if header == nil {
		header = http.Header{"Content-Type": {"application/json"}}
	}
	return &http.Response{
		StatusCode: answer.Status, Status: http.StatusText(answer.Status), Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: header, Body: io.NopCloser(bytes.NewReader([]byte(answer.Body))), ContentLength: int64(len(answer.Body)),
		Request: request,
	}, nil
}

func (f *FakeTransport) take(asked FakeRequest) (FakeAnswer, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.requests = append(f.requests, asked)
	if len(f.answers) > 0 {
		answer := f.answers[0]
		f.answers = f.answers[1:]
		return answer, nil
	}
	if f.Respond != nil {
		return f.Respond(asked), nil
	}
	return FakeAnswer{}, errors.New("the fake transport has no answer left")
}
