package runtime

import (
	"strconv"
	"strings"
)

// maxDepth bounds nesting, so that a hostile body cannot exhaust the stack.
const maxDepth = 512

// ReadFunc reads the JSON value that the reader stands at into its target.
type ReadFunc[T any] func(*Reader, *T)

// Mismatch says where and how a JSON text contradicts the API description. Path is a JSON path such as $.data[3].id.
type Mismatch struct {
	Path    string
	Message string
}

// Error tells the path and the contradiction, never the value.
func (m *Mismatch) Error() string { return m.Path + ": " + m.Message }

// Reader walks a JSON text (RFC 8259) once, exactly: numbers keep their digits, names their case, and nothing is coerced.
// The first contradiction stops it; every later read does nothing.
type Reader struct {
	data    []byte
	pos     int
	path    []segment
	err     *Mismatch
	lenient bool
	// closed is where the object or list that was left last begins.
	closed int
	// room keeps the path of common depths off the heap.
	room [6]segment
}

type segment struct {
	name  []byte
	index int
	start int
}

// NewReader is a reader of data; Finish tells whether all of it was read without a contradiction.
//
//go:noinline
func NewReader(data []byte) *Reader { return &Reader{data: data} }

// NewLenientReader is NewReader without the demand that required members are present: events are shaped by the API version
// of their endpoint, which may be older than this SDK.
func NewLenientReader(data []byte) *Reader { return &Reader{data: data, lenient: true} }

// Finish returns the first contradiction as a *DecodingError, nil if there is none.
func (r *Reader) Finish() error {
	if err := r.end(); err != nil {
		return newDecodingError(err)
	}
	return nil
}

// Decode reads the whole of data as one JSON value. The error is a *Mismatch.
func Decode[T any](data []byte, target *T, read ReadFunc[T]) error {
	r := NewReader(data)
	read(r, target)
	return r.end()
}

func unmarshal[T any](data []byte, target *T, read ReadFunc[T]) error {
	if err := Decode(data, target, read); err != nil {
		return newDecodingError(err)
	}
	return nil
}

func (r *Reader) end() error {
	if r.err == nil {
		r.space()
		if r.pos < len(r.data) {
			r.fail("more text follows the JSON value")
		}
	}
	if r.err != nil {
		return r.err
	}
	return nil
}

func (r *Reader) fail(message string) {
	if r.err == nil {
		r.err = &Mismatch{Path: r.where(), Message: message}
	}
	r.pos = len(r.data)
}

func (r *Reader) where() string {
	var b strings.Builder
	b.WriteByte('$')
	for _, s := range r.path {
		switch {
		case s.index >= 0:
			b.WriteString("[" + strconv.Itoa(s.index) + "]")
		case isPlainName(s.name):
			b.WriteString("." + string(s.name))
		default:
			b.WriteString("[" + strconv.Quote(string(s.name)) + "]")
		}
	}
	return b.String()
}

func isPlainName(name []byte) bool {
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c != '_' && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			return false
		}
	}
	return len(name) > 0
}

func (r *Reader) space() {
	for r.pos < len(r.data) {
		switch r.data[r.pos] {
		case ' ', '\t', '\n', '\r':
			r.pos++
		default:
			return
		}
	}
}

// peek is the first byte of the next value, or 0 at the end.
func (r *Reader) peek() byte {
	if r.err != nil {
		return 0
	}
	r.space()
	if r.pos >= len(r.data) {
		return 0
	}
	return r.data[r.pos]
}

func (r *Reader) expected(what string) {
	if r.err != nil {
		return
	}
	switch found := kindOf(r.peek()); found {
	case "":
		r.fail("the JSON text ends where " + what + " is due")
	case "?":
		r.fail("no JSON value stands where " + what + " is due")
	default:
		r.fail("expected " + what + ", found " + found)
	}
}

func kindOf(c byte) string {
	switch {
	case c == 0:
		return ""
	case c == '{':
		return "an object"
	case c == '[':
		return "a list"
	case c == '"':
		return "text"
	case c == 't' || c == 'f':
		return "a boolean"
	case c == 'n':
		return "null"
	case c == '-' || c >= '0' && c <= '9':
		return "a number"
	default:
		return "?"
	}
}

// word consumes a literal such as null and reports whether it stands there.
func (r *Reader) word(text string) bool {
	end := r.pos + len(text)
	if end <= len(r.data) && string(r.data[r.pos:end]) == text {
		r.pos = end
		return true
	}
	r.fail("the JSON text is malformed")
	return false
}

// null consumes a null and reports whether one stands there.
func (r *Reader) null() bool { return r.peek() == 'n' && r.word("null") }

// BeginObject enters an object; false, with the contradiction noted, if none stands there.
//
//go:noinline
func (r *Reader) BeginObject() bool { return r.begin('{', "an object", segment{index: -1}) }

func (r *Reader) beginList() bool { return r.begin('[', "a list", segment{index: 0}) }

func (r *Reader) begin(open byte, what string, s segment) bool {
	if r.peek() != open {
		r.expected(what)
		return false
	}
	if len(r.path) >= maxDepth {
		r.fail("the JSON text is nested too deeply")
		return false
	}
	s.start = r.pos
	r.pos++
	if r.path == nil {
		r.path = r.room[:0]
	}
	r.path = append(r.path, s)
	return true
}

// NextField moves to the value of the next member and returns its name, valid until the next read; false after the last.
func (r *Reader) NextField() ([]byte, bool) {
	if !r.more('}', r.pos > 0 && r.data[r.pos-1] == '{') {
		return nil, false
	}
	top := &r.path[len(r.path)-1]
	top.name = nil
	if r.peek() != '"' {
		r.fail("a member's name is due")
		return nil, false
	}
	name, ok := r.octets()
	if !ok {
		return nil, false
	}
	top.name = name
	if r.peek() != ':' {
		r.fail("a colon is due")
		return nil, false
	}
	r.pos++
	return name, true
}

// more steps over the comma before the next item, or over the closing bracket.
func (r *Reader) more(closing byte, first bool) bool {
	c := r.peek()
	if c == closing {
		r.pos++
		last := len(r.path) - 1
		r.closed, r.path = r.path[last].start, r.path[:last]
		return false
	}
	if first {
		return r.err == nil
	}
	if c != ',' {
		if r.err == nil {
			r.fail("the JSON text is malformed or ends early")
		}
		return false
	}
	r.pos++
	return true
}

// Skip steps over one value of any kind, checking its form, and returns its text.
func (r *Reader) Skip() []byte {
	c := r.peek()
	start := r.pos
	switch kindOf(c) {
	case "an object":
		r.BeginObject()
		for {
			if _, ok := r.NextField(); !ok {
				break
			}
			r.Skip()
		}
	case "a list":
		for ok := r.beginList(); ok && r.nextItem(); {
			r.Skip()
		}
	case "text":
		r.text()
	case "a number":
		r.number()
	case "null":
		r.word("null")
	case "a boolean":
		r.boolean()
	default:
		r.expected("a value")
	}
	if r.err != nil {
		return nil
	}
	return r.data[start:r.pos]
}

func (r *Reader) nextItem() bool {
	first := r.data[r.pos-1] == '['
	if !r.more(']', first) {
		return false
	}
	if top := &r.path[len(r.path)-1]; first {
		top.index = 0
	} else {
		top.index++
	}
	return true
}

func (r *Reader) boolean() bool {
	if r.data[r.pos] == 't' {
		return r.word("true")
	}
	r.word("false")
	return false
}
