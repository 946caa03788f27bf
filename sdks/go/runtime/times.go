package runtime

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// Timestamp is a moment with its offset (RFC 3339). It remembers its text, so that digits and offset survive a round trip.
type Timestamp struct {
	time.Time
	text string
}

// At is the Timestamp of a time.
func At(t time.Time) Timestamp { return Timestamp{Time: t} }

// String is the text as sent, or RFC 3339 with as many digits as needed.
func (t Timestamp) String() string {
	if t.text != "" {
		return t.text
	}
	return t.Format(time.RFC3339Nano)
}

// MarshalJSON writes the text.
func (t Timestamp) MarshalJSON() ([]byte, error) { return Encode(&t, WriteTimestamp) }

// UnmarshalJSON reads RFC 3339 text.
func (t *Timestamp) UnmarshalJSON(data []byte) error { return unmarshal(data, t, ReadTimestamp) }

// ReadTimestamp reads RFC 3339 text.
func ReadTimestamp(r *Reader, v *Timestamp) {
	var text string
	ReadString(r, &text)
	if r.err != nil {
		return
	}
	parsed, err := time.Parse(time.RFC3339Nano, strings.ToUpper(text))
	if err != nil {
		r.fail("expected a time such as 2026-01-31T10:00:00Z")
		return
	}
	*v = Timestamp{Time: parsed, text: text}
}

// WriteTimestamp writes RFC 3339 text.
func WriteTimestamp(w *Writer, v *Timestamp) { w.text(v.String()) }

// Date is a day of the calendar, in no particular place.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// DateOf is the day that a time falls on in its own location.
func DateOf(t time.Time) Date {
	year, month, day := t.Date()
	return Date{year, month, day}
}

// ParseDate reads YYYY-MM-DD. The error is an *ArgumentError.
func ParseDate(text string) (Date, error) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return Date{}, &ArgumentError{Message: "a date is YYYY-MM-DD and a day of the calendar"}
	}
	return DateOf(t), nil
}

// String is YYYY-MM-DD.
func (d Date) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, int(d.Month), d.Day) }

// In is the moment at which the day begins in a location.
func (d Date) In(place *time.Location) time.Time {
	return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, place)
}

// MarshalJSON writes YYYY-MM-DD.
func (d Date) MarshalJSON() ([]byte, error) { return Encode(&d, WriteDate) }

// UnmarshalJSON reads YYYY-MM-DD.
func (d *Date) UnmarshalJSON(data []byte) error { return unmarshal(data, d, ReadDate) }

// ReadDate reads YYYY-MM-DD.
func ReadDate(r *Reader, v *Date) {
	var text string
	ReadString(r, &text)
	if r.err != nil {
		return
	}
	date, err := ParseDate(text)
	if err != nil {
		r.fail("expected a date such as 2026-01-31")
		return
	}
	*v = date
}

// WriteDate writes YYYY-MM-DD; a Date that is no day of the calendar is refused.
func WriteDate(w *Writer, v *Date) {
	if DateOf(v.In(time.UTC)) != *v {
		w.fail("%s is no day of the calendar", v.String())
		return
	}
	w.text(v.String())
}

var (
	_ json.Marshaler   = Timestamp{}
	_ json.Unmarshaler = (*Date)(nil)
)
