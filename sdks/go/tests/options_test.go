package tests

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"log/slog"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/njiatest"
)

// effects has for every option one test in which it changes what happens.
var effects = map[string]func(t *testing.T){
	"WithBaseURL": func(t *testing.T) {
		s := serve(t, answer(200, fixture(t, "getPayment")))
		if err := read(t.Context(), newClient(t, s.URL+"/prefix/")); err != nil || s.asked()[0].path != "/prefix/v1/payments/pay_1" {
			t.Errorf("%v", err)
		}
		for _, base := range []string{"", "x", "ftp://x", "http://u:p@x", "http://x?y=1"} {
			refused(t, njia.WithBaseURL(base))
		}
	},
	"WithTimeout": func(t *testing.T) {
		s := serve(t, silence)
		if err := read(t.Context(), newClient(t, s.URL), njia.WithTimeout(30*time.Millisecond), njia.WithMaxRetries(0)); !errors.Is(err, njia.ErrTimeout) {
			t.Errorf("%v", err)
		}
		refused(t, njia.WithTimeout(0))
	},
	"WithConnectTimeout": func(t *testing.T) { TestConnectTimeout(t); refused(t, njia.WithConnectTimeout(-1)) },
	"WithDeadline":       func(t *testing.T) { TestRetryAfterBeyondTheDeadline(t); refused(t, njia.WithDeadline(0)) },
	"WithMaxRetries":     func(t *testing.T) { TestNoRetriesIsOneRequest(t); refused(t, njia.WithMaxRetries(-1)) },
	"WithMaxRetryAfter": func(t *testing.T) {
		s := serve(t, answer(503, "{}", "Retry-After: 1"))
		if err := read(t.Context(), newClient(t, s.URL, njia.WithMaxRetryAfter(0))); njia.RetryAfter(err) != time.Second || len(s.asked()) != 1 {
			t.Errorf("%v", err)
		}
		refused(t, njia.WithMaxRetryAfter(-1))
	},
	"WithIdempotencyKey": func(t *testing.T) {
		s := serve(t, answer(201, fixture(t, "createPayment")))
		if err := pay(t.Context(), newClient(t, s.URL), njia.WithIdempotencyKey("order 1")); err == nil || len(s.asked()) != 0 {
			t.Error("a key with a blank is sent")
		}
		if err := pay(t.Context(), newClient(t, s.URL), njia.WithIdempotencyKey("order-1")); err != nil || s.asked()[0].header.Get("Idempotency-Key") != "order-1" {
			t.Errorf("%v", err)
		}
		refused(t, njia.WithIdempotencyKey("order-1"))
	},
	"WithCursor": func(t *testing.T) {
		client, transport := fakes(t)
		if _, err := client.Payments.List(t.Context(), njia.PaymentListParams{}, njia.WithCursor("pay_9")); err != nil ||
			!strings.Contains(transport.Requests()[0].URL, "=pay_9") {
			t.Errorf("%v %v", err, transport.Requests())
		}
		if err := read(t.Context(), client, njia.WithCursor("x")); err == nil {
			t.Error("a cursor where there is no list")
		}
		refused(t, njia.WithCursor("x"))
	},
	"WithHeader": func(t *testing.T) {
		client, transport := fakes(t)
		if err := read(t.Context(), client, njia.WithHeader("X-Mine", "1")); err != nil || transport.Requests()[0].Header.Get("X-Mine") != "1" {
			t.Errorf("%v", err)
		}
		for _, name := range []string{"Host", "Content-Length", "Idempotency-Key", "X-Retry-Count", "a b", ""} {
			refused(t, njia.WithHeader(name, "1"))
		}
		refused(t, njia.WithHeader("X-Mine", "1\r\nX-Theirs: 2"))
	},
	"WithTransport": func(t *testing.T) {
		client, transport := fakes(t)
		if err := read(t.Context(), client); err != nil || len(transport.Requests()) != 1 {
			t.Errorf("%v", err)
		}
	},
	"WithProxy": func(t *testing.T) {
		s := serve(t, answer(200, fixture(t, "getPayment")))
		if err := read(t.Context(), newClient(t, "http://api.invalid", njia.WithProxy(s.URL))); err != nil ||
			s.asked()[0].path != "http://api.invalid/v1/payments/pay_1" {
			t.Errorf("%v", err)
		}
		refused(t, njia.WithProxy("nowhere"))
	},
	"WithTLSConfig": func(t *testing.T) {
		s := httptest.NewTLSServer(nil)
		defer s.Close()
		if err := read(t.Context(), newClient(t, s.URL, njia.WithMaxRetries(0))); njia.OutcomeOf(err) != njia.OutcomeNone {
			t.Errorf("an unknown authority: %v", err)
		}
		pool := x509.NewCertPool()
		pool.AddCert(s.Certificate())
		trusting := newClient(t, s.URL, njia.WithTLSConfig(&tls.Config{RootCAs: pool, MinVersion: tls.VersionTLS12}))
		if err := read(t.Context(), trusting); !errors.Is(err, njia.ErrNotFound) {
			t.Errorf("a known authority: %v", err)
		}
	},
	"WithLogger": func(t *testing.T) {
		var log bytes.Buffer
		client, _ := fakes(t, njia.WithLogger(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))))
		if err := read(t.Context(), client); err != nil || !strings.Contains(log.String(), "/v1/payments/{id}") || strings.Contains(log.String(), "pay_1") {
			t.Errorf("%v %s", err, log.String())
		}
	},
	"WithBodyLogging": func(t *testing.T) {
		var log bytes.Buffer
		logger := njia.WithLogger(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
		client, _ := fakes(t, logger)
		if err := pay(t.Context(), client); err != nil || strings.Contains(log.String(), "25000") {
			t.Errorf("%v: bodies are logged unasked", err)
		}
		if err := pay(t.Context(), client, njia.WithBodyLogging()); err != nil || !strings.Contains(log.String(), "25000") {
			t.Errorf("%v: no body is logged", err)
		}
	},
	"WithOnRequest": func(t *testing.T) {
		hook(t, 3, func(count func()) njia.Option { return njia.WithOnRequest(func(njia.RequestEvent) { count() }) })
	},
	"WithOnResponse": func(t *testing.T) {
		hook(t, 3, func(count func()) njia.Option { return njia.WithOnResponse(func(njia.ResponseEvent) { count() }) })
	},
	"WithOnRetry": func(t *testing.T) {
		hook(t, 2, func(count func()) njia.Option { return njia.WithOnRetry(func(njia.RetryEvent) { count() }) })
	},
	"WithSeam": func(t *testing.T) {
		start := time.Now()
		client, _ := fakes(t, njia.WithSeam(njiatest.VirtualTime(start)), njia.WithTransport(fakeStatuses(503, 200)))
		if err := read(t.Context(), client); err != nil || time.Since(start) > 200*time.Millisecond {
			t.Errorf("%v after %s", err, time.Since(start))
		}
	},
	"WithAPIKey": func(t *testing.T) {
		t.Setenv("NJIA_API_KEY", "")
		refused(t)
		for _, key := range []string{"", " ", "sk_live_0a1B2c3D4e5F6g7H", "svc\n"} {
			refused(t, njia.WithAPIKey(key))
		}
		t.Setenv("NJIA_API_KEY", apiKey)
		s := serve(t, answer(200, fixture(t, "getPayment")))
		client, err := njia.New(njia.WithBaseURL(s.URL))
		if err != nil {
			t.Fatal(err)
		}
		if err := read(t.Context(), client, njia.WithAPIKey(apiKey+"2")); err != nil || s.asked()[0].header.Get("X-API-Key") != apiKey+"2" {
			t.Errorf("%v", err)
		}
	},
	"WithAPIKeyFunc": func(t *testing.T) { asksAgain(t, njia.WithAPIKeyFunc, "X-Api-Key", "") },
	"WithSessionToken": func(t *testing.T) {
		carries(t, njia.WithSessionToken("svs_test_1234567890"), "Bearer svs_test_1234567890")
	},
	"WithSessionTokenFunc": func(t *testing.T) { asksAgain(t, njia.WithSessionTokenFunc, "Authorization", "Bearer ") },
	"WithWidgetToken": func(t *testing.T) {
		carries(t, njia.WithWidgetToken("wst_test_1234567890"), "Bearer wst_test_1234567890")
	},
	"WithWidgetTokenFunc": func(t *testing.T) { asksAgain(t, njia.WithWidgetTokenFunc, "Authorization", "Bearer ") },
}

func fakes(t *testing.T, opts ...njia.Option) (*njia.Client, *njiatest.Transport) {
	t.Helper()
	client, transport, err := njiatest.NewClient(opts...)
	if err != nil {
		t.Fatal(err)
	}
	return client, transport
}

func refused(t *testing.T, opts ...njia.Option) {
	t.Helper()
	_, err := njia.New(append([]njia.Option{njia.WithBaseURL("http://x.invalid")}, opts...)...)
	var setup *njia.ConfigurationError
	var argument *njia.ArgumentError
	if !errors.As(err, &setup) && !errors.As(err, &argument) {
		t.Errorf("accepted, or another error: %v", err)
	}
}

func carries(t *testing.T, option njia.Option, want string) {
	t.Helper()
	s := serve(t, answer(200, fixture(t, "getPayment")))
	if err := read(t.Context(), newClient(t, s.URL, option)); err != nil || s.asked()[0].header.Get("Authorization") != want {
		t.Errorf("%v %v", err, s.asked())
	}
}

func asksAgain(t *testing.T, option func(func(context.Context) (string, error)) njia.Option, field, prefix string) {
	t.Helper()
	s := serve(t, answer(503, "{}"), answer(200, fixture(t, "getPayment")))
	calls := 0
	source := func(context.Context) (string, error) {
		calls++
		return "svc_test_" + strings.Repeat("x", 10+calls), nil
	}
	client, err := njia.New(njia.WithBaseURL(s.URL), njia.WithAPIKey(apiKey), option(source), new(waits).option())
	if err != nil {
		t.Fatal(err)
	}
	if err := read(t.Context(), client); err != nil {
		t.Fatal(err)
	}
	first, second := s.asked()[0].header.Get(field), s.asked()[1].header.Get(field)
	if calls != 2 || first == second || !strings.HasPrefix(first, prefix+"svc_test_x") {
		t.Errorf("asked %d times: %s, %s", calls, first, second)
	}
}

// hook: the events of a call with two retries are told, and a panic in a hook ends there.
func hook(t *testing.T, want int, option func(count func()) njia.Option) {
	t.Helper()
	told := 0
	client := newClient(t, "http://x.invalid", new(waits).option(), njia.WithTransport(fakeStatuses(503, 503, 200)))
	err := read(t.Context(), client, option(func() { told++; panic("a hook that fails") }))
	if err != nil || told != want {
		t.Errorf("told %d times, want %d; %v", told, want, err)
	}
}

// trap:T11 Every option has an effect, and a wrong value is refused; a misspelt one does not compile.
func TestEveryOptionHasAnEffect(t *testing.T) {
	tree, err := parser.ParseFile(token.NewFileSet(), "../aliases.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, declaration := range tree.Decls {
		function, ok := declaration.(*ast.FuncDecl)
		if !ok || !strings.HasPrefix(function.Name.Name, "With") {
			continue
		}
		seen++
		effect := effects[function.Name.Name]
		if effect == nil {
			t.Errorf("no test shows what %s does", function.Name.Name)
			continue
		}
		t.Run(function.Name.Name, effect)
	}
	if seen != len(effects) {
		t.Errorf("%d options, %d tests", seen, len(effects))
	}
}

// trap:T11 Options of the connection pool are refused where they could have no effect.
func TestClientOptionsOnCalls(t *testing.T) {
	for name, option := range map[string]njia.Option{
		"transport": njia.WithTransport(njiatest.NewTransport()), "proxy": njia.WithProxy("http://x.invalid"),
		"TLS": njia.WithTLSConfig(&tls.Config{MinVersion: tls.VersionTLS12}), "seam": njia.WithSeam(njia.Seam{}), "base": njia.WithBaseURL("http://y.invalid"),
	} {
		client, transport := fakes(t)
		var setup *njia.ConfigurationError
		if err := read(t.Context(), client, option); !errors.As(err, &setup) || len(transport.Requests()) != 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}
