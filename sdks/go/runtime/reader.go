package runtime

import (
	"strconv"
	"strings"
	"unicode/utf8"
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
}

type segment struct {
	name  string
	index int
	start int
}

// Decode reads the whole of data as one JSON value. The error is a *Mismatch.
func Decode[T any](data []byte, target *T, read ReadFunc[T]) error {
	return decode(&Reader{data: data}, target, read)
}

// DecodeLenient is Decode without the demand that required members are present: events are shaped by the API version of
// their endpoint, which may be older than this SDK.
func DecodeLenient[T any](data []byte, target *T, read ReadFunc[T]) error {
	return decode(&Reader{data: data, lenient: true}, target, read)
}

func decode[T any](r *Reader, target *T, read ReadFunc[T]) error {
	read(r, target)
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
			b.WriteString("." + s.name)
		default:
			b.WriteString("[" + strconv.Quote(s.name) + "]")
		}
	}
	return b.String()
}

func isPlainName(name string) bool {
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c != '_' && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			return false
		}
	}
	return name != ""
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
	r.path = append(r.path, s)
	return true
}

// NextField moves to the value of the next member and returns its name; false after the last.
func (r *Reader) NextField() (string, bool) {
	if !r.more('}', r.pos > 0 && r.data[r.pos-1] == '{') {
		return "", false
	}
	top := &r.path[len(r.path)-1]
	top.name = ""
	if r.peek() != '"' {
		r.fail("a member's name is due")
		return "", false
	}
	name, ok := r.text()
	if !ok {
		return "", false
	}
	top.name = name
	if r.peek() != ':' {
		r.fail("a colon is due")
		return "", false
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

// text consumes a string that starts at the reader's place.
func (r *Reader) text() (string, bool) {
	start := r.pos + 1
	for i := start; i < len(r.data); i++ {
		switch c := r.data[i]; {
		case c == '"':
			raw := r.data[start:i]
			if !utf8.Valid(raw) {
				r.fail("text is not UTF-8")
				return "", false
			}
			r.pos = i + 1
			return string(raw), true
		case c == '\\':
			return r.escapedText(start, i)
		case c < 0x20:
			r.fail("text holds a control character")
			return "", false
		}
	}
	r.fail("text ends early")
	return "", false
}

func (r *Reader) escapedText(start, from int) (string, bool) {
	out := append([]byte(nil), r.data[start:from]...)
	for i := from; i < len(r.data); {
		c := r.data[i]
		switch {
		case c == '"':
			if !utf8.Valid(out) {
				r.fail("text is not UTF-8")
				return "", false
			}
			r.pos = i + 1
			return string(out), true
		case c < 0x20:
			r.fail("text holds a control character")
			return "", false
		case c != '\\':
			out = append(out, c)
			i++
		default:
			decoded, width := unescape(r.data[i:])
			if width == 0 {
				r.fail("text holds an unknown escape")
				return "", false
			}
			out = utf8.AppendRune(out, decoded)
			i += width
		}
	}
	r.fail("text ends early")
	return "", false
}

// unescape decodes one escape and tells its width, 0 if it is none. Half of a surrogate pair is no character.
func unescape(b []byte) (rune, int) {
	if len(b) < 2 {
		return 0, 0
	}
	const from, to = `"\/bfnrt`, "\"\\/\b\f\n\r\t"
	if at := strings.IndexByte(from, b[1]); at >= 0 {
		return rune(to[at]), 2
	}
	high, ok := hex4(b)
	if !ok {
		return 0, 0
	}
	if high < 0xd800 || high > 0xdfff {
		return high, 6
	}
	low, ok := rune(0), false
	if len(b) >= 12 {
		low, ok = hex4(b[6:])
	}
	if !ok || high > 0xdbff || low < 0xdc00 || low > 0xdfff {
		return 0, 0
	}
	return 0x10000 + (high-0xd800)<<10 + (low - 0xdc00), 12
}

func hex4(b []byte) (rune, bool) {
	if len(b) < 6 || b[0] != '\\' || b[1] != 'u' {
		return 0, false
	}
	n, err := strconv.ParseUint(string(b[2:6]), 16, 32)
	return rune(n), err == nil
}

// number consumes a number and returns its text as sent.
func (r *Reader) number() (string, bool) {
	start, i := r.pos, r.pos
	digits := func() bool {
		from := i
		for i < len(r.data) && r.data[i] >= '0' && r.data[i] <= '9' {
			i++
		}
		return i > from
	}
	is := func(set string) bool { return i < len(r.data) && strings.IndexByte(set, r.data[i]) >= 0 }
	if is("-") {
		i++
	}
	zero := is("0")
	from := i
	ok := digits() && (!zero || i == from+1)
	if ok && is(".") {
		i++
		ok = digits()
	}
	if ok && is("eE") {
		i++
		if is("+-") {
			i++
		}
		ok = digits()
	}
	if !ok {
		r.fail("a number is malformed")
		return "", false
	}
	r.pos = i
	return string(r.data[start:i]), true
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

// probe is a reader at the same place, for a look ahead that leaves no trace.
func (r *Reader) probe() *Reader {
	next := *r
	next.path = append([]segment(nil), r.path...)
	return &next
}

// Tag looks ahead for a member of the object that stands here and gives its text; empty if it has none.
func (r *Reader) Tag(name string) string {
	if r.peek() != '{' {
		r.expected("an object")
		return ""
	}
	p, tag := r.probe(), ""
	p.BeginObject()
	for {
		member, more := p.NextField()
		if !more {
			return tag
		}
		if value := p.Skip(); member == name {
			tag = textOf(value)
		}
	}
}

// Has looks ahead for a member of the object that stands here.
func (r *Reader) Has(name string) bool {
	p := r.probe()
	for ok := p.peek() == '{' && p.BeginObject(); ok; {
		member, more := p.NextField()
		if !more {
			break
		}
		if member == name {
			return true
		}
		p.Skip()
	}
	return false
}

// Is looks ahead for the JSON type of the value: null, boolean, integer, number, string, array or object.
func (r *Reader) Is(kind string) bool {
	switch kindOf(r.peek()) {
	case "an object":
		return kind == "object"
	case "a list":
		return kind == "array"
	case "text":
		return kind == "string"
	case "a boolean":
		return kind == "boolean"
	case "null":
		return kind == "null"
	case "a number":
		text, _ := r.probe().number()
		return kind == "number" || kind == "integer" && !strings.ContainsAny(text, ".eE")
	}
	return false
}

// Fits looks ahead whether a reader would accept the value.
func Fits[T any](r *Reader, read ReadFunc[T]) bool {
	p, value := r.probe(), *new(T)
	read(p, &value)
	return p.err == nil
}
