package runtime

import (
	"bytes"
	"encoding/json"
	"fmt"
)

type presence uint8

const (
	absent presence = iota
	null
	present
)

// Opt is a value that may be absent, null or there: three different things on the wire. The zero Opt is absent.
type Opt[T any] struct {
	value T
	state presence
}

// Some is an Opt that holds a value.
func Some[T any](value T) Opt[T] { return Opt[T]{value: value, state: present} }

// Null is an Opt that is null: in an update it clears what is stored.
func Null[T any]() Opt[T] { return Opt[T]{state: null} }

// Get returns the value and whether there is one.
func (o Opt[T]) Get() (T, bool) { return o.value, o.state == present }

// Or returns the value, or fallback when it is absent or null.
func (o Opt[T]) Or(fallback T) T {
	if o.state == present {
		return o.value
	}
	return fallback
}

// IsNull tells null from absent.
func (o Opt[T]) IsNull() bool { return o.state == null }

// IsZero reports that nothing was set, so that encoding/json's omitzero leaves the member out.
func (o Opt[T]) IsZero() bool { return o.state == absent }

// MarshalJSON writes the value, or null.
func (o Opt[T]) MarshalJSON() ([]byte, error) { return marshalOpt(o.state, o.value) }

// UnmarshalJSON reads null or a value.
func (o *Opt[T]) UnmarshalJSON(data []byte) (err error) {
	*o = Opt[T]{}
	o.state, err = unmarshalOpt(data, &o.value)
	return err
}

// Format prints the value with its own formatting, so that secrets inside stay hidden.
func (o Opt[T]) Format(f fmt.State, verb rune) { formatOpt(f, verb, o.state, o.value) }

func marshalOpt(state presence, value any) ([]byte, error) {
	if state != present {
		return []byte("null"), nil
	}
	return json.Marshal(value)
}

func unmarshalOpt(data []byte, value any) (presence, error) {
	if bytes.Equal(bytes.TrimSpace(data), []byte("null")) {
		return null, nil
	}
	if err := json.Unmarshal(data, value); err != nil {
		return absent, err
	}
	return present, nil
}

func formatOpt(f fmt.State, verb rune, state presence, value any) {
	switch state {
	case absent:
		_, _ = f.Write([]byte("absent"))
	case null:
		_, _ = f.Write([]byte("null"))
	case present:
		_, _ = fmt.Fprintf(f, fmt.FormatString(f, verb), value)
	}
}
