package runtime

import (
	"fmt"
	"math"
	"strconv"
	"unicode/utf8"
)

// WriteFunc writes a value as JSON.
type WriteFunc[T any] func(*Writer, *T)

// Writer builds a JSON text. The first value that JSON cannot hold stops it.
type Writer struct {
	buf    []byte
	redact bool
	err    error
}

// Encode gives the JSON text of a value. The error is an *ArgumentError.
func Encode[T any](value *T, write WriteFunc[T]) ([]byte, error) {
	w := Writer{buf: make([]byte, 0, 256)}
	write(&w, value)
	return w.buf, w.err
}

func (w *Writer) fail(format string, args ...any) {
	if w.err == nil {
		w.err = &ArgumentError{Message: fmt.Sprintf(format, args...)}
	}
}

// Refuse notes that a value cannot be written.
func (w *Writer) Refuse(message string) { w.fail("%s", message) }

// BeginObject opens an object.
func (w *Writer) BeginObject() { w.buf = append(w.buf, '{') }

// EndObject closes it.
func (w *Writer) EndObject() { w.buf = append(w.buf, '}') }

func (w *Writer) comma() {
	// A text cannot end in a bare bracket, so the last byte tells whether this is the first item.
	if last := w.buf[len(w.buf)-1]; last != '{' && last != '[' {
		w.buf = append(w.buf, ',')
	}
}

// Name starts a member.
func (w *Writer) Name(name string) {
	w.comma()
	w.text(name)
	w.buf = append(w.buf, ':')
}

func (w *Writer) text(s string) {
	if !utf8.ValidString(s) {
		w.fail("text must be UTF-8")
		return
	}
	const hex = "0123456789abcdef"
	w.buf = append(w.buf, '"')
	start := 0
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= 0x20 && c != '"' && c != '\\' {
			continue
		}
		w.buf = append(w.buf, s[start:i]...)
		if c < 0x20 {
			w.buf = append(w.buf, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		} else {
			w.buf = append(w.buf, '\\', c)
		}
		start = i + 1
	}
	w.buf = append(append(w.buf, s[start:]...), '"')
}

func (w *Writer) float(f float64, bits int) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		w.fail("a number must be finite")
		return
	}
	form := byte('f')
	if a := math.Abs(f); a != 0 && (a < 1e-6 || a >= 1e21) {
		form = 'e'
	}
	w.buf = strconv.AppendFloat(w.buf, f, form, -1, bits)
}

// PutField writes a member that is always present.
func PutField[T any](w *Writer, name string, value *T, write WriteFunc[T]) {
	w.Name(name)
	write(w, value)
}

// PutOpt writes a member if it is present, null included.
func PutOpt[T any](w *Writer, name string, value *Opt[T], write WriteFunc[T]) {
	if value.state == absent {
		return
	}
	w.Name(name)
	WriteNullable(write)(w, value)
}

// Secret writes a value whole, but as *** where people may see it.
func Secret[T any](write WriteFunc[T]) WriteFunc[T] { return masked(write, false) }

// LastFour is Secret, but for the last four characters of a text.
func LastFour[T any](write WriteFunc[T]) WriteFunc[T] { return masked(write, true) }

func masked[T any](write WriteFunc[T], lastFour bool) WriteFunc[T] {
	return func(w *Writer, value *T) {
		if !w.redact {
			write(w, value)
			return
		}
		shown := mask
		if text, ok := any(*value).(string); ok && lastFour {
			shown = maskLastFour(text)
		}
		w.text(shown)
	}
}
