package runtime

import (
	"crypto/rand"
	"encoding/hex"
	"strings"
)

// File is the content of a file in a form.
type File struct {
	Name string
	// Media is its type; empty is application/octet-stream.
	Media   string
	Content []byte
}

// FormPart is one field of a form.
type FormPart struct {
	name, media string
	text        string
	file        *File
}

// Form collects the fields of a form body.
type Form struct {
	parts []FormPart
	err   error
}

// Part adds a field; a list is sent as one part per item where many is set. Objects travel as JSON.
func Part[T any](f *Form, name, media string, many bool, value *T, write WriteFunc[T]) {
	text, err := Encode(value, write)
	if err != nil {
		f.err = err
		return
	}
	v := parseValue(text)
	if v.isList && many {
		for _, item := range v.items {
			f.addText(name, media, item)
		}
		return
	}
	f.addText(name, media, v)
}

// PartOpt adds a field if it is present.
func PartOpt[T any](f *Form, name, media string, many bool, value *Opt[T], write WriteFunc[T]) {
	if value.state == present {
		Part(f, name, media, many, &value.value, write)
	}
}

// Files adds files; media is the type of those that name none.
func (f *Form) Files(name, media string, files []File) {
	for i := range files {
		kind := files[i].Media
		if kind == "" {
			kind = media
		}
		f.parts = append(f.parts, FormPart{name: name, media: kind, file: &files[i]})
	}
}

func (f *Form) addText(name, media string, v value) {
	part := FormPart{name: name, media: media, text: v.text}
	if v.isMap || v.isList {
		w := Writer{}
		writeValue(&w, v)
		part.text = string(w.buf)
		if media == "" {
			part.media = "application/json"
		}
	}
	f.parts = append(f.parts, part)
}

// BodyForm sends fields as application/x-www-form-urlencoded.
func (r *Request) BodyForm(media string, f *Form) {
	if f.err != nil {
		r.refuse(f.err.Error())
		return
	}
	pairs := make([]string, 0, len(f.parts))
	for _, part := range f.parts {
		text := part.text
		if part.file != nil {
			text = string(part.file.Content)
		}
		pairs = append(pairs, escape(part.name, false)+"="+escape(text, false))
	}
	r.body, r.media = []byte(strings.Join(pairs, "&")), media
}

// BodyMultipart sends fields and files as multipart/form-data (RFC 7578).
func (r *Request) BodyMultipart(media string, f *Form) {
	if f.err != nil {
		r.refuse(f.err.Error())
		return
	}
	var random [16]byte
	_, _ = rand.Read(random[:])
	boundary := hex.EncodeToString(random[:])
	var b strings.Builder
	for _, part := range f.parts {
		b.WriteString("--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + quotable(part.name) + `"`)
		text, kind := part.text, part.media
		if part.file != nil {
			text = string(part.file.Content)
			b.WriteString(`; filename="` + quotable(part.file.Name) + `"`)
			if kind == "" {
				kind = "application/octet-stream"
			}
		}
		if kind != "" && isFieldValue(kind) {
			b.WriteString("\r\nContent-Type: " + kind)
		}
		b.WriteString("\r\n\r\n" + text + "\r\n")
	}
	b.WriteString("--" + boundary + "--\r\n")
	r.body, r.media = []byte(b.String()), media+"; boundary="+boundary
}

// quotable percent-encodes what would end a quoted field name (WHATWG HTML, multipart/form-data encoding algorithm).
func quotable(text string) string {
	return strings.NewReplacer("\"", "%22", "\r", "%0D", "\n", "%0A").Replace(text)
}
