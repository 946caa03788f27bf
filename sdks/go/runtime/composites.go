package runtime

import "sort"

// ListOf reads a JSON list.
func ListOf[T any](read ReadFunc[T]) ReadFunc[[]T] {
	return func(r *Reader, v *[]T) {
		*v = []T{}
		for ok := r.beginList(); ok && r.nextItem(); {
			var item T
			read(r, &item)
			if r.err != nil {
				return
			}
			*v = append(*v, item)
		}
	}
}

// WriteList writes a JSON list; nil is an empty one.
func WriteList[T any](write WriteFunc[T]) WriteFunc[[]T] {
	return func(w *Writer, v *[]T) {
		w.buf = append(w.buf, '[')
		for i := range *v {
			w.comma()
			write(w, &(*v)[i])
		}
		w.buf = append(w.buf, ']')
	}
}

// MapOf reads a JSON object whose member names are data.
func MapOf[T any](read ReadFunc[T]) ReadFunc[map[string]T] {
	return func(r *Reader, v *map[string]T) {
		*v = map[string]T{}
		if !r.BeginObject() {
			return
		}
		for {
			name, ok := r.NextField()
			if !ok {
				return
			}
			var item T
			read(r, &item)
			(*v)[name] = item
		}
	}
}

// WriteMap writes a JSON object, names in order, so that all attempts of a call send the same bytes; nil is an empty one.
func WriteMap[T any](write WriteFunc[T]) WriteFunc[map[string]T] {
	return func(w *Writer, v *map[string]T) {
		w.BeginObject()
		for _, name := range sortedNames(*v) {
			item := (*v)[name]
			PutField(w, name, &item, write)
		}
		w.EndObject()
	}
}

func sortedNames[T any](v map[string]T) []string {
	names := make([]string, 0, len(v))
	for name := range v {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// Boxed reads a value behind a pointer, where a type contains itself.
func Boxed[T any](read ReadFunc[T]) ReadFunc[*T] {
	return func(r *Reader, v **T) {
		*v = new(T)
		read(r, *v)
	}
}

// WriteBoxed writes the value behind a pointer; nil is null.
func WriteBoxed[T any](write WriteFunc[T]) WriteFunc[*T] {
	return func(w *Writer, v **T) {
		if *v == nil {
			w.buf = append(w.buf, "null"...)
			return
		}
		write(w, *v)
	}
}

// Put adds a member of an object that also holds unnamed ones of one type.
func Put[T any](r *Reader, v *map[string]T, name string, read ReadFunc[T]) {
	var item T
	read(r, &item)
	if *v == nil {
		*v = map[string]T{}
	}
	(*v)[name] = item
}

// PutAll writes the unnamed members of an object, names in order.
func PutAll[T any](w *Writer, v *map[string]T, write WriteFunc[T]) {
	for _, name := range sortedNames(*v) {
		item := (*v)[name]
		PutField(w, name, &item, write)
	}
}
