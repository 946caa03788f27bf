package runtime

import (
	"context"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/url"
	goruntime "runtime"
	"strings"
	"sync"
)

// Client performs calls. It is immutable, safe for concurrent use, and prints no credential.
type Client struct {
	info   *Info
	config config
	pool   *http.Transport
	own    bool
	agent  string
	secret map[string]bool
	warned *sync.Map
}

// NewClient checks the options. The error is a *ConfigurationError.
func NewClient(info *Info, options []Option) (*Client, error) {
	base := defaults(info)
	c := base.clone()
	if err := c.apply(options); err != nil {
		return nil, err
	}
	c.fromEnvironment(info)
	c.requireKey(info)
	c.checkBaseURL()
	if c.err != nil {
		return nil, c.err
	}
	client := &Client{info: info, config: c, agent: userAgent(info), secret: map[string]bool{}, warned: &sync.Map{}}
	for _, scheme := range info.Schemes {
		if scheme.Kind == HeaderKey {
			client.secret[strings.ToLower(scheme.Key)] = true
		}
	}
	client.connect()
	return client, nil
}

func (c *Client) connect() {
	c.config.seam = c.config.seam.withDefaults()
	if c.config.roundTripper == nil {
		c.pool = newTransport(&c.config)
		c.config.roundTripper = c.pool
		c.own = true
	}
}

// With derives a client. It shares the connections unless an option concerns them.
func (c *Client) With(options []Option) (*Client, error) {
	next := *c
	next.config = c.config.clone()
	if c.own {
		next.config.roundTripper = nil
	}
	if err := next.config.apply(options); err != nil {
		return nil, err
	}
	if next.config.checkBaseURL(); next.config.err != nil {
		return nil, next.config.err
	}
	same := next.config.proxy == c.config.proxy && next.config.tls == c.config.tls &&
		next.config.connectTimeout == c.config.connectTimeout && next.config.roundTripper == nil
	if c.own && same {
		next.config.roundTripper = c.pool
		return &next, nil
	}
	next.pool, next.own = nil, false
	next.connect()
	return &next, nil
}

// CloseIdleConnections closes pooled connections; the client stays usable.
func (c *Client) CloseIdleConnections() {
	if c.pool != nil {
		c.pool.CloseIdleConnections()
	}
}

// String tells the base URL alone.
func (c *Client) String() string { return "Client(" + c.config.baseURL + ")" }

// Format prints String for every verb.
func (c *Client) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte(c.String())) }

// MarshalJSON writes String, so that no serialiser reaches what is inside.
func (c *Client) MarshalJSON() ([]byte, error) {
	w := NewWriter()
	w.text(c.String())
	return w.Finish()
}

func userAgent(info *Info) string {
	return fmt.Sprintf("%s/%s (%s/%s; %s; %s) api/%s", info.Name, info.Version, "go", goVersion(), goruntime.GOOS, goruntime.GOARCH, info.APIVersion)
}

func goVersion() string {
	version := goruntime.Version()
	if len(version) > 2 && version[:2] == "go" {
		return version[2:]
	}
	return version
}

// credential is a resolved one, on its way to the wire.
type credential struct {
	scheme *Scheme
	value  string
}

// credentials resolves what a call sends: one per carrier, one that the operation asks for before any other.
func (c *Client) credentials(ctx context.Context, operation *Operation, config *config) ([]credential, error) {
	if err := c.requireAuth(operation, config); err != nil {
		return nil, err
	}
	wanted := map[string]bool{}
	for _, alternative := range operation.Auth {
		for _, id := range alternative {
			wanted[id] = true
		}
	}
	chosen := map[string]*Scheme{}
	var carriers []string
	for i := range c.info.Schemes {
		scheme := &c.info.Schemes[i]
		if config.credentials[scheme.ID] == nil {
			continue
		}
		carrier := scheme.carrier()
		if _, taken := chosen[carrier]; !taken {
			carriers = append(carriers, carrier)
		} else if !wanted[scheme.ID] {
			continue
		}
		chosen[carrier] = scheme
	}
	found := make([]credential, 0, len(carriers))
	for _, carrier := range carriers {
		scheme := chosen[carrier]
		value, err := config.credentials[scheme.ID](ctx)
		if err != nil {
			return nil, &ConfigurationError{Message: scheme.Option + "Func failed: " + err.Error(), cause: err}
		}
		if err := checkCredential(scheme, value); err != nil {
			return nil, err
		}
		found = append(found, credential{scheme, value})
	}
	return found, nil
}

func (c *Client) requireAuth(operation *Operation, config *config) error {
	for _, alternative := range operation.Auth {
		complete := true
		for _, id := range alternative {
			complete = complete && config.credentials[id] != nil
		}
		if complete {
			return nil
		}
	}
	if len(operation.Auth) == 0 {
		return nil
	}
	for _, id := range operation.Auth[0] {
		if config.credentials[id] == nil {
			scheme := config.scheme(id)
			hint := ""
			if scheme.Env != "" {
				hint = " or set " + scheme.Env
			}
			return &ConfigurationError{Message: fmt.Sprintf("%s needs a credential: pass %s%s", operation.ID, scheme.Option, hint)}
		}
	}
	return nil
}

func (s *Scheme) carrier() string {
	switch s.Kind {
	case HeaderKey, QueryKey, CookieKey:
		return fmt.Sprint(int(s.Kind)) + strings.ToLower(s.Key)
	default:
		return "authorization"
	}
}

func (k credential) apply(r *http.Request) {
	switch k.scheme.Kind {
	case HeaderKey:
		r.Header.Set(k.scheme.Key, k.value)
	case QueryKey:
		if r.URL.RawQuery != "" {
			r.URL.RawQuery += "&"
		}
		r.URL.RawQuery += url.QueryEscape(k.scheme.Key) + "=" + url.QueryEscape(k.value)
	case CookieKey:
		cookie := k.scheme.Key + "=" + k.value
		if before := r.Header.Get("Cookie"); before != "" {
			cookie = before + "; " + cookie
		}
		r.Header.Set("Cookie", cookie)
	case Bearer:
		r.Header.Set("Authorization", "Bearer "+k.value)
	case Basic:
		r.Header.Set("Authorization", "Basic "+base64.StdEncoding.EncodeToString([]byte(k.value)))
	case Authorization:
		r.Header.Set("Authorization", k.value)
	}
}
