package runtime

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// Page is one page of a list. Next fetches the following one, All goes on to the end.
type Page[T any] struct {
	Model
	Items   []T
	place   place
	fetch   func(context.Context, *Request) (*Page[T], error)
	marshal func(*Writer)
}

// place is where a page stands in its list.
type place struct {
	position string
	next     *Request
	cursor   string
	// The guard against going round in circles is Brent's: one remembered cursor, moved at every power of two, finds a
	// cycle of any length.
	mark  string
	steps int
}

// HasNext tells whether another page follows.
func (p *Page[T]) HasNext() bool { return p.place.next != nil }

// Cursor is what WithCursor takes to go on after this page; empty on the last.
func (p *Page[T]) Cursor() string { return p.place.cursor }

// MarshalJSON writes the answer as a whole.
func (p *Page[T]) MarshalJSON() ([]byte, error) {
	w := NewWriter()
	p.marshal(w)
	return w.Finish()
}

// Next fetches the following page; nil after the last. ResumeCursor of an error tells where to go on.
func (p *Page[T]) Next(ctx context.Context) (*Page[T], error) {
	if p.place.next == nil {
		return nil, nil // documented: no page and no error after the last
	}
	if err := p.place.check(p.Meta()); err != nil {
		return nil, err
	}
	page, err := p.fetch(ctx, p.place.next)
	if err != nil {
		return nil, p.place.failed(err)
	}
	page.place.after(&p.place)
	return page, nil
}

func (p *place) check(meta *Meta) error {
	if p.cursor != p.position && p.cursor != p.mark {
		return nil
	}
	return &PaginationError{Cursor: p.cursor, Details: Details{cursor: p.cursor, Attempts: meta.Attempts, RequestID: meta.RequestID}}
}

func (p *place) failed(err error) error {
	detailsOf(err).cursor = p.cursor
	return err
}

func (p *place) after(before *place) {
	p.position, p.steps, p.mark = before.cursor, before.steps+1, before.mark
	if p.steps&(p.steps-1) == 0 {
		p.mark = before.cursor
	}
}

// All yields the items of this page and of all that follow; to stop early sends nothing further.
func (p *Page[T]) All(ctx context.Context) iter.Seq2[*T, error] {
	return func(yield func(*T, error) bool) {
		for page := p; page != nil; {
			for i := range page.Items {
				if !yield(&page.Items[i], nil) {
					return
				}
			}
			next, err := page.Next(ctx)
			if err != nil {
				yield(nil, err)
				return
			}
			page = next
		}
	}
}

// GetPage fetches one page. items finds the list in the body.
func GetPage[B, T any](ctx context.Context, c *Client, request *Request, read ReadFunc[B], write WriteFunc[B], items func(*B) []T) (*Page[T], error) {
	body, page := new(B), new(Page[T])
	a, err := c.decoded(ctx, request, page, func(r *Reader) { read(r, body) })
	if err != nil {
		return nil, err
	}
	page.Items = items(body)
	for i := range page.Items {
		a.mark(&page.Items[i])
	}
	page.marshal = func(w *Writer) { write(w, body) }
	page.fetch = func(ctx context.Context, next *Request) (*Page[T], error) {
		return GetPage(ctx, c, next, read, write, items)
	}
	page.place.follow(a, request, len(page.Items))
	return page, nil
}

// mark gives an item the metadata of its page.
func (a *answer) mark(item any) {
	if holder, ok := item.(metaHolder); ok {
		holder.setMeta(a.meta)
	}
}

// GetAll yields all items of a list; nothing is sent before the first step.
func GetAll[T any](ctx context.Context, first func() (*Page[T], error)) iter.Seq2[*T, error] {
	return func(yield func(*T, error) bool) {
		page, err := first()
		if err != nil {
			yield(nil, err)
			return
		}
		page.All(ctx)(yield)
	}
}

var nextRelation = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`<([^<>]*)>(?:\s*;[^,;<]+)*?;\s*rel\s*=\s*"?next\b`)
})

// follow finds the request for the page after this one.
func (p *place) follow(a *answer, request *Request, items int) {
	paging := request.operation.Paging
	p.position = request.queryValue(paging.Send)
	// The cursor stands in the request from here on; given once more as an option it would hold every page.
	next := *request
	next.options = append(append([]Option(nil), request.options...), func(c *config) { c.cursor = "" })
	if more := find(a.body, paging.More); paging.More != "" && string(more) != "true" {
		return
	}
	text := a.meta.Header.Get(paging.NextHeader)
	if paging.NextHeader == "" {
		text = textOf(find(a.body, paging.Next))
	}
	switch {
	case paging.Style == Link:
		if paging.Next == "" && paging.NextHeader == "" {
			if match := nextRelation().FindStringSubmatch(strings.Join(a.meta.Header.Values("Link"), ", ")); match != nil {
				text = match[1]
			}
		}
		if linked, err := next.linked(text); err == nil && text != "" {
			p.next, p.cursor = linked, text
		}
	case paging.Next != "" || paging.NextHeader != "":
		if text != "" {
			p.next, p.cursor = next.at(paging.Send, text), text
		}
	case items > 0:
		place, err := strconv.Atoi(p.position)
		step := 1
		if paging.Style == Offset {
			step = items
		} else if err != nil {
			place = 1
		}
		p.cursor = strconv.Itoa(place + step)
		p.next = next.at(paging.Send, p.cursor)
	}
}

// find gives the value at a JSON Pointer, nil if there is none.
func find(data []byte, pointer string) json.RawMessage {
	if pointer == "" {
		return nil
	}
	for _, name := range strings.Split(pointer, "/")[1:] {
		name = strings.NewReplacer("~1", "/", "~0", "~").Replace(name)
		r, found := &Reader{data: data}, json.RawMessage(nil)
		for ok := r.peek() == '{' && r.BeginObject(); ok; {
			member, more := r.NextField()
			if !more {
				break
			}
			r.space()
			if value := r.Skip(); string(member) == name {
				found = value
			}
		}
		if data = found; found == nil {
			return nil
		}
	}
	return data
}

func textOf(raw json.RawMessage) string {
	if v := parseValue(raw); !v.isList && !v.isMap {
		return v.text
	}
	return ""
}

// IsRepeatedCursor tells that a listing ended because it would never end.
func IsRepeatedCursor(err error) bool { return errors.Is(err, ErrRepeatedCursor) }
