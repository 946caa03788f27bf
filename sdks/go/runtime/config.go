package runtime

import (
	"context"
	"crypto/tls"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strings"
	"sync"
	"time"
)

// Info is what the generated code knows about the API as a whole.
type Info struct {
	// Name and Version identify the SDK; APIVersion is the version of the API description.
	Name, Version, APIVersion string
	// BaseURL is empty where the description names no server.
	BaseURL                                                                    string
	Schemes                                                                    []Scheme
	VersionHeader, VersionValue                                                string
	RequestIDHeader, ReplayedHeader, LimitHeader, RemainingHeader, ResetHeader string
	ResetIsDelta                                                               bool
	// Sensitive are the member names that logs hide.
	Sensitive []string
}

// SchemeKind tells how a credential travels.
type SchemeKind int

// The ways in which credentials travel.
const (
	HeaderKey SchemeKind = iota
	QueryKey
	CookieKey
	Bearer
	Basic
	// Authorization takes the whole field from the caller.
	Authorization
)

// Scheme is one way to authenticate; Option is the name of the option that sets it.
type Scheme struct {
	ID, Option, Key, Env string
	Kind                 SchemeKind
	Retired              []Retired
}

// Retired is a form of key that is refused before any request.
type Retired struct{ Pattern, Since, Use string }

type provider func(context.Context) (string, error)

// config is the immutable set-up of a client or a call.
type config struct {
	baseURL        string
	credentials    map[string]provider
	timeout        time.Duration
	connectTimeout time.Duration
	deadline       time.Duration
	maxRetries     int
	maxRetryAfter  time.Duration
	header         http.Header
	roundTripper   http.RoundTripper
	proxy          *url.URL
	tls            *tls.Config
	logger         *slog.Logger
	logBodies      bool
	hooks          hooks
	seam           Seam
	idempotencyKey string
	cursor         string
	// perCall: options of a call are being applied; transport options are out of place then.
	perCall bool
	scheme  func(id string) *Scheme
	err     error
}

func (c *config) refuse(format string, args ...any) {
	if c.err == nil {
		c.err = &ConfigurationError{Message: fmt.Sprintf(format, args...)}
	}
}

func (c *config) clone() config {
	next := *c
	next.header = c.header.Clone()
	if next.header == nil {
		next.header = http.Header{}
	}
	next.credentials = make(map[string]provider, len(c.credentials))
	for id, source := range c.credentials {
		next.credentials[id] = source
	}
	return next
}

func (c *config) apply(options []Option) error {
	for _, option := range options {
		if option != nil {
			option(c)
		}
	}
	return c.err
}

func defaults(info *Info) config {
	return config{
		baseURL:        info.BaseURL,
		timeout:        60 * time.Second,
		connectTimeout: 10 * time.Second,
		maxRetries:     2,
		maxRetryAfter:  60 * time.Second,
		scheme: func(id string) *Scheme {
			for i := range info.Schemes {
				if info.Schemes[i].ID == id {
					return &info.Schemes[i]
				}
			}
			return &Scheme{ID: id, Option: id}
		},
	}
}

// fromEnvironment adds the credentials whose variables are set and that no option gave.
func (c *config) fromEnvironment(info *Info) {
	for _, scheme := range info.Schemes {
		if _, given := c.credentials[scheme.ID]; given || scheme.Env == "" {
			continue
		}
		if value := os.Getenv(scheme.Env); value != "" {
			WithCredential(scheme.ID, value)(c)
		}
	}
}

func (c *config) requireKey(info *Info) {
	if len(c.credentials) > 0 {
		return
	}
	for _, scheme := range info.Schemes {
		if scheme.Env != "" {
			c.refuse("no key: pass %s to New or set %s", scheme.Option, scheme.Env)
			return
		}
	}
}

func (c *config) checkBaseURL() {
	if c.baseURL == "" {
		c.refuse("no base URL: the API description names no server, so pass WithBaseURL")
		return
	}
	u, err := url.Parse(c.baseURL)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		c.refuse("the base URL must be absolute and start with http:// or https://")
		return
	}
	if u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		c.refuse("the base URL must hold no user, query or fragment")
	}
	c.baseURL = strings.TrimRight(c.baseURL, "/")
}

// checkCredential refuses a retired or unsendable credential, without printing it.
func checkCredential(scheme *Scheme, value string) error {
	for _, retired := range scheme.Retired {
		if form := retiredForm(retired.Pattern); form != nil && form.MatchString(value) {
			return &ConfigurationError{Message: fmt.Sprintf("%s got a key of a form that ended on %s; use %s",
				scheme.Option, retired.Since, retired.Use)}
		}
	}
	if strings.TrimSpace(value) == "" {
		return &ConfigurationError{Message: scheme.Option + " got an empty value"}
	}
	if !isFieldValue(value) {
		return &ConfigurationError{Message: scheme.Option + " got characters that cannot travel in a header"}
	}
	return nil
}

// retiredForms remembers compiled patterns: a credential is checked before every attempt.
var retiredForms sync.Map

func retiredForm(pattern string) *regexp.Regexp {
	if known, ok := retiredForms.Load(pattern); ok {
		return known.(*regexp.Regexp)
	}
	form, err := regexp.Compile(pattern)
	if err != nil {
		return nil // a pattern that Go cannot read refuses nothing
	}
	retiredForms.Store(pattern, form)
	return form
}

// isFieldValue: visible octets, blanks and tabs (RFC 9110, 5.5); a line break would start a field of the caller's making.
func isFieldValue(value string) bool {
	for i := 0; i < len(value); i++ {
		if c := value[i]; c == 0x7f || c < 0x20 && c != '\t' {
			return false
		}
	}
	return true
}

func isFieldName(name string) bool {
	return name != "" && strings.IndexFunc(name, func(c rune) bool {
		return c > 0x7e || c <= 0x20 || strings.ContainsRune(`"(),/:;<=>?@[\]{}`, c)
	}) < 0
}
