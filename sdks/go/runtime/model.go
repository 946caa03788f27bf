package runtime

import (
	"bytes"
	"encoding/json"
	"fmt"
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
//
//go:noinline
func (m *Model) Meta() *Meta {
	if m.meta == nil {
		return &Meta{}
	}
	return m.meta
}

// Extra returns the members that the API description does not name, as sent; nil if there are none.
//
//go:noinline
func (m *Model) Extra() map[string]json.RawMessage {
	if len(m.extra) == 0 {
		return nil
	}
	extra := make(map[string]json.RawMessage, len(m.extra))
	for _, item := range m.extra {
		extra[item.name] = item.value
	}
	return extra
}

//go:noinline
func (m *Model) setMeta(meta *Meta) { m.meta = meta }

type metaHolder interface{ setMeta(meta *Meta) }

// Seen notes which required members of an object are present.
type Seen [8]uint64

// Mark notes the required member with this index; indexes from 512 on are not checked.
//
//go:noinline
func (s *Seen) Mark(index int) {
	if index < len(s)*64 {
		s[index/64] |= 1 << (index % 64)
	}
}

// Keep stores a member that the record does not name.
func (r *Reader) Keep(m *Model, name []byte) {
	r.space()
	raw := r.Skip()
	if r.err == nil {
		m.extra = append(m.extra, member{string(name), append(json.RawMessage(nil), raw...)})
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
		r.path = append(r.path, segment{name: []byte(name), index: -1})
		r.fail("a required member is missing")
		return
	}
}

// Verbatim writes an object of which required members were missing as it was sent; false for every other one.
//
//go:noinline
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
		w.Name(m.extra[i].name)
		WriteRaw(w, &m.extra[i].value)
	}
}

// Equal compares what two values are on the wire; metadata takes no part.
//
//go:noinline
func Equal(a, b json.Marshaler) bool {
	left, errLeft := a.MarshalJSON()
	right, errRight := b.MarshalJSON()
	return errLeft == nil && errRight == nil && bytes.Equal(left, right)
}

// Print writes a text whatever verb of package fmt asked for the value.
//
//go:noinline
func Print(f fmt.State, text string) { _, _ = f.Write([]byte(text)) }
