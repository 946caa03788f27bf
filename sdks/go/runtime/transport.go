package runtime

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"sync/atomic"
	"time"
)

// attemptFacts travel in the context of an attempt, for the dialer and for fake transports.
type attemptFacts struct {
	connectTimeout time.Duration
	operation      string
}

type attemptKey struct{}

func factsOf(ctx context.Context) attemptFacts {
	facts, _ := ctx.Value(attemptKey{}).(attemptFacts)
	return facts
}

// newTransport is an HTTP/1.1 transport: the HTTP/2 one of the standard library replays refused streams by itself.
func newTransport(c *config) *http.Transport {
	protocols := new(http.Protocols)
	protocols.SetHTTP1(true)
	proxy := http.ProxyFromEnvironment
	if c.proxy != nil {
		proxy = http.ProxyURL(c.proxy)
	}
	dialer := &net.Dialer{KeepAlive: 30 * time.Second}
	return &http.Transport{
		Protocols: protocols,
		Proxy:     proxy,
		DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			if limit := factsOf(ctx).connectTimeout; limit > 0 {
				var cancel context.CancelFunc
				ctx, cancel = context.WithTimeout(ctx, limit)
				defer cancel()
			}
			conn, err := dialer.DialContext(ctx, network, address)
			if err != nil {
				return nil, err
			}
			return &countedConn{Conn: conn}, nil
		},
		TLSClientConfig:        c.tls,
		TLSHandshakeTimeout:    c.connectTimeout,
		MaxIdleConnsPerHost:    64,
		IdleConnTimeout:        60 * time.Second,
		DisableCompression:     true,
		MaxResponseHeaderBytes: 1 << 20,
	}
}

// countedConn counts octets written, so that "nothing was sent" is known and not guessed.
type countedConn struct {
	net.Conn
	written atomic.Int64
}

func (c *countedConn) Write(b []byte) (int, error) {
	n, err := c.Conn.Write(b)
	c.written.Add(int64(n))
	return n, err
}

// noBody is an empty body that net/http does not recognise as one: with http.NoBody it would resend a GET by itself on a
// reused connection. The octets on the wire are the same.
type noBody struct{}

func (noBody) Read([]byte) (int, error) { return 0, io.EOF }
func (noBody) Close() error             { return nil }

// wire notes what became of one attempt below HTTP.
type wire struct {
	got    bool
	reused bool
	conn   *countedConn
	base   int64
}

func (w *wire) trace(ctx context.Context) context.Context {
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{GotConn: func(info httptrace.GotConnInfo) {
		conn := info.Conn
		if secured, ok := conn.(*tls.Conn); ok {
			conn = secured.NetConn()
		}
		w.got, w.reused = true, info.Reused
		if w.conn, _ = conn.(*countedConn); w.conn != nil {
			w.base = w.conn.written.Load()
		}
	}})
}

// sent tells whether any octet of the request may have left this machine.
func (w *wire) sent(own bool, err error) bool {
	switch {
	case w.got && w.conn != nil:
		return w.conn.written.Load() > w.base
	case w.got:
		return true
	case own:
		return false
	}
	return !isConnectFailure(err)
}

// isConnectFailure recognises failures before the first octet, for transports that are not ours.
func isConnectFailure(err error) bool {
	var operation *net.OpError
	var lookup *net.DNSError
	var certificate *tls.CertificateVerificationError
	return errors.As(err, &operation) && operation.Op == "dial" || errors.As(err, &lookup) || errors.As(err, &certificate)
}

func isTimeout(err error) bool {
	var failure net.Error
	return errors.Is(err, context.DeadlineExceeded) || errors.As(err, &failure) && failure.Timeout()
}

// reason describes a transport failure without the address that was asked for, which may hold identifiers.
func reason(err error) string {
	var wrapped *url.Error
	if errors.As(err, &wrapped) {
		err = wrapped.Err
	}
	return err.Error()
}
