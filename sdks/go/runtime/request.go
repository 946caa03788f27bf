package runtime

import (
	"net/http"
	"net/url"
	"strings"
)

// Operation is what the generator says about one operation: pure data.
type Operation struct {
	// ID is the operationId; Path the template below the base URL.
	ID, Method, Path string
	// Idempotency is the name of the key's header; empty where the operation takes none.
	Idempotency string
	// Auth lists alternatives of scheme ids; empty where no credential is needed.
	Auth [][]string
	// Accept is the media type asked for; empty is JSON.
	Accept string
	// Deprecated tells what to do instead.
	Deprecated string
	Paging     *Paging
}

// Paging tells how a list continues. Next and More are JSON Pointers into the answer.
type Paging struct {
	Style      PagingStyle
	Send       string
	Next, More string
	NextHeader string
}

// PagingStyle tells what the position of a page is.
type PagingStyle int

// The styles of paging.
const (
	Cursor PagingStyle = iota
	Offset
	PageNumber
	Link
)

// Request is one call under construction; the first value that cannot be sent is kept and returned by the call.
type Request struct {
	operation *Operation
	options   []Option
	path      string
	query     []pair
	header    http.Header
	cookies   []string
	body      []byte
	media     string
	err       error
}

type pair struct {
	name, value string
	reserved    bool
}

// NewRequest starts a call.
//
//go:noinline
func NewRequest(operation *Operation, options []Option) *Request {
	return &Request{operation: operation, options: options, path: operation.Path, header: http.Header{}}
}

// Place is where a parameter travels.
type Place int

// The places of parameters.
const (
	InPath Place = iota
	InQuery
	InHeader
	InCookie
)

// Style is the RFC 6570 form of a parameter; JSONStyle is a parameter with a media type.
type Style int

// The styles of OpenAPI 3.0.
const (
	Simple Style = iota
	Label
	Matrix
	FormStyle
	SpaceDelimited
	PipeDelimited
	DeepObject
	JSONStyle
)

// Param describes a parameter.
type Param struct {
	Name     string
	In       Place
	Style    Style
	Explode  bool
	Reserved bool
}

// Add sends a parameter.
//
//go:noinline
func Add[T any](r *Request, param Param, value *T, write WriteFunc[T]) {
	text, err := Encode(value, write)
	if err != nil {
		r.refuse(param.Name + ": " + err.Error())
		return
	}
	r.add(param, text)
}

// AddOpt sends a parameter if it is present.
//
//go:noinline
func AddOpt[T any](r *Request, param Param, value *Opt[T], write WriteFunc[T]) {
	if value.state == present {
		Add(r, param, &value.value, write)
	}
}

// Body sends a JSON body.
//
//go:noinline
func Body[T any](r *Request, media string, value *T, write WriteFunc[T]) {
	text, err := Encode(value, write)
	if err != nil {
		r.refuse(err.Error())
	}
	r.body, r.media = text, media
}

// BodyOpt sends a JSON body if it is present.
func BodyOpt[T any](r *Request, media string, value *Opt[T], write WriteFunc[T]) {
	if value.state != absent {
		Body(r, media, value, WriteNullable(write))
	}
}

// BodyOctets sends octets as they are.
func (r *Request) BodyOctets(media string, octets []byte) { r.body, r.media = octets, media }

func (r *Request) refuse(message string) {
	if r.err == nil {
		r.err = &ArgumentError{Message: message}
	}
}

func (r *Request) add(param Param, text []byte) {
	value := parseValue(text)
	switch param.In {
	case InPath:
		segment := pathText(param, value)
		if plain, _ := url.PathUnescape(segment); plain == "" || plain == "." || plain == ".." {
			r.refuse(param.Name + ": a path parameter must be neither empty nor a dot segment")
			return
		}
		r.path = strings.ReplaceAll(r.path, "{"+param.Name+"}", segment)
	case InQuery:
		r.query = append(r.query, queryPairs(param, value)...)
	case InHeader:
		field := headerText(param, value, text)
		if !isFieldValue(field) {
			r.refuse(param.Name + ": a header field must hold no line break or control character")
			return
		}
		r.header.Set(param.Name, field)
	case InCookie:
		for _, item := range queryPairs(param, value) {
			r.cookies = append(r.cookies, item.name+"="+url.QueryEscape(item.value))
		}
	}
}

// at is the same request for another position of a listing.
func (r *Request) at(name, value string) *Request {
	next := *r
	next.query = make([]pair, 0, len(r.query)+1)
	for _, item := range r.query {
		if item.name != name {
			next.query = append(next.query, item)
		}
	}
	next.query = append(next.query, pair{name: name, value: value})
	return &next
}

func (r *Request) queryValue(name string) string {
	for _, item := range r.query {
		if item.name == name {
			return item.value
		}
	}
	return ""
}

// linked takes only the query of a link: following it to another origin would take the credentials along.
func (r *Request) linked(link string) (*Request, error) {
	target, err := url.Parse(link)
	if err != nil {
		return nil, err
	}
	next := *r
	next.query = nil
	for _, item := range strings.Split(target.RawQuery, "&") {
		name, value, _ := strings.Cut(item, "=")
		name, errName := url.QueryUnescape(name)
		value, errValue := url.QueryUnescape(value)
		if errName == nil && errValue == nil && item != "" {
			next.query = append(next.query, pair{name: name, value: value})
		}
	}
	return &next, nil
}

func (r *Request) target(base string) string {
	text := base + r.path
	for i, item := range r.query {
		separator := "&"
		if i == 0 {
			separator = "?"
		}
		text += separator + escape(item.name, false) + "=" + escape(item.value, item.reserved)
	}
	return text
}

// escape percent-encodes all but unreserved characters (RFC 3986, 2.3), and reserved ones where the parameter keeps them.
func escape(text string, reserved bool) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		c := text[i]
		plain := c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || strings.IndexByte("-._~", c) >= 0
		if plain || reserved && strings.IndexByte(":/?@!$'()*,;[]", c) >= 0 {
			b.WriteByte(c)
			continue
		}
		b.WriteByte('%')
		b.WriteByte("0123456789ABCDEF"[c>>4])
		b.WriteByte("0123456789ABCDEF"[c&15])
	}
	return b.String()
}
