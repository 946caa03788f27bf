package runtime

import "sort"

// ListOf is the reader of a list inside another list, a map or an Opt.
func ListOf[T any](read ReadFunc[T]) ReadFunc[[]T] {
	return func(r *Reader, v *[]T) { ReadItems(r, v, read) }
}

// WriteList is the writer of such a list.
func WriteList[T any](write WriteFunc[T]) WriteFunc[[]T] {
	return func(w *Writer, v *[]T) { WriteItems(w, *v, write) }
}

// MapOf is the reader of a map inside another value.
func MapOf[T any](read ReadFunc[T]) ReadFunc[map[string]T] {
	return func(r *Reader, v *map[string]T) { ReadMembers(r, v, read) }
}

// WriteMap is the writer of such a map.
func WriteMap[T any](write WriteFunc[T]) WriteFunc[map[string]T] {
	return func(w *Writer, v *map[string]T) { WriteMembers(w, *v, write) }
}

// Nullable is the reader of an item that may be null.
func Nullable[T any](read ReadFunc[T]) ReadFunc[Opt[T]] {
	return func(r *Reader, v *Opt[T]) { ReadNullable(r, v, read) }
}

// WriteNullable is the writer of such an item.
func WriteNullable[T any](write WriteFunc[T]) WriteFunc[Opt[T]] {
	return func(w *Writer, v *Opt[T]) { WriteOpt(w, v, write) }
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
func PutAll[T any](w *Writer, v map[string]T, write WriteFunc[T]) {
	names := make([]string, 0, len(v))
	for name := range v {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		item := v[name]
		w.Name(name)
		write(w, &item)
	}
}
