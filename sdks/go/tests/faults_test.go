package tests

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/njiatest"
)

const apiKey = "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u"

// step plays the answer to one request; true keeps the connection.
type step func(conn net.Conn) bool

// asked is a request as the server's socket saw it.
type asked struct {
	method, path, body string
	header             http.Header
	from               string
	at                 time.Time
}

// server plays one step per request; the last one repeats. Requests are counted where they arrive.
type server struct {
	URL      string
	address  string
	mu       sync.Mutex
	steps    []step
	requests []asked
	hangups  []time.Time
}

func serve(t testing.TB, steps ...step) *server {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &server{URL: "http://" + listener.Addr().String(), address: listener.Addr().String(), steps: steps}
	var open sync.WaitGroup
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(func() {
		_ = listener.Close()
		cancel()
		open.Wait()
	})
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			open.Add(1)
			go func() {
				defer open.Done()
				stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
				defer stop()
				s.play(conn)
			}()
		}
	}()
	return s
}

func (s *server) play(conn net.Conn) {
	defer func() { _ = conn.Close() }()
	reader := bufio.NewReader(conn)
	for {
		request, err := http.ReadRequest(reader)
		if err != nil {
			s.mu.Lock()
			s.hangups = append(s.hangups, time.Now())
			s.mu.Unlock()
			return
		}
		body, _ := io.ReadAll(request.Body)
		s.mu.Lock()
		s.requests = append(s.requests, asked{
			request.Method, request.RequestURI, string(body), request.Header, conn.RemoteAddr().String(), time.Now(),
		})
		next := s.steps[min(len(s.requests), len(s.steps))-1]
		s.mu.Unlock()
		if !next(conn) {
			return
		}
	}
}

func (s *server) asked() []asked {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]asked(nil), s.requests...)
}

// answer is a complete answer on a connection that stays open; fields are lines of its header.
func answer(status int, body string, fields ...string) step {
	lines := append([]string{
		fmt.Sprintf("HTTP/1.1 %d X", status), fmt.Sprintf("Content-Length: %d", len(body)), "Content-Type: application/json",
	}, fields...)
	return raw(strings.Join(lines, "\r\n") + "\r\n\r\n" + body)
}

func raw(text string) step {
	return func(conn net.Conn) bool {
		_, err := io.WriteString(conn, text)
		return err == nil
	}
}

// hangUp is FIN after the request was read, reset is RST.
func hangUp(net.Conn) bool { return false }

func reset(conn net.Conn) bool {
	_ = conn.(*net.TCPConn).SetLinger(0)
	return false
}

// silence answers nothing until the client hangs up.
func silence(conn net.Conn) bool {
	_, _ = conn.Read(make([]byte, 1))
	return false
}

// drip sends one octet at a time.
func drip(text string, every time.Duration) step {
	return func(conn net.Conn) bool {
		for i := range len(text) {
			if _, err := io.WriteString(conn, text[i:i+1]); err != nil {
				return false
			}
			time.Sleep(every)
		}
		return true
	}
}

// fixture is the example answer of an operation.
func fixture(t testing.TB, operation string) string {
	t.Helper()
	_, body, found := njiatest.Fixture(operation)
	if !found {
		t.Fatalf("no fixture of %s", operation)
	}
	return string(body)
}

// waits records what would have been slept, and takes no time.
type waits struct {
	mu    sync.Mutex
	slept []time.Duration
	now   time.Time
	// chance is what the seam answers when asked for a random number.
	chance float64
}

func (w *waits) option() njia.Option {
	if w.now.IsZero() {
		w.now = time.Date(2026, 1, 31, 10, 0, 0, 0, time.UTC)
	}
	return njia.WithSeam(njia.Seam{
		Now: func() time.Time {
			w.mu.Lock()
			defer w.mu.Unlock()
			return w.now
		},
		Sleep: func(ctx context.Context, wait time.Duration) error {
			w.mu.Lock()
			defer w.mu.Unlock()
			w.slept = append(w.slept, wait)
			w.now = w.now.Add(wait)
			return ctx.Err()
		},
		Random: func() float64 { return w.chance },
	})
}

func newClient(t testing.TB, base string, opts ...njia.Option) *njia.Client {
	t.Helper()
	client, err := njia.New(append([]njia.Option{njia.WithBaseURL(base), njia.WithAPIKey(apiKey)}, opts...)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.CloseIdleConnections)
	return client
}

// read is a GET, pay a keyed POST, mint a POST without a key.
func read(ctx context.Context, client *njia.Client, opts ...njia.Option) error {
	_, err := client.Payments.Retrieve(ctx, "pay_1", njia.PaymentRetrieveParams{}, opts...)
	return err
}

func pay(ctx context.Context, client *njia.Client, opts ...njia.Option) error {
	_, err := client.Payments.Create(ctx, njia.PaymentCreateParams{AmountMinorUnits: 25000, Currency: "XAF"}, opts...)
	return err
}

func mint(ctx context.Context, client *njia.Client, opts ...njia.Option) error {
	_, err := client.APIKeys.Create(ctx, njia.APIKeyCreateParams{Name: "one"},
		append([]njia.Option{njia.WithSessionToken("svs_test_0a1B2c3D4e5F6g7H8i9J")}, opts...)...)
	return err
}

// fakeStatuses answers with these statuses in turn, the last one repeated; 200 with the example of the operation.
func fakeStatuses(statuses ...int) *njiatest.Transport {
	transport := njiatest.NewTransport()
	example := transport.Respond
	var mu sync.Mutex
	transport.Respond = func(request njiatest.Request) njiatest.Answer {
		mu.Lock()
		defer mu.Unlock()
		status := statuses[0]
		if len(statuses) > 1 {
			statuses = statuses[1:]
		}
		if status == http.StatusOK {
			return example(request)
		}
		return njiatest.Answer{Status: status, Body: "{}"}
	}
	return transport
}

// with derives a client.
func with(t testing.TB, client *njia.Client, opts ...njia.Option) *njia.Client {
	t.Helper()
	derived, err := client.With(opts...)
	if err != nil {
		t.Fatal(err)
	}
	return derived
}
