package runtime

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
)

// Model is embedded in every record: metadata of the answer it came with, and members that this SDK does not know.
type Model struct {
	meta  *Meta
	extra []member
	// text is the object as sent, where a lenient reader missed required members: only so can it be written back unchanged.
	text json.RawMessage
}

type member struct {
	name  string
	value json.RawMessage
}

// Meta tells about the answer; it is never nil and takes no part in equality or serialisation.
func (m Model) Meta() *Meta {
	if m.meta == nil {
		return &Meta{}
	}
	return m.meta
}

// Extra returns the members that the API description does not name, as sent; nil if there are none.
func (m Model) Extra() map[string]json.RawMessage {
	if len(m.extra) == 0 {
		return nil
	}
	extra := make(map[string]json.RawMessage, len(m.extra))
	for _, item := range m.extra {
		extra[item.name] = item.value
	}
	return extra
}

func (m *Model) setMeta(meta *Meta) { m.meta = meta }

type metaHolder interface{ setMeta(meta *Meta) }

// Seen notes which required members of an object are present.
type Seen [8]uint64

// Mark notes the required member with this index; indexes from 512 on are not checked.
func (s *Seen) Mark(index int) {
	if index < len(s)*64 {
		s[index/64] |= 1 << (index % 64)
	}
}

// Keep stores a member that the record does not name.
func (r *Reader) Keep(m *Model, name string) {
	raw := r.Skip()
	if r.err == nil {
		m.extra = append(m.extra, member{name, append(json.RawMessage(nil), raw...)})
	}
}

// Require notes a contradiction if one of the members, in the order of their indexes, was not marked. A lenient reader keeps
// the text of the object instead.
func (r *Reader) Require(seen *Seen, m *Model, names ...string) {
	if r.err != nil {
		return
	}
	for index, name := range names {
		if index >= len(seen)*64 || seen[index/64]&(1<<(index%64)) != 0 {
			continue
		}
		if r.lenient {
			m.text = append(json.RawMessage(nil), r.data[r.closed:r.pos]...)
			return
		}
		r.path = append(r.path, segment{name: name, index: -1})
		r.fail("a required member is missing")
		return
	}
}

// Verbatim writes an object of which required members were missing as it was sent; false for every other one.
func (w *Writer) Verbatim(m *Model) bool {
	if m.text == nil || w.redact {
		return false
	}
	w.buf = append(w.buf, m.text...)
	return true
}

// Rest writes the members that the record does not name.
func (w *Writer) Rest(m *Model) {
	for i := range m.extra {
		PutField(w, m.extra[i].name, &m.extra[i].value, WriteRaw)
	}
}

// Unmarshal reads JSON text for encoding/json. The error is a *DecodingError.
func Unmarshal[T any](data []byte, target *T, read ReadFunc[T]) error {
	if err := Decode(data, target, read); err != nil {
		return newDecodingError(err)
	}
	return nil
}

// Marshal writes JSON text for encoding/json.
func Marshal[T any](value *T, write WriteFunc[T]) ([]byte, error) { return Encode(value, write) }

// Equal compares what two values are on the wire; metadata takes no part.
func Equal[T any](a, b *T, write WriteFunc[T]) bool {
	left, errLeft := Encode(a, write)
	right, errRight := Encode(b, write)
	return errLeft == nil && errRight == nil && bytes.Equal(left, right)
}

// Describe is the text of a value for people and logs: its JSON without secrets.
func Describe[T any](name string, value *T, write WriteFunc[T]) string {
	w := Writer{redact: true}
	write(&w, value)
	return name + redactText(string(w.buf))
}

// Print writes Describe for every verb of package fmt.
func Print[T any](f fmt.State, name string, value *T, write WriteFunc[T]) {
	_, _ = f.Write([]byte(Describe(name, value, write)))
}

// LogValue is Describe for package slog, whose JSON handler would otherwise print every member.
func LogValue[T any](name string, value *T, write WriteFunc[T]) slog.Value {
	return slog.StringValue(Describe(name, value, write))
}
