package runtime

import (
	"encoding/json"
	"math/big"
	"strings"
)

// Decimal is an exact decimal number, kept as its text; the zero Decimal is 0.
type Decimal struct{ text string }

// ParseDecimal reads a JSON number such as -12.50. The error is an *ArgumentError.
func ParseDecimal(text string) (Decimal, error) {
	r := Reader{data: []byte(text)}
	if kindOf(r.peek()) == "a number" && !strings.ContainsAny(text, " \t\r\n") {
		if _, ok := r.number(); ok && r.pos == len(text) {
			return Decimal{text}, nil
		}
	}
	return Decimal{}, &ArgumentError{Message: "a decimal is digits with an optional sign, point and exponent"}
}

// MustDecimal is ParseDecimal for numbers that stand in the program; it panics on anything else.
func MustDecimal(text string) Decimal {
	d, err := ParseDecimal(text)
	if err != nil {
		panic(err)
	}
	return d
}

// String is the number as given, trailing zeros included.
func (d Decimal) String() string {
	if d.text == "" {
		return "0"
	}
	return d.text
}

// Rat is the number for exact arithmetic; nil where its exponent is beyond any use.
func (d Decimal) Rat() *big.Rat {
	if _, exponent, ok := strings.Cut(strings.ToLower(d.text), "e"); ok && len(strings.TrimLeft(exponent, "+-0")) > 3 {
		return nil
	}
	rat, ok := new(big.Rat).SetString(d.String())
	if !ok {
		return nil
	}
	return rat
}

// MarshalJSON writes text, the form in which decimals travel.
func (d Decimal) MarshalJSON() ([]byte, error) { return Encode(&d, WriteDecimalText) }

// UnmarshalJSON reads text or a number.
func (d *Decimal) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '"' {
		return unmarshal(data, d, ReadDecimalText)
	}
	return unmarshal(data, d, ReadDecimal)
}

// ReadDecimal reads a JSON number with all its digits.
func ReadDecimal(r *Reader, v *Decimal) {
	if text, ok := r.numberText(); ok {
		*v = Decimal{text}
	}
}

// WriteDecimal writes a JSON number.
func WriteDecimal(w *Writer, v *Decimal) { w.buf = append(w.buf, v.String()...) }

// ReadDecimalText reads a decimal that travels as text.
func ReadDecimalText(r *Reader, v *Decimal) {
	var text string
	ReadString(r, &text)
	if r.err != nil {
		return
	}
	d, err := ParseDecimal(text)
	if err != nil {
		r.fail("expected a decimal number as text")
		return
	}
	*v = d
}

// WriteDecimalText writes a decimal as text.
func WriteDecimalText(w *Writer, v *Decimal) { w.text(v.String()) }

var _ json.Marshaler = Decimal{}
