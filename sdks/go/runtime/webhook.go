package runtime

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// WebhookOption changes how a webhook is checked.
type WebhookOption func(*webhookCheck)

type webhookCheck struct {
	tolerance time.Duration
	now       func() time.Time
}

// WithTolerance sets how old or how far ahead a webhook may be; 300 s by default.
func WithTolerance(d time.Duration) WebhookOption { return func(c *webhookCheck) { c.tolerance = d } }

// WithClock replaces the clock.
func WithClock(now func() time.Time) WebhookOption { return func(c *webhookCheck) { c.now = now } }

// Verify checks a webhook (Standard Webhooks 1.0, HMAC-SHA256). payload is the raw body, before any parsing; all secrets are
// tried against all signatures, so that both can be rotated. The error is a *WebhookSignatureError.
func Verify(payload []byte, header http.Header, secrets []string, options ...WebhookOption) error {
	check := webhookCheck{tolerance: 300 * time.Second, now: time.Now}
	for _, option := range options {
		option(&check)
	}
	id, stamp, given := header.Get("webhook-id"), header.Get("webhook-timestamp"), header.Get("webhook-signature")
	for name, text := range map[string]string{"webhook-id": id, "webhook-timestamp": stamp, "webhook-signature": given} {
		if text == "" {
			return untrusted("the header field %s is missing", name)
		}
	}
	if err := check.age(stamp); err != nil {
		return err
	}
	if len(secrets) == 0 {
		return untrusted("no secret given: nothing can be verified")
	}
	trusted := false
	for _, secret := range secrets {
		key, err := webhookKey(secret)
		if err != nil {
			return err
		}
		want := []byte(signature(key, id, stamp, payload))
		for _, item := range strings.Fields(given) {
			// Every pair is compared, so that time tells nothing about which one fits.
			if hmac.Equal(want, []byte(item)) {
				trusted = true
			}
		}
	}
	if !trusted {
		return untrusted("no signature fits: the secret is another endpoint's, or the body was changed or parsed before")
	}
	return nil
}

func untrusted(format string, args ...any) error {
	return &WebhookSignatureError{Message: fmt.Sprintf(format, args...)}
}

func (c *webhookCheck) age(stamp string) error {
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || seconds < 0 || seconds > 1e12 || strings.HasPrefix(stamp, "+") {
		return untrusted("the header field webhook-timestamp is not a number of seconds")
	}
	age := c.now().Truncate(time.Second).Sub(time.Unix(seconds, 0))
	if age > c.tolerance {
		return untrusted("the webhook is %s old, more than %s are not accepted", age, c.tolerance)
	}
	if -age > c.tolerance {
		return untrusted("the webhook is %s in the future, more than %s are not accepted", -age, c.tolerance)
	}
	return nil
}

func webhookKey(secret string) ([]byte, error) {
	// Padding is optional: it is easily lost where secrets are copied.
	key, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(strings.TrimPrefix(secret, "whsec_"), "="))
	if err != nil || len(key) < 16 {
		return nil, untrusted("a webhook secret is whsec_ and base64 of at least 16 octets; this one is not")
	}
	return key, nil
}

func signature(key []byte, id, stamp string, payload []byte) string {
	code := hmac.New(sha256.New, key)
	_, _ = code.Write([]byte(id + "." + stamp + "."))
	_, _ = code.Write(payload)
	return "v1," + base64.StdEncoding.EncodeToString(code.Sum(nil))
}

// SignForTest gives the header that the server would send with a payload, for tests of a receiver.
func SignForTest(payload []byte, secret, id string, at time.Time) (http.Header, error) {
	key, err := webhookKey(secret)
	if err != nil {
		return nil, err
	}
	stamp := strconv.FormatInt(at.Unix(), 10)
	header := http.Header{}
	header.Set("webhook-id", id)
	header.Set("webhook-timestamp", stamp)
	header.Set("webhook-signature", signature(key, id, stamp, payload))
	return header, nil
}

// EventEnvelope finds the type of an event at a JSON Pointer. The deprecated flat payload, the resource's own fields beside
// event, eventId and eventTimestamp, is brought into the common form first.
func EventEnvelope(payload []byte, typeAt, dataAt string, flat bool) (string, []byte, error) {
	if flat && find(payload, dataAt) == nil {
		if lifted, ok := lift(payload, dataAt); ok {
			payload = lifted
		}
	}
	r := &Reader{data: payload}
	if r.Skip(); r.err == nil {
		r.space()
		if r.pos < len(payload) {
			r.fail("more text follows the JSON value")
		}
	}
	if r.err == nil && kindOf((&Reader{data: payload}).peek()) != "an object" {
		r.path = nil
		r.fail("expected an object")
	}
	if r.err != nil {
		return "", nil, newDecodingError(r.err)
	}
	return textOf(find(payload, typeAt)), payload, nil
}

func lift(payload []byte, dataAt string) ([]byte, bool) {
	event := find(payload, "/event")
	if event == nil {
		return nil, false
	}
	rest := &Writer{}
	rest.BeginObject()
	r := &Reader{data: payload}
	for ok := r.BeginObject(); ok; {
		octets, more := r.NextField()
		if !more {
			break
		}
		r.space()
		name, raw := string(octets), json.RawMessage(r.Skip())
		if name != "event" && name != "eventId" && name != "eventTimestamp" {
			rest.Name(name)
			WriteRaw(rest, &raw)
		}
	}
	rest.EndObject()
	if r.err != nil {
		return nil, false
	}
	kind, data := json.RawMessage(`"event"`), json.RawMessage(rest.buf)
	w := &Writer{}
	w.BeginObject()
	for _, item := range []member{
		{"id", find(payload, "/eventId")}, {"object", kind}, {"type", event}, {"timestamp", find(payload, "/eventTimestamp")},
		{"livemode", find(payload, "/livemode")}, {"apiVersion", find(payload, "/apiVersion")}, {strings.TrimPrefix(dataAt, "/"), data},
	} {
		if item.value != nil {
			w.Name(item.name)
			WriteRaw(w, &item.value)
		}
	}
	w.EndObject()
	return w.buf, true
}
