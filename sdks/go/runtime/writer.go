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

// NewWriter starts a JSON text.
//
//go:noinline
func NewWriter() *Writer { return &Writer{buf: make([]byte, 0, 256)} }

// NewPrinter starts a text for people and logs: the name of a type, then its JSON without secrets.
//
//go:noinline
func NewPrinter(name string) *Writer {
	return &Writer{buf: append(make([]byte, 0, 256), name...), redact: true}
}

// Finish returns the JSON text. The error is an *ArgumentError.
//
//go:noinline
func (w *Writer) Finish() ([]byte, error) { return w.buf, w.err }

// Printed returns the text of a printer; what has the shape of a credential or of a card number is hidden.
//
//go:noinline
func (w *Writer) Printed() string { return redactText(string(w.buf)) }

// Encode gives the JSON text of a value. The error is an *ArgumentError.
func Encode[T any](value *T, write WriteFunc[T]) ([]byte, error) {
	w := NewWriter()
	write(w, value)
	return w.Finish()
}

func (w *Writer) fail(format string, args ...any) {
	if w.err == nil {
		w.err = &ArgumentError{Message: fmt.Sprintf(format, args...)}
	}
}

// Refuse notes that a value cannot be written.
func (w *Writer) Refuse(message string) { w.fail("%s", message) }

// BeginObject opens an object.
//
//go:noinline
func (w *Writer) BeginObject() { w.buf = append(w.buf, '{') }

// EndObject closes it.
//
//go:noinline
func (w *Writer) EndObject() { w.buf = append(w.buf, '}') }

func (w *Writer) comma() {
	// A text cannot end in a bare bracket, so the last byte tells whether this is the first item.
	if last := w.buf[len(w.buf)-1]; last != '{' && last != '[' {
		w.buf = append(w.buf, ',')
	}
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
