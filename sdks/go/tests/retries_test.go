package tests

import (
	"context"
	"errors"
	"net"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/njia/njia-go/v2"
)

// trap:T1 A payment is repeated with one key and one body, a write without a key is not repeated.
func TestPaymentsAreRepeatedWithOneKey(t *testing.T) {
	s := serve(t, answer(500, "{}"), answer(500, "{}"), answer(201, fixture(t, "createPayment")))
	client := newClient(t, s.URL, new(waits).option())
	payment, err := client.Payments.Create(t.Context(), njia.PaymentCreateParams{AmountMinorUnits: 25000, Currency: "XAF"})
	if err != nil {
		t.Fatal(err)
	}
	got := s.asked()
	if len(got) != 3 {
		t.Fatalf("%d requests, want 3", len(got))
	}
	key := got[0].header.Get("Idempotency-Key")
	for i, request := range got {
		if request.header.Get("Idempotency-Key") != key || len(key) != 36 || request.body != got[0].body {
			t.Errorf("attempt %d carries another key or body", i+1)
		}
		if request.header.Get("X-Retry-Count") != strconv.Itoa(i) {
			t.Errorf("attempt %d says X-Retry-Count %s", i+1, request.header.Get("X-Retry-Count"))
		}
	}
	if meta := payment.Meta(); meta.IdempotencyKey != key || meta.Attempts != 3 {
		t.Errorf("metadata: %+v", meta)
	}
}

// trap:T1 Without a key a write is repeated only where nothing was sent or the server says so.
func TestWritesWithoutKey(t *testing.T) {
	for name, c := range map[string]struct {
		first step
		want  int
	}{
		"500":                  {answer(500, "{}"), 1},
		"503":                  {answer(503, "{}"), 1},
		"reset":                {reset, 1},
		"429":                  {answer(429, "{}"), 2},
		"503 with Retry-After": {answer(503, "{}", "Retry-After: 1"), 2},
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, c.first, answer(201, fixture(t, "createApiKey")))
			err := mint(t.Context(), newClient(t, s.URL, new(waits).option()))
			if got := len(s.asked()); got != c.want || (err == nil) != (c.want == 2) {
				t.Errorf("%d requests, want %d; %v", got, c.want, err)
			}
		})
	}
}

// trap:T1 With retries off a payment is one request, and it carries a key.
func TestNoRetriesIsOneRequest(t *testing.T) {
	for name, c := range map[string]struct {
		first step
		call  func(context.Context, *njia.Client, ...njia.Option) error
	}{"status": {answer(500, "{}"), pay}, "reset": {reset, pay}, "fin": {hangUp, pay}, "read": {reset, read}} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, c.first)
			err := c.call(t.Context(), newClient(t, s.URL, njia.WithMaxRetries(0)))
			got := s.asked()
			if err == nil || len(got) != 1 || njia.Attempts(err) != 1 {
				t.Fatalf("%d requests, %v", len(got), err)
			}
			if key := got[0].header.Get("Idempotency-Key"); key != njia.IdempotencyKey(err) || (name != "read") != (key != "") {
				t.Errorf("the request carries %q, the error %q", key, njia.IdempotencyKey(err))
			}
			if name != "read" && njia.OutcomeOf(err) != njia.OutcomeUnknown {
				t.Errorf("outcome %q", njia.OutcomeOf(err))
			}
		})
	}
}

// trap:T2 The back-off waits, spread over its whole range, and is capped.
func TestBackoffWaits(t *testing.T) {
	lowest, highest := time.Hour, time.Duration(0)
	for seed := range 1000 {
		w := &waits{chance: float64(seed) / 1000}
		s := fakeStatuses(503, 503, 200)
		if err := read(t.Context(), newClient(t, "http://x.invalid", w.option(), njia.WithTransport(s))); err != nil {
			t.Fatal(err)
		}
		if len(w.slept) != 2 || w.slept[0] < 250*time.Millisecond || w.slept[0] > 500*time.Millisecond ||
			w.slept[1] < 500*time.Millisecond || w.slept[1] > time.Second {
			t.Fatalf("waited %v", w.slept)
		}
		lowest, highest = min(lowest, w.slept[0]), max(highest, w.slept[0])
	}
	if lowest > 260*time.Millisecond || highest < 490*time.Millisecond {
		t.Errorf("waits lie between %s and %s", lowest, highest)
	}
	w := &waits{chance: 0.999}
	client := newClient(t, "http://x.invalid", w.option(), njia.WithTransport(fakeStatuses(503)), njia.WithMaxRetries(6))
	if err := read(t.Context(), client); !errors.Is(err, njia.ErrServer) || len(w.slept) != 6 {
		t.Fatalf("%v after %v", err, w.slept)
	}
	for _, wait := range w.slept[4:] {
		if wait < 4*time.Second || wait > 8*time.Second {
			t.Errorf("a late wait is %s", wait)
		}
	}
}

// trap:T2 Once on the wall clock, for a seam cannot prove that the real one waits.
func TestBackoffOnTheWallClock(t *testing.T) {
	started := time.Now()
	client := newClient(t, "http://x.invalid", njia.WithTransport(fakeStatuses(503, 503, 200)))
	if err := read(t.Context(), client); err != nil || time.Since(started) < 750*time.Millisecond {
		t.Errorf("%v after %s", err, time.Since(started))
	}
}

// trap:T3 Every failure of the network is replayed where that is safe, and ends as a ConnectionError.
func TestNetworkFailures(t *testing.T) {
	cut := raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{")
	faults := map[string]step{
		"reset": reset, "fin": hangUp,
		"end inside the header": func(conn net.Conn) bool { raw("HTTP/1.1 200 O")(conn); return false },
		"end inside the body":   func(conn net.Conn) bool { cut(conn); return false },
	}
	for name, fault := range faults {
		t.Run(name, func(t *testing.T) {
			once := serve(t, fault, answer(200, fixture(t, "createPayment")))
			if err := pay(t.Context(), newClient(t, once.URL, new(waits).option())); err != nil || len(once.asked()) != 2 {
				t.Errorf("once: %v after %d requests", err, len(once.asked()))
			}
			always := serve(t, fault)
			err := pay(t.Context(), newClient(t, always.URL, new(waits).option()))
			var failure *njia.ConnectionError
			if !errors.As(err, &failure) || failure.Attempts != 3 || failure.IdempotencyKey == "" || failure.Outcome != njia.OutcomeUnknown {
				t.Errorf("always: %v", err)
			}
		})
	}
}

// trap:T3 Where no connection came about, nothing happened.
func TestNothingWasSent(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	refused := "http://" + listener.Addr().String()
	_ = listener.Close()
	plain := serve(t, answer(200, "{}"))
	for name, base := range map[string]string{
		"refused": refused, "unknown host": "http://no-such-host.invalid", "no TLS": strings.Replace(plain.URL, "http:", "https:", 1),
	} {
		t.Run(name, func(t *testing.T) {
			for _, call := range []func(context.Context, *njia.Client, ...njia.Option) error{pay, mint, read} {
				err := call(t.Context(), newClient(t, base, new(waits).option()))
				var failure *njia.ConnectionError
				if !errors.As(err, &failure) || failure.Attempts != 3 {
					t.Fatalf("%v", err)
				}
				if name != "no TLS" && failure.Outcome != njia.OutcomeNone {
					t.Errorf("outcome %s", failure.Outcome)
				}
			}
		})
	}
}

// trap:T4 trap:T5 trap:T6 trap:T7 trap:T8 Retry-After in every form: waited for exactly, up to a bound, garbage as if absent.
func TestRetryAfter(t *testing.T) {
	now := time.Date(2026, 1, 31, 10, 0, 0, 0, time.UTC)
	later := now.Add(3 * time.Second)
	const backoff = -1
	for name, c := range map[string]struct {
		status int
		fields []string
		want   time.Duration
	}{
		"HTTP-date":              {503, []string{"Retry-After: " + later.Format(http.TimeFormat)}, 3 * time.Second},
		"RFC 850 date":           {503, []string{"Retry-After: " + later.Format("Monday, 02-Jan-06 15:04:05 GMT")}, 3 * time.Second},
		"asctime date":           {503, []string{"Retry-After: " + later.Format(time.ANSIC)}, 3 * time.Second},
		"past date":              {503, []string{"Retry-After: " + now.Add(-time.Hour).Format(http.TimeFormat)}, 0},
		"word":                   {503, []string{"Retry-After: soon"}, backoff},
		"negative":               {503, []string{"Retry-After: -5"}, backoff},
		"empty":                  {503, []string{"Retry-After: "}, backoff},
		"exponent":               {503, []string{"Retry-After: 1e9"}, backoff},
		"seconds":                {429, []string{"Retry-After: 3"}, 3 * time.Second},
		"fraction":               {429, []string{"Retry-After: 1.5"}, 1500 * time.Millisecond},
		"milliseconds win":       {429, []string{"Retry-After: 9", "Retry-After-Ms: 250"}, 250 * time.Millisecond},
		"429 without a header":   {429, nil, backoff},
		"12 seconds are 12":      {503, []string{"Retry-After: 12"}, 12 * time.Second},
		"up to the bound":        {503, []string{"Retry-After: 60"}, 60 * time.Second},
		"above a higher bound":   {503, []string{"Retry-After: 61"}, 61 * time.Second},
		"far above it":           {503, []string{"Retry-After: 7200"}, 7200 * time.Second},
		"4 kB of digits":         {503, []string{"Retry-After: " + strings.Repeat("9", 4096)}, time.Duration(1<<63 - 1)},
		"short, above its own":   {503, []string{"Retry-After: 10"}, 10 * time.Second},
		"date far in the future": {503, []string{"Retry-After: " + now.Add(2*time.Hour).Format(http.TimeFormat)}, 2 * time.Hour},
	} {
		t.Run(name, func(t *testing.T) {
			for _, bound := range []time.Duration{5 * time.Second, 60 * time.Second, 3 * time.Hour} {
				w := &waits{now: now}
				s := serve(t, answer(c.status, "{}", c.fields...), answer(200, fixture(t, "getPayment")))
				err := read(t.Context(), newClient(t, s.URL, w.option(), njia.WithMaxRetryAfter(bound)))
				switch {
				case c.want > bound:
					if err == nil || len(s.asked()) != 1 || njia.RetryAfter(err) != c.want || len(w.slept) > 0 {
						t.Errorf("bound %s: %d requests, asked for %s, %v", bound, len(s.asked()), njia.RetryAfter(err), err)
					}
				case err != nil || len(w.slept) != 1:
					t.Errorf("bound %s: %v, waited %v", bound, err, w.slept)
				case c.want == backoff && (w.slept[0] < 250*time.Millisecond || w.slept[0] > 500*time.Millisecond),
					c.want != backoff && w.slept[0] != c.want:
					t.Errorf("bound %s: waited %s", bound, w.slept[0])
				}
			}
		})
	}
}

// trap:T8 A wait that does not fit the deadline ends the call at once.
func TestRetryAfterBeyondTheDeadline(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
	defer cancel()
	for name, opts := range map[string][]njia.Option{"option": {njia.WithDeadline(5 * time.Second)}, "context": nil} {
		call := ctx
		if name == "option" {
			call = t.Context()
		}
		s := serve(t, answer(503, "{}", "Retry-After: 10"))
		started := time.Now()
		err := read(call, newClient(t, s.URL), opts...)
		if !errors.Is(err, njia.ErrServer) || len(s.asked()) != 1 || njia.RetryAfter(err) != 10*time.Second || time.Since(started) > time.Second {
			t.Errorf("%s: %d requests in %s, %v", name, len(s.asked()), time.Since(started), err)
		}
	}
}

// trap:T10 trap:T23 A redirect is an error that names the other origin; nobody follows it.
func TestRedirects(t *testing.T) {
	other := serve(t, answer(200, fixture(t, "getPayment")))
	for _, status := range []int{300, 301, 302, 303, 304, 307, 308} {
		for _, location := range []string{other.URL + "/v1/payments/pay_1", "/elsewhere", "http://%zz", "", "https://" + other.address} {
			s := serve(t, answer(status, fixture(t, "getPayment"), "Location: "+location))
			if status == 304 {
				s = serve(t, raw("HTTP/1.1 304 X\r\nLocation: "+location+"\r\n\r\n"))
			}
			for _, call := range []func(context.Context, *njia.Client, ...njia.Option) error{pay, read} {
				err := call(t.Context(), newClient(t, s.URL))
				var failure *njia.APIError
				if !errors.As(err, &failure) || failure.Status != status {
					t.Fatalf("%d to %q: %v", status, location, err)
				}
				if strings.HasPrefix(location, other.URL) && !strings.Contains(failure.Message, other.URL) {
					t.Errorf("%d: %s", status, failure.Message)
				}
			}
			if len(s.asked()) != 2 {
				t.Errorf("%d to %q: %d requests", status, location, len(s.asked()))
			}
		}
	}
	if got := other.asked(); len(got) != 0 {
		t.Errorf("the other origin saw %d requests", len(got))
	}
}

// trap:T23 A success without the body that the API describes is no success.
func TestEmptySuccess(t *testing.T) {
	for name, play := range map[string]step{
		"204": raw("HTTP/1.1 204 X\r\n\r\n"), "empty 200": answer(200, ""),
	} {
		s := serve(t, play)
		err := read(t.Context(), newClient(t, s.URL))
		var failure *njia.DecodingError
		if !errors.As(err, &failure) || len(s.asked()) != 1 || failure.Path != "$" {
			t.Errorf("%s: %v", name, err)
		}
	}
	s := serve(t, raw("HTTP/1.1 204 X\r\n\r\n"))
	empty, err := newClient(t, s.URL, njia.WithSessionToken("svs_test_0a1B2c3D4e5F6g7H8")).Auth.Logout(t.Context(), njia.AuthLogoutParams{})
	if err != nil || empty.Meta().Status != 204 {
		t.Errorf("204 where it is described: %v", err)
	}
}
