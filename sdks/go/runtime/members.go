package runtime

// The functions of this file read and write members of records. Generated code calls one of them per member, so they are kept
// out of line and generic only where the type demands it: that decides how long a program takes to compile.

// Text reads a JSON string.
//
//go:noinline
func (r *Reader) Text() string {
	if r.peek() != '"' {
		r.expected("text")
		return ""
	}
	text, _ := r.text()
	return text
}

// Int64 reads an integer from its digits; a fraction, an exponent or an overflow is a contradiction.
//
//go:noinline
func (r *Reader) Int64() int64 { return r.integer(64) }

// ReadItems reads a JSON list.
//
//go:noinline
func ReadItems[T any](r *Reader, v *[]T, read ReadFunc[T]) {
	items := []T{}
	for ok := r.beginList(); ok && r.nextItem(); {
		items = append(items, *new(T))
		read(r, &items[len(items)-1])
	}
	*v = items
}

// ReadMembers reads a JSON object whose member names are data.
//
//go:noinline
func ReadMembers[T any](r *Reader, v *map[string]T, read ReadFunc[T]) {
	*v = map[string]T{}
	for ok := r.BeginObject(); ok; {
		name, more := r.NextField()
		if !more {
			return
		}
		Put(r, v, string(name), read)
	}
}

// ReadOptional reads a member that may be absent but not null.
//
//go:noinline
func ReadOptional[T any](r *Reader, v *Opt[T], read ReadFunc[T]) {
	v.state = present
	read(r, &v.value)
}

// ReadNullable reads a value or null.
//
//go:noinline
func ReadNullable[T any](r *Reader, v *Opt[T], read ReadFunc[T]) {
	if r.null() {
		*v = Null[T]()
		return
	}
	v.state = present
	read(r, &v.value)
}

// ReadOptionalText is ReadOptional of a text.
//
//go:noinline
func ReadOptionalText[T ~string](r *Reader, v *Opt[T]) { v.value, v.state = T(r.Text()), present }

// ReadNullableText is ReadNullable of a text.
//
//go:noinline
func ReadNullableText[T ~string](r *Reader, v *Opt[T]) {
	if r.null() {
		*v = Null[T]()
		return
	}
	v.value, v.state = T(r.Text()), present
}

// Name starts a member.
//
//go:noinline
func (w *Writer) Name(name string) {
	w.comma()
	w.text(name)
	w.buf = append(w.buf, ':')
}

// Text writes a string.
//
//go:noinline
func (w *Writer) Text(text string) { w.text(text) }

// Int64 writes an integer.
//
//go:noinline
func (w *Writer) Int64(n int64) { WriteInt64(w, &n) }

// Literal writes the one value that the API allows where nothing else was set.
//
//go:noinline
func (w *Writer) Literal(text, literal string) {
	if text == "" {
		text = literal
	}
	w.text(text)
}

// WriteItems writes a JSON list; nil is an empty one.
//
//go:noinline
func WriteItems[T any](w *Writer, v []T, write WriteFunc[T]) {
	w.buf = append(w.buf, '[')
	for i := range v {
		w.comma()
		write(w, &v[i])
	}
	w.buf = append(w.buf, ']')
}

// WriteMembers writes a JSON object, names in order, so that all attempts of a call send the same bytes; nil is an empty one.
//
//go:noinline
func WriteMembers[T any](w *Writer, v map[string]T, write WriteFunc[T]) {
	w.BeginObject()
	PutAll(w, v, write)
	w.EndObject()
}

// WriteOpt writes a value or null; absent counts as null where something must stand.
//
//go:noinline
func WriteOpt[T any](w *Writer, v *Opt[T], write WriteFunc[T]) {
	if v.state != present {
		w.buf = append(w.buf, "null"...)
		return
	}
	write(w, &v.value)
}

// WriteOptText is WriteOpt of a text.
//
//go:noinline
func WriteOptText[T ~string](w *Writer, v *Opt[T]) { w.optText(string(v.value), v.state) }

// PutOpt writes a member if it is present, null included.
//
//go:noinline
func PutOpt[T any](w *Writer, name string, v *Opt[T], write WriteFunc[T]) {
	if v.state != absent {
		w.Name(name)
		WriteOpt(w, v, write)
	}
}

// PutOptText is PutOpt of a text.
//
//go:noinline
func PutOptText[T ~string](w *Writer, name string, v *Opt[T]) {
	if v.state != absent {
		w.Name(name)
		w.optText(string(v.value), v.state)
	}
}

func (w *Writer) optText(text string, state presence) {
	if state != present {
		w.buf = append(w.buf, "null"...)
		return
	}
	w.text(text)
}
