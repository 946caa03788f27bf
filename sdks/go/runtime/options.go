package runtime

import (
	"context"
	"crypto/tls"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Option configures a client, or one call: an option given to a call wins over the client's.
type Option func(*config)

// clientOnly marks what belongs to the connection pool and cannot change from call to call.
func clientOnly(name string, set func(*config)) Option {
	return func(c *config) {
		if c.perCall {
			c.refuse("%s is an option of the client, not of a call", name)
			return
		}
		set(c)
	}
}

// WithCredential sets the credential of a scheme.
func WithCredential(scheme, value string) Option {
	return func(c *config) {
		if err := checkCredential(c.scheme(scheme), value); err != nil && c.err == nil {
			c.err = err
		}
		c.credentials[scheme] = func(context.Context) (string, error) { return value, nil }
	}
}

// WithCredentialFunc asks for the credential of a scheme before every attempt.
func WithCredentialFunc(scheme string, source func(context.Context) (string, error)) Option {
	return func(c *config) {
		if source == nil {
			c.refuse("%sFunc got no function", c.scheme(scheme).Option)
			return
		}
		c.credentials[scheme] = source
	}
}

// WithBaseURL sets where the API is.
func WithBaseURL(base string) Option {
	return clientOnly("WithBaseURL", func(c *config) { c.baseURL = base })
}

// WithTimeout bounds one attempt, from name resolution to the last byte of the body; 60 s by default.
func WithTimeout(d time.Duration) Option {
	return positive("WithTimeout", d, func(c *config) { c.timeout = d })
}

// WithConnectTimeout bounds the connecting part of an attempt; 10 s by default.
func WithConnectTimeout(d time.Duration) Option {
	return positive("WithConnectTimeout", d, func(c *config) { c.connectTimeout = d })
}

// WithDeadline bounds the whole call, attempts and waits together, as a deadline of its context does.
func WithDeadline(d time.Duration) Option {
	return positive("WithDeadline", d, func(c *config) { c.deadline = d })
}

func positive(name string, d time.Duration, set func(*config)) Option {
	return func(c *config) {
		if d <= 0 {
			c.refuse("%s needs a duration above 0", name)
			return
		}
		set(c)
	}
}

// WithMaxRetries sets how often a call may be repeated, 2 by default; 0 means exactly one request.
func WithMaxRetries(n int) Option {
	return func(c *config) {
		if n < 0 {
			c.refuse("WithMaxRetries needs a number of 0 or more")
			return
		}
		c.maxRetries = n
	}
}

// WithMaxRetryAfter sets the longest wait that a server may ask for, 60 s by default; a longer one ends the call.
func WithMaxRetryAfter(d time.Duration) Option {
	return func(c *config) {
		if d < 0 {
			c.refuse("WithMaxRetryAfter needs a duration of 0 or more")
			return
		}
		c.maxRetryAfter = d
	}
}

// WithIdempotencyKey sends the caller's own key, untouched; an option of a call.
func WithIdempotencyKey(key string) Option {
	return func(c *config) {
		if !c.perCall {
			c.refuse("WithIdempotencyKey is an option of each call: two calls with one key are one call")
			return
		}
		if err := checkIdempotencyKey(key); err != nil && c.err == nil {
			c.err = err
		}
		c.idempotencyKey = key
	}
}

// WithCursor begins a listing at a cursor, such as ResumeCursor gives; an option of a call.
func WithCursor(cursor string) Option {
	return func(c *config) {
		if !c.perCall {
			c.refuse("WithCursor is an option of each call")
			return
		}
		c.cursor = cursor
	}
}

// WithHeader adds a header field. Fields that decide where a request ends or whether it may be repeated are refused.
func WithHeader(name, value string) Option {
	return func(c *config) {
		switch strings.ToLower(name) {
		case "host", "content-length", "transfer-encoding", "connection", "idempotency-key", "x-retry-count", "expect", "te":
			c.refuse("the header field %s is set by the SDK itself; keys are set by WithIdempotencyKey", name)
			return
		}
		if !isFieldName(name) || !isFieldValue(value) {
			c.err = &ArgumentError{Message: "a header field has a name of letters and digits and a value without line breaks"}
			return
		}
		c.header.Set(name, value)
	}
}

// WithTransport sends requests through another http.RoundTripper. It must not repeat requests by itself.
func WithTransport(transport http.RoundTripper) Option {
	return clientOnly("WithTransport", func(c *config) { c.roundTripper = transport })
}

// WithProxy sends requests through a proxy; without it HTTPS_PROXY, HTTP_PROXY and NO_PROXY hold, read in New.
func WithProxy(proxy string) Option {
	return clientOnly("WithProxy", func(c *config) {
		target, err := url.Parse(proxy)
		if err != nil || target.Host == "" {
			c.refuse("WithProxy needs an absolute URL")
			return
		}
		c.proxy = target
	})
}

// WithTLSConfig sets certificate authorities and client certificates.
func WithTLSConfig(settings *tls.Config) Option {
	return clientOnly("WithTLSConfig", func(c *config) { c.tls = settings.Clone() })
}

// WithLogger logs attempts: method, path template, status, time. Nothing is logged without it.
func WithLogger(logger *slog.Logger) Option {
	return func(c *config) { c.logger = logger }
}

// WithBodyLogging also logs bodies at level debug, after the redactor.
func WithBodyLogging() Option {
	return func(c *config) { c.logBodies = true }
}

// WithOnRequest calls a function before each attempt.
func WithOnRequest(hook func(RequestEvent)) Option {
	return func(c *config) { c.hooks.request = hook }
}

// WithOnResponse calls a function after each answer.
func WithOnResponse(hook func(ResponseEvent)) Option {
	return func(c *config) { c.hooks.response = hook }
}

// WithOnRetry calls a function before each wait.
func WithOnRetry(hook func(RetryEvent)) Option {
	return func(c *config) { c.hooks.retry = hook }
}

// WithSeam replaces time and chance, for tests.
func WithSeam(seam Seam) Option {
	return clientOnly("WithSeam", func(c *config) { c.seam = seam })
}
