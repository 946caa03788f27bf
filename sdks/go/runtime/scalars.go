package runtime

import (
	"encoding/base64"
	"encoding/json"
	"math"
	"strconv"
)

// ReadString reads a JSON string.
func ReadString[T ~string](r *Reader, v *T) {
	if r.peek() != '"' {
		r.expected("text")
		return
	}
	if s, ok := r.text(); ok {
		*v = T(s)
	}
}

// WriteString writes a JSON string.
func WriteString[T ~string](w *Writer, v *T) { w.text(string(*v)) }

// ReadBool reads true or false.
func ReadBool(r *Reader, v *bool) {
	if c := r.peek(); c != 't' && c != 'f' {
		r.expected("a boolean")
		return
	}
	*v = r.boolean()
}

// WriteBool writes true or false.
//
//go:noinline
func WriteBool(w *Writer, v *bool) { w.buf = strconv.AppendBool(w.buf, *v) }

// ReadInt64 reads an integer from its digits; a fraction, an exponent or an overflow is a contradiction.
func ReadInt64[T ~int64](r *Reader, v *T) { *v = T(r.integer(64)) }

// WriteInt64 writes an integer.
func WriteInt64[T ~int64](w *Writer, v *T) { w.buf = strconv.AppendInt(w.buf, int64(*v), 10) }

// ReadInt32 reads an integer of 32 bits.
//
//go:noinline
func ReadInt32(r *Reader, v *int32) { *v = int32(r.integer(32)) } // integer has checked the range

// WriteInt32 writes an integer.
//
//go:noinline
func WriteInt32(w *Writer, v *int32) { w.buf = strconv.AppendInt(w.buf, int64(*v), 10) }

func (r *Reader) integer(bits int) int64 {
	text, ok := r.numberText()
	if !ok {
		return 0
	}
	return r.whole(text, bits)
}

func (r *Reader) numberText() (string, bool) {
	if kindOf(r.peek()) != "a number" {
		r.expected("a number")
		return "", false
	}
	return r.number()
}

func (r *Reader) whole(text string, bits int) int64 {
	n, err := strconv.ParseInt(text, 10, bits)
	if err != nil {
		r.fail("expected an integer of " + strconv.Itoa(bits) + " bits without fraction or exponent")
		return 0
	}
	return n
}

// ReadInt64Text reads an integer that travels as text.
func ReadInt64Text[T ~int64](r *Reader, v *T) {
	var text string
	ReadString(r, &text)
	if r.err == nil {
		*v = T(r.whole(text, 64))
	}
}

// WriteInt64Text writes an integer as text.
func WriteInt64Text[T ~int64](w *Writer, v *T) { w.text(strconv.FormatInt(int64(*v), 10)) }

// ReadInt32Text reads an integer of 32 bits that travels as text.
func ReadInt32Text(r *Reader, v *int32) {
	var text string
	ReadString(r, &text)
	if r.err == nil {
		*v = int32(r.whole(text, 32)) // whole has checked the range
	}
}

// WriteInt32Text writes an integer as text.
func WriteInt32Text(w *Writer, v *int32) { w.text(strconv.FormatInt(int64(*v), 10)) }

// ReadFloat64 reads a number that the API describes as binary floating point; never money.
func ReadFloat64(r *Reader, v *float64) {
	if text, ok := r.numberText(); ok {
		*v = r.float(text, 64)
	}
}

// WriteFloat64 writes the shortest text that gives the same number again.
func WriteFloat64(w *Writer, v *float64) { w.float(*v, 64) }

// ReadFloat32 reads a number of single precision.
func ReadFloat32(r *Reader, v *float32) {
	if text, ok := r.numberText(); ok {
		*v = float32(r.float(text, 32))
	}
}

// WriteFloat32 writes the shortest text that gives the same number again.
func WriteFloat32(w *Writer, v *float32) { w.float(float64(*v), 32) }

func (r *Reader) float(text string, bits int) float64 {
	f, err := strconv.ParseFloat(text, bits)
	if err != nil || math.IsInf(f, 0) || math.IsNaN(f) {
		r.fail("expected a number within the range of floating point")
		return 0
	}
	return f
}

// ReadFloat64Text reads a number that travels as text.
func ReadFloat64Text(r *Reader, v *float64) {
	var text string
	ReadString(r, &text)
	if r.err == nil {
		*v = r.float(text, 64)
	}
}

// WriteFloat64Text writes a number as text.
func WriteFloat64Text(w *Writer, v *float64) {
	w.buf = append(w.buf, '"')
	w.float(*v, 64)
	w.buf = append(w.buf, '"')
}

// ReadBytes reads base64 text (RFC 4648, section 4).
func ReadBytes(r *Reader, v *[]byte) {
	var text string
	ReadString(r, &text)
	if r.err != nil {
		return
	}
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		r.fail("expected base64 text")
		return
	}
	*v = data
}

// WriteBytes writes base64 text.
func WriteBytes(w *Writer, v *[]byte) { w.text(base64.StdEncoding.EncodeToString(*v)) }

// ReadRaw keeps the text of a value of any kind.
func ReadRaw(r *Reader, v *json.RawMessage) {
	*v = append(json.RawMessage(nil), r.Skip()...)
}

// WriteRaw writes JSON text as it is; nil is null.
func WriteRaw(w *Writer, v *json.RawMessage) {
	if *v == nil {
		w.buf = append(w.buf, "null"...)
		return
	}
	if !json.Valid(*v) {
		w.fail("raw JSON must be well formed")
		return
	}
	w.buf = append(w.buf, *v...)
}

// LiteralString writes the one value that the API allows where nothing else was set.
func LiteralString(literal string) WriteFunc[string] {
	return func(w *Writer, v *string) {
		if *v == "" {
			w.text(literal)
			return
		}
		w.text(*v)
	}
}

// LiteralInt64 writes the one value that the API allows where nothing else was set.
func LiteralInt64(literal int64) WriteFunc[int64] {
	return func(w *Writer, v *int64) {
		if *v == 0 {
			*v = literal
		}
		WriteInt64(w, v)
	}
}

// LiteralBool writes the one value that the API allows.
func LiteralBool(literal bool) WriteFunc[bool] {
	return func(w *Writer, _ *bool) { WriteBool(w, &literal) }
}
