package runtime

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// rawServer answers the first request of each connection and hangs up after having read the second one.
func rawServer(t *testing.T, requests *atomic.Int32) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer func() { _ = conn.Close() }()
				reader := bufio.NewReader(conn)
				for served := 0; ; served++ {
					request, err := http.ReadRequest(reader)
					if err != nil {
						return
					}
					_, _ = io.Copy(io.Discard, request.Body)
					requests.Add(1)
					if served > 0 {
						return
					}
					_, _ = fmt.Fprint(conn, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
				}
			}()
		}
	}()
	return "http://" + listener.Addr().String()
}

func testClient(t *testing.T, base string, options ...Option) *Client {
	t.Helper()
	info := &Info{Name: "test-go", Version: "1", APIVersion: "1", Schemes: []Scheme{{ID: "Key", Option: "WithKey", Key: "X-API-Key"}}}
	client, err := NewClient(info, append([]Option{WithBaseURL(base), WithCredential("Key", "svc_test_0a1B2c3D4e5F6g7H8i9J")}, options...))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.CloseIdleConnections)
	return client
}

// trap:T1 TestNoHiddenResend: net/http must not repeat what broke on a reused connection; counted at the socket.
func TestNoHiddenResend(t *testing.T) {
	for _, c := range []struct {
		method, key string
		body        bool
	}{
		{"GET", "", false}, {"HEAD", "", false}, {"OPTIONS", "", false}, {"PUT", "", true}, {"DELETE", "", false},
		{"POST", "", true}, {"POST", "Idempotency-Key", true}, {"POST", "Idempotency-Key", false}, {"DELETE", "Idempotency-Key", false},
	} {
		t.Run(fmt.Sprintf("%s key=%t body=%t", c.method, c.key != "", c.body), func(t *testing.T) {
			var requests atomic.Int32
			client := testClient(t, rawServer(t, &requests), WithMaxRetries(0))
			ctx := context.Background()
			warm := NewRequest(&Operation{ID: "warm", Method: "GET", Path: "/"}, nil)
			if _, err := DoEmpty(ctx, client, warm); err != nil {
				t.Fatal(err)
			}
			request := NewRequest(&Operation{ID: "op", Method: c.method, Path: "/", Idempotency: c.key}, nil)
			if c.body {
				request.BodyOctets("application/json", []byte("{}"))
			}
			_, err := DoEmpty(ctx, client, request)
			var failure *ConnectionError
			if !errors.As(err, &failure) || failure.Outcome != OutcomeUnknown {
				t.Fatalf("want an unknown outcome, got %v", err)
			}
			if got := requests.Load(); got != 2 {
				t.Fatalf("%d requests on the wire, want 2", got)
			}
		})
	}
}

// trap:T12 The timeout of an attempt covers its body.
func TestAttemptTimeoutCoversTheBody(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer func() { _ = conn.Close() }()
				if _, err := http.ReadRequest(bufio.NewReader(conn)); err != nil {
					return
				}
				_, _ = fmt.Fprint(conn, "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n")
				for i := 0; i < 100; i++ {
					if _, err := fmt.Fprint(conn, " "); err != nil {
						return
					}
					time.Sleep(20 * time.Millisecond)
				}
			}()
		}
	}()
	seam := Seam{Sleep: func(context.Context, time.Duration) error { return nil }}
	client := testClient(t, "http://"+listener.Addr().String(), WithTimeout(150*time.Millisecond), WithSeam(seam))
	started := time.Now()
	_, err = DoEmpty(context.Background(), client, NewRequest(&Operation{ID: "op", Method: "GET", Path: "/"}, nil))
	var failure *ConnectionError
	if !errors.As(err, &failure) || !failure.Timeout() || failure.Attempts != 3 || !errors.Is(err, ErrTimeout) || errors.Is(err, context.Canceled) {
		t.Fatalf("want a timeout after 3 attempts, got %v", err)
	}
	if took := time.Since(started); took > 2*time.Second {
		t.Fatalf("took %s", took)
	}
}

// trap:T22 A cancellation ends a back-off at once.
func TestCancelDuringBackoff(t *testing.T) {
	fake := (&FakeTransport{}).Add(FakeAnswer{Status: 503, Header: http.Header{"Retry-After": {"30"}}})
	client := testClient(t, "http://example.test", WithTransport(fake))
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(30*time.Millisecond, cancel)
	started := time.Now()
	_, err := DoEmpty(ctx, client, NewRequest(&Operation{ID: "op", Method: "GET", Path: "/"}, nil))
	if !errors.Is(err, context.Canceled) || time.Since(started) > time.Second || len(fake.Requests()) != 1 {
		t.Fatalf("want a cancelled call after one request, got %v", err)
	}
}

// trap:T16 No verb prints the key.
func TestNothingPrintsTheKey(t *testing.T) {
	client := testClient(t, "http://example.test")
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%d", "%q"} {
		if text := fmt.Sprintf(verb, client); strings.Contains(text, "0a1B2c3D4e5F6g7H8i9J") {
			t.Fatalf("%s prints the key: %s", verb, text)
		}
	}
}
