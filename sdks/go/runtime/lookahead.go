package runtime

import "strings"

// probe is a reader at the same place, for a look ahead that leaves no trace.
func (r *Reader) probe() *Reader {
	next := *r
	next.path = append([]segment(nil), r.path...)
	return &next
}

// Tag looks ahead for a member of the object that stands here and gives its text; empty if it has none.
func (r *Reader) Tag(name string) string {
	if r.peek() != '{' {
		r.expected("an object")
		return ""
	}
	p, tag := r.probe(), ""
	p.BeginObject()
	for {
		member, more := p.NextField()
		if !more {
			return tag
		}
		if value := p.Skip(); string(member) == name {
			tag = textOf(value)
		}
	}
}

// Has looks ahead for a member of the object that stands here.
func (r *Reader) Has(name string) bool {
	p := r.probe()
	for ok := p.peek() == '{' && p.BeginObject(); ok; {
		member, more := p.NextField()
		if !more {
			break
		}
		if string(member) == name {
			return true
		}
		p.Skip()
	}
	return false
}

// Is looks ahead for the JSON type of the value: null, boolean, integer, number, string, array or object.
func (r *Reader) Is(kind string) bool {
	switch kindOf(r.peek()) {
	case "an object":
		return kind == "object"
	case "a list":
		return kind == "array"
	case "text":
		return kind == "string"
	case "a boolean":
		return kind == "boolean"
	case "null":
		return kind == "null"
	case "a number":
		text, _ := r.probe().number()
		return kind == "number" || kind == "integer" && !strings.ContainsAny(text, ".eE")
	}
	return false
}

// Fits looks ahead whether a reader would accept the value.
func Fits[T any](r *Reader, read ReadFunc[T]) bool {
	p, value := r.probe(), *new(T)
	read(p, &value)
	return p.err == nil
}
