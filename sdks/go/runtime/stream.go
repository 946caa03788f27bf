package runtime

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"strings"
)

// ByteStream is a body that is read as it comes; close it.
type ByteStream struct {
	Model
	io.ReadCloser
}

// MarshalJSON refuses: a stream is no value.
func (*ByteStream) MarshalJSON() ([]byte, error) {
	return nil, &ArgumentError{Message: "a stream cannot be serialised"}
}

// GetOctets performs a call whose answer is a stream of octets. WithTimeout bounds the time to its first one.
func GetOctets(ctx context.Context, c *Client, request *Request) (*ByteStream, error) {
	a, err := c.send(ctx, request, true)
	if err != nil {
		return nil, err
	}
	stream := &ByteStream{ReadCloser: a.stream}
	stream.setMeta(a.meta)
	return stream, nil
}

// EventStream is a stream of server-sent events or JSON lines; close it, or read it to its end with All.
type EventStream[T any] struct {
	Model
	body  io.ReadCloser
	read  ReadFunc[T]
	lines bool
	last  string
	// name is that of the event at hand.
	name   string
	notice func(name string, data json.RawMessage)
}

// OnNotice sets what is told of events that are about the stream itself, named stream.*: its position, a gap after a
// position that is too old, its end. Without it they are passed over. Set it before All.
func (s *EventStream[T]) OnNotice(tell func(name string, data json.RawMessage)) { s.notice = tell }

// passes over an event that is about the stream itself.
func (s *EventStream[T]) passes(data []byte) bool {
	if !strings.HasPrefix(s.name, "stream.") {
		return false
	}
	if s.notice != nil {
		s.notice(s.name, data)
	}
	return true
}

// GetEvents performs a call whose answer is a stream of values. WithTimeout bounds the time to its start.
func GetEvents[T any](ctx context.Context, c *Client, request *Request, read ReadFunc[T], lines bool) (*EventStream[T], error) {
	a, err := c.send(ctx, request, true)
	if err != nil {
		return nil, err
	}
	stream := &EventStream[T]{body: a.stream, read: read, lines: lines}
	stream.setMeta(a.meta)
	return stream, nil
}

// Close ends the stream.
func (s *EventStream[T]) Close() error { return s.body.Close() }

// LastEventID is the id of the last event, with which a new stream can go on.
func (s *EventStream[T]) LastEventID() string { return s.last }

// All yields the values as they come and closes the stream at its end.
func (s *EventStream[T]) All() iter.Seq2[*T, error] {
	return func(yield func(*T, error) bool) {
		defer func() { _ = s.Close() }()
		reader := bufio.NewReaderSize(s.body, 64<<10)
		for {
			data, err := s.next(reader)
			if len(data) > 0 && !s.passes(data) {
				value := new(T)
				if failure := Decode(data, value, s.read); failure != nil {
					yield(nil, newDecodingError(failure))
					return
				}
				if !yield(value, nil) {
					return
				}
			}
			if errors.Is(err, io.EOF) {
				return
			}
			if err != nil {
				yield(nil, &ConnectionError{Message: "the stream broke off: " + reason(err), cause: err, timeout: isTimeout(err),
					Details: Details{Attempts: s.Meta().Attempts, RequestID: s.Meta().RequestID, Outcome: OutcomeUnknown, Retryable: true}})
				return
			}
		}
	}
}

// next gives the data of the next event (WHATWG HTML, server-sent events), or the next line.
func (s *EventStream[T]) next(reader *bufio.Reader) ([]byte, error) {
	var data []byte
	s.name = ""
	for {
		line, err := reader.ReadBytes('\n')
		line = bytes.TrimRight(line, "\r\n")
		if s.lines {
			return bytes.TrimSpace(line), err
		}
		if len(line) == 0 {
			if err != nil {
				return nil, err // an event without its blank line is incomplete
			}
			if len(data) > 0 {
				return data[:len(data)-1], nil
			}
			s.name = ""
			continue
		}
		field, text, _ := strings.Cut(string(line), ":")
		text = strings.TrimPrefix(text, " ")
		switch field {
		case "data":
			data = append(append(data, text...), '\n')
		case "event":
			s.name = text
		case "id":
			s.last = text
		}
		if err != nil {
			return nil, err
		}
	}
}
