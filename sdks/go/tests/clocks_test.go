package tests

import (
	"context"
	"errors"
	"net"
	"net/http"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/njia/njia-go/v2"
)

// trap:T12 The timeout is that of the whole attempt, the deadline that of the whole call.
func TestTimeoutsAreTotal(t *testing.T) {
	header := "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n"
	for name, play := range map[string]step{
		"body drips": func(conn net.Conn) bool {
			raw(header)(conn)
			return drip(strings.Repeat(" ", 100), 60*time.Millisecond)(conn)
		},
		"header drips": drip(header, 60*time.Millisecond),
		"silence":      silence,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := serve(t, play)
			client := newClient(t, s.URL, njia.WithTimeout(250*time.Millisecond), njia.WithMaxRetries(0))
			started := time.Now()
			err := read(t.Context(), client)
			var failure *njia.ConnectionError
			if !errors.As(err, &failure) || !failure.Timeout() || !errors.Is(err, njia.ErrTimeout) || errors.Is(err, context.Canceled) {
				t.Errorf("%v", err)
			}
			if took := time.Since(started); took > 450*time.Millisecond || len(s.asked()) != 1 {
				t.Errorf("%d requests in %s", len(s.asked()), took)
			}
			started = time.Now()
			err = read(t.Context(), with(t, client, njia.WithMaxRetries(2)), njia.WithDeadline(600*time.Millisecond))
			if took := time.Since(started); took > 900*time.Millisecond || !errors.Is(err, njia.ErrTimeout) || njia.Attempts(err) < 1 {
				t.Errorf("the deadline: %s, %v", took, err)
			}
		})
	}
}

// trap:T12 An attempt timeout is replayed where that is safe, and counts as sent.
func TestTimeoutIsReplayed(t *testing.T) {
	s := serve(t, silence)
	client := newClient(t, s.URL, new(waits).option(), njia.WithTimeout(60*time.Millisecond))
	err := pay(t.Context(), client)
	if !errors.Is(err, njia.ErrTimeout) || njia.Attempts(err) != 3 || len(s.asked()) != 3 || njia.OutcomeOf(err) != njia.OutcomeUnknown {
		t.Errorf("%d requests, %v", len(s.asked()), err)
	}
	if err := mint(t.Context(), client); njia.Attempts(err) != 1 {
		t.Errorf("without a key: %v", err)
	}
}

// trap:T12 A server that accepts but does not speak TLS is bounded by the connect timeout.
func TestConnectTimeout(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	client := newClient(t, "https://"+listener.Addr().String(), njia.WithConnectTimeout(100*time.Millisecond), njia.WithMaxRetries(0))
	started := time.Now()
	if err := read(t.Context(), client); err == nil || time.Since(started) > time.Second {
		t.Errorf("%s, %v", time.Since(started), err)
	}
}

// trap:T13 trap:T22 Cancelling ends the call at once, wherever it is, and closes the socket; it is the language's own error.
func TestCancel(t *testing.T) {
	header := "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n"
	for name, plays := range map[string][]step{
		"waiting for the header": {silence},
		"reading the body":       {func(conn net.Conn) bool { raw(header)(conn); return silence(conn) }},
		"back-off":               {answer(503, "{}", "Retry-After: 8")},
	} {
		for kind, derive := range map[string]func() (context.Context, func()){
			"cancel": func() (context.Context, func()) { return context.WithCancel(t.Context()) },
			"child": func() (context.Context, func()) {
				parent, cancel := context.WithCancel(t.Context())
				child, release := context.WithTimeout(parent, time.Minute)
				return child, func() { cancel(); release() }
			},
		} {
			t.Run(name+" "+kind, func(t *testing.T) {
				t.Parallel()
				s := serve(t, plays...)
				ctx, cancel := derive()
				var stopped time.Time
				timer := time.AfterFunc(100*time.Millisecond, func() { stopped = time.Now(); cancel() })
				defer timer.Stop()
				err := pay(ctx, newClient(t, s.URL))
				if late := time.Since(stopped); late > 50*time.Millisecond {
					t.Errorf("returned %s after the cancellation", late)
				}
				var failure *njia.ConnectionError
				if !errors.Is(err, context.Canceled) || !errors.As(err, &failure) || failure.IdempotencyKey == "" || len(s.asked()) != 1 {
					t.Fatalf("%d requests, %v", len(s.asked()), err)
				}
				if failure.Outcome != njia.OutcomeUnknown {
					t.Errorf("outcome %s", failure.Outcome)
				}
			})
		}
	}
}

// trap:T13 A context that has ended already sends nothing.
func TestCanceledBefore(t *testing.T) {
	s := serve(t, answer(200, "{}"))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := pay(ctx, newClient(t, s.URL))
	if !errors.Is(err, context.Canceled) || njia.OutcomeOf(err) != njia.OutcomeNone || len(s.asked()) != 0 {
		t.Errorf("%d requests, %v", len(s.asked()), err)
	}
	ctx, cancel = context.WithTimeout(t.Context(), 80*time.Millisecond)
	defer cancel()
	s = serve(t, silence)
	err = read(ctx, newClient(t, s.URL))
	var timeout net.Error
	if !errors.Is(err, context.DeadlineExceeded) || !errors.As(err, &timeout) || !timeout.Timeout() {
		t.Errorf("%v", err)
	}
}

// trap:T13 A server sees the close of a cancelled call.
func TestCancelClosesTheSocket(t *testing.T) {
	s := serve(t, silence)
	closed := make(chan time.Time, 1)
	s.steps[0] = func(conn net.Conn) bool { silence(conn); closed <- time.Now(); return false }
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	_ = read(ctx, newClient(t, s.URL))
	select {
	case <-closed:
	case <-time.After(500 * time.Millisecond):
		t.Error("the server does not see that the client is gone")
	}
}

// TestMain makes the test binary a program of its own for TestProcessEnds and TestSignal.
func TestMain(m *testing.M) {
	base := os.Getenv("NJIA_TEST_PROGRAM")
	if base == "" {
		code := m.Run()
		stopLive()
		os.Exit(code)
	}
	client, err := njia.New(njia.WithBaseURL(base), njia.WithAPIKey(apiKey))
	if err == nil {
		err = read(context.Background(), client)
	}
	if err != nil {
		_, _ = os.Stderr.WriteString(err.Error())
		os.Exit(3)
	}
}

// trap:T14 A program that makes a call and closes nothing ends by itself.
func TestProcessEnds(t *testing.T) {
	s := serve(t, answer(200, fixture(t, "getPayment")))
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), "NJIA_TEST_PROGRAM="+s.URL, "GORACE=atexit_sleep_ms=0")
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() { done <- command.Wait() }()
	for len(s.asked()) == 0 {
		time.Sleep(5 * time.Millisecond)
	}
	select {
	case err := <-done:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(time.Second):
		_ = command.Process.Kill()
		t.Error("the process is still there after a second")
	}
}

// trap:T22 A signal ends a back-off of 8 seconds at once: the SDK neither catches nor delays it.
func TestSignal(t *testing.T) {
	s := serve(t, answer(503, "{}", "Retry-After: 8"))
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), "NJIA_TEST_PROGRAM="+s.URL, "GORACE=atexit_sleep_ms=0")
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	for len(s.asked()) == 0 {
		time.Sleep(5 * time.Millisecond)
	}
	time.Sleep(50 * time.Millisecond)
	started := time.Now()
	_ = command.Process.Signal(syscall.SIGTERM)
	err := command.Wait()
	var ended *exec.ExitError
	if !errors.As(err, &ended) || ended.Exited() || time.Since(started) > 500*time.Millisecond {
		t.Errorf("%v after %s", err, time.Since(started))
	}
}

// TestNoLeaks: mixed outcomes from many goroutines on one client leave neither goroutine nor connection behind.
func TestNoLeaks(t *testing.T) {
	before := runtime.NumGoroutine()
	good := answer(200, fixture(t, "getPayment"))
	var steps []step
	for i := range 600 {
		steps = append(steps, []step{good, answer(404, "{}"), hangUp, good, reset, answer(503, "{}"), good}[i%7])
	}
	s := serve(t, append(steps, good)...)
	client := newClient(t, s.URL, new(waits).option())
	var all sync.WaitGroup
	for range 100 {
		all.Add(1)
		go func() {
			defer all.Done()
			for range 5 {
				_ = read(t.Context(), client)
			}
		}()
	}
	all.Wait()
	client.CloseIdleConnections()
	for range 100 {
		// Those of the server end when it sees the hang-ups.
		if runtime.NumGoroutine() <= before+3 {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Errorf("%d goroutines before, %d after", before, runtime.NumGoroutine())
}

// TestOneConnection: two calls in a row use one TCP connection, also after an error body.
func TestOneConnection(t *testing.T) {
	s := serve(t, answer(200, fixture(t, "getPayment")), answer(404, `{"code":"resource_not_found"}`), answer(200, fixture(t, "getPayment")))
	client := newClient(t, s.URL)
	for range 3 {
		_ = read(t.Context(), client)
	}
	if got := s.asked(); got[0].from != got[1].from || got[1].from != got[2].from {
		t.Errorf("ports %s, %s, %s", got[0].from, got[1].from, got[2].from)
	}
}

// TestErrorBodies: whatever the body of a failure is, its status is told.
func TestErrorBodies(t *testing.T) {
	for name, c := range map[string]struct {
		status int
		body   string
	}{"HTML": {502, "<html>bad gateway</html>"}, "empty": {500, ""}, "oversized": {400, strings.Repeat("x", 3<<20)}, "a list": {422, "[1]"}} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, answer(c.status, c.body, "X-Request-Id: req_1"))
			err := mint(t.Context(), newClient(t, s.URL))
			var failure *njia.APIError
			if !errors.As(err, &failure) || failure.Status != c.status || len(failure.RawBody) > 64<<10 || njia.RequestID(err) != "req_1" {
				t.Fatalf("%v", err)
			}
			if !strings.HasPrefix(c.body, string(failure.RawBody)) || failure.Header.Get("Content-Type") == "" {
				t.Error("body or header are lost")
			}
		})
	}
	if !errors.Is(error(&njia.APIError{Status: http.StatusConflict}), njia.ErrConflict) {
		t.Error("409 is ErrConflict")
	}
}
