package runtime

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// text consumes a string that starts at the reader's place.
func (r *Reader) text() (string, bool) {
	octets, ok := r.octets()
	return string(octets), ok
}

// octets is text without a copy where nothing is escaped.
func (r *Reader) octets() ([]byte, bool) {
	start := r.pos + 1
	for i := start; i < len(r.data); i++ {
		switch c := r.data[i]; {
		case c == '"':
			raw := r.data[start:i]
			if !utf8.Valid(raw) {
				r.fail("text is not UTF-8")
				return nil, false
			}
			r.pos = i + 1
			return raw, true
		case c == '\\':
			return r.escapedText(start, i)
		case c < 0x20:
			r.fail("text holds a control character")
			return nil, false
		}
	}
	r.fail("text ends early")
	return nil, false
}

func (r *Reader) escapedText(start, from int) ([]byte, bool) {
	out := append([]byte(nil), r.data[start:from]...)
	for i := from; i < len(r.data); {
		c := r.data[i]
		switch {
		case c == '"':
			if !utf8.Valid(out) {
				r.fail("text is not UTF-8")
				return nil, false
			}
			r.pos = i + 1
			return out, true
		case c < 0x20:
			r.fail("text holds a control character")
			return nil, false
		case c != '\\':
			out = append(out, c)
			i++
		default:
			decoded, width := unescape(r.data[i:])
			if width == 0 {
				r.fail("text holds an unknown escape")
				return nil, false
			}
			out = utf8.AppendRune(out, decoded)
			i += width
		}
	}
	r.fail("text ends early")
	return nil, false
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
