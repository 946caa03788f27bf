package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"fmt"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/webhook"
	"njiaconformance/arguments"
)

type openOptions struct {
	BaseURL          string   `json:"baseUrl"`
	APIKey           *string  `json:"apiKey"`
	SessionToken     *string  `json:"sessionToken"`
	MaxRetries       *int     `json:"maxRetries"`
	ConnectTimeoutMs *float64 `json:"connectTimeoutMs"`
	TimeoutMs        *float64 `json:"timeoutMs"`
	DeadlineMs       *float64 `json:"deadlineMs"`
	MaxRetryAfterMs  *float64 `json:"maxRetryAfterMs"`
	Proxy            *string  `json:"proxy"`
	CaPem            *string  `json:"caPem"`
	ClientCertPem    string   `json:"clientCertPem"`
	ClientKeyPem     string   `json:"clientKeyPem"`
	Logs             string   `json:"logs"`
	Clock            string   `json:"clock"`
	NowMs            float64  `json:"nowMs"`
	Random           *float64 `json:"random"`
	Hooks            string   `json:"hooks"`
}

type callOptions struct {
	IdempotencyKey  *string           `json:"idempotencyKey"`
	TimeoutMs       *float64          `json:"timeoutMs"`
	DeadlineMs      *float64          `json:"deadlineMs"`
	MaxRetries      *int              `json:"maxRetries"`
	MaxRetryAfterMs *float64          `json:"maxRetryAfterMs"`
	Headers         map[string]string `json:"headers"`
}

type webhookRequest struct {
	Payload    string            `json:"payload"`
	Headers    map[string]string `json:"headers"`
	Secrets    []string          `json:"secrets"`
	ToleranceS float64           `json:"toleranceS"`
	Secret     string            `json:"secret"`
	WebhookID  string            `json:"webhookId"`
}

type handle struct {
	client *njia.Client
	hooks  string
	random float64
	mu     sync.Mutex
	now    time.Time
}

type callKey struct{}

func ms(n float64) time.Duration { return time.Duration(n * float64(time.Millisecond)) }

func set[T any](list []njia.Option, value *T, option func(T) njia.Option) []njia.Option {
	if value == nil {
		return list
	}
	return append(list, option(*value))
}

func duration(option func(time.Duration) njia.Option) func(float64) njia.Option {
	return func(n float64) njia.Option { return option(ms(n)) }
}

func (o callOptions) options() []njia.Option {
	var list []njia.Option
	list = set(list, o.IdempotencyKey, njia.WithIdempotencyKey)
	list = set(list, o.TimeoutMs, duration(njia.WithTimeout))
	list = set(list, o.DeadlineMs, duration(njia.WithDeadline))
	list = set(list, o.MaxRetries, njia.WithMaxRetries)
	list = set(list, o.MaxRetryAfterMs, duration(njia.WithMaxRetryAfter))
	for name, value := range o.Headers {
		list = append(list, njia.WithHeader(name, value))
	}
	return list
}

func (d *driver) open(r *request) {
	h := &handle{hooks: r.Hooks, now: time.UnixMilli(int64(r.NowMs))}
	list := []njia.Option{njia.WithBaseURL(r.BaseURL)}
	list = set(list, r.APIKey, njia.WithAPIKey)
	list = set(list, r.SessionToken, njia.WithSessionToken)
	list = set(list, r.openOptions.MaxRetries, njia.WithMaxRetries)
	list = set(list, r.ConnectTimeoutMs, duration(njia.WithConnectTimeout))
	list = set(list, r.openOptions.TimeoutMs, duration(njia.WithTimeout))
	list = set(list, r.openOptions.DeadlineMs, duration(njia.WithDeadline))
	list = set(list, r.openOptions.MaxRetryAfterMs, duration(njia.WithMaxRetryAfter))
	list = set(list, r.Proxy, njia.WithProxy)
	if r.CaPem != nil {
		settings := &tls.Config{RootCAs: x509.NewCertPool(), MinVersion: tls.VersionTLS12}
		settings.RootCAs.AppendCertsFromPEM([]byte(*r.CaPem))
		if pair, err := tls.X509KeyPair([]byte(r.ClientCertPem), []byte(r.ClientKeyPem)); err == nil {
			settings.Certificates = []tls.Certificate{pair}
		}
		list = append(list, njia.WithTLSConfig(settings))
	}
	if r.Logs == "facts" || r.Logs == "bodies" {
		list = append(list, njia.WithLogger(slog.New(slog.NewTextHandler(lineWriter{d}, &slog.HandlerOptions{Level: slog.LevelDebug}))))
	}
	if r.Logs == "bodies" {
		list = append(list, njia.WithBodyLogging())
	}
	seam := njia.Seam{}
	if r.Clock == "virtual" {
		seam.Now, seam.Sleep = h.virtualNow, d.virtualSleep(h)
	}
	if r.Random != nil {
		h.random = *r.Random
		seam.Random = func() float64 { return h.random }
	}
	client, err := njia.New(append(list, njia.WithSeam(seam))...)
	if err != nil {
		d.finish(r.ID, nil, err)
		return
	}
	h.client = client
	name := fmt.Sprintf("h%d", r.ID)
	d.mu.Lock()
	d.handles[name] = h
	d.mu.Unlock()
	d.send(reply{"id": r.ID, "type": "opened", "handle": name})
}

// lineWriter reports what the SDK logs.
type lineWriter struct{ d *driver }

func (w lineWriter) Write(line []byte) (int, error) {
	w.d.mu.Lock()
	id := w.d.latest
	w.d.mu.Unlock()
	w.d.send(reply{"id": id, "type": "log", "line": string(line)})
	return len(line), nil
}

func (h *handle) virtualNow() time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.now
}

// virtualSleep reports the wait and returns when it is woken; only then does the clock move.
func (d *driver) virtualSleep(h *handle) func(context.Context, time.Duration) error {
	return func(ctx context.Context, wait time.Duration) error {
		id, _ := ctx.Value(callKey{}).(int64)
		d.mu.Lock()
		c := d.calls[id]
		d.mu.Unlock()
		d.send(reply{"id": id, "type": "sleep", "ms": float64(wait) / float64(time.Millisecond)})
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-c.wake:
		}
		h.mu.Lock()
		h.now = h.now.Add(wait)
		h.mu.Unlock()
		return nil
	}
}

func (d *driver) hooks(h *handle, id int64) []njia.Option {
	if h.hooks != "report" && h.hooks != "throwing" {
		return nil
	}
	tell := func(hook string, facts reply) {
		d.send(reply{"id": id, "type": "hook", "hook": hook, "facts": facts})
		if h.hooks == "throwing" {
			panic("a hook that fails")
		}
	}
	return []njia.Option{
		njia.WithOnRequest(func(e njia.RequestEvent) {
			tell("request", reply{"operation": e.Operation, "attempt": e.Attempt})
		}),
		njia.WithOnResponse(func(e njia.ResponseEvent) {
			tell("response", reply{"operation": e.Operation, "attempt": e.Attempt, "status": e.Status})
		}),
		njia.WithOnRetry(func(e njia.RetryEvent) {
			tell("retry", reply{"operation": e.Operation, "attempt": e.Attempt, "delayMs": float64(e.Delay) / float64(time.Millisecond)})
		}),
	}
}

func (d *driver) unwrap(r *request) {
	payload, err := base64.StdEncoding.DecodeString(r.Payload)
	if err != nil {
		d.finish(r.ID, nil, err)
		return
	}
	header := http.Header{}
	for name, value := range r.Headers {
		header.Set(name, value)
	}
	event, err := webhook.Unwrap(payload, header, r.Secrets,
		webhook.WithTolerance(time.Duration(r.ToleranceS*float64(time.Second))),
		webhook.WithClock(func() time.Time { return time.UnixMilli(int64(r.NowMs)) }))
	if err != nil {
		d.finish(r.ID, nil, err)
		return
	}
	tagged, err := arguments.Tag(event)
	if err != nil {
		d.finish(r.ID, nil, err)
		return
	}
	_, unknown := event.(*webhook.Unknown)
	d.send(reply{"id": r.ID, "type": "event", "event": tagged, "known": !unknown})
}

func (d *driver) sign(r *request) {
	payload, err := base64.StdEncoding.DecodeString(r.Payload)
	if err == nil {
		var header http.Header
		if header, err = webhook.Sign(payload, r.Secret, r.WebhookID, time.UnixMilli(int64(r.NowMs))); err == nil {
			fields := map[string]string{}
			for _, name := range []string{"webhook-id", "webhook-timestamp", "webhook-signature"} {
				fields[name] = header.Get(name)
			}
			d.send(reply{"id": r.ID, "type": "signed", "headers": fields})
			return
		}
	}
	d.finish(r.ID, nil, err)
}
