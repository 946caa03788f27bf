package runtime

import "strings"

// value is a parameter as a tree: a text, a list, or an object whose members keep their order.
type value struct {
	text    string
	isList  bool
	items   []value
	isMap   bool
	members []namedValue
	raw     string
}

type namedValue struct {
	name  string
	value value
}

func parseValue(text []byte) value { return readValue(&Reader{data: text}) }

func readValue(r *Reader) value {
	switch r.peek() {
	case '{':
		v := value{isMap: true}
		for ok := r.BeginObject(); ok; {
			name, more := r.NextField()
			if !more {
				break
			}
			v.members = append(v.members, namedValue{string(name), readValue(r)})
		}
		return v
	case '[':
		v := value{isList: true}
		for ok := r.beginList(); ok && r.nextItem(); {
			v.items = append(v.items, readValue(r))
		}
		return v
	case '"':
		start := r.pos
		text, _ := r.text()
		return value{text: text, raw: string(r.data[start:r.pos])}
	case 'n':
		r.null()
		return value{raw: "null"}
	default:
		text := string(r.Skip())
		return value{text: text, raw: text}
	}
}

// flat lists the texts of a list, or names and values of an object in turn.
func (v value) flat() []string {
	var texts []string
	for _, item := range v.items {
		texts = append(texts, item.text)
	}
	for _, item := range v.members {
		texts = append(texts, item.name, item.value.text)
	}
	if !v.isList && !v.isMap {
		texts = append(texts, v.text)
	}
	return texts
}

func (v value) assigned(escaper func(string) string) []string {
	texts := make([]string, 0, len(v.members))
	for _, item := range v.members {
		texts = append(texts, escaper(item.name)+"="+escaper(item.value.text))
	}
	return texts
}

func pathText(param Param, v value) string {
	escaper := func(text string) string { return escape(text, param.Reserved) }
	texts := v.flat()
	for i := range texts {
		texts[i] = escaper(texts[i])
	}
	if v.isMap && param.Explode {
		texts = v.assigned(escaper)
	}
	switch param.Style {
	case Label:
		if param.Explode {
			return "." + strings.Join(texts, ".")
		}
		return "." + strings.Join(texts, ",")
	case Matrix:
		switch {
		case v.isMap && param.Explode:
			return ";" + strings.Join(texts, ";")
		case v.isList && param.Explode:
			return ";" + param.Name + "=" + strings.Join(texts, ";"+param.Name+"=")
		}
		return ";" + param.Name + "=" + strings.Join(texts, ",")
	default:
		return strings.Join(texts, ",")
	}
}

func headerText(param Param, v value, raw []byte) string {
	if param.Style == JSONStyle {
		return string(raw)
	}
	if v.isMap && param.Explode {
		return strings.Join(v.assigned(func(text string) string { return text }), ",")
	}
	return strings.Join(v.flat(), ",")
}

func queryPairs(param Param, v value) []pair {
	if param.Style == JSONStyle {
		w := Writer{}
		writeValue(&w, v)
		return []pair{{param.Name, string(w.buf), param.Reserved}}
	}
	if param.Style == DeepObject && v.isMap {
		return deepPairs(param, param.Name, v)
	}
	if !v.isList && !v.isMap {
		return []pair{{param.Name, v.text, param.Reserved}}
	}
	if param.Explode {
		var pairs []pair
		for _, item := range v.items {
			pairs = append(pairs, pair{param.Name, item.text, param.Reserved})
		}
		for _, item := range v.members {
			pairs = append(pairs, pair{item.name, item.value.text, param.Reserved})
		}
		return pairs
	}
	texts := v.flat()
	if len(texts) == 0 {
		return nil
	}
	separator := ","
	switch param.Style {
	case SpaceDelimited:
		separator = " "
	case PipeDelimited:
		separator = "|"
	}
	return []pair{{param.Name, strings.Join(texts, separator), param.Reserved}}
}

func deepPairs(param Param, prefix string, v value) []pair {
	var pairs []pair
	for _, item := range v.members {
		name := prefix + "[" + item.name + "]"
		switch {
		case item.value.isMap:
			pairs = append(pairs, deepPairs(param, name, item.value)...)
		case item.value.isList:
			for _, each := range item.value.items {
				pairs = append(pairs, pair{name, each.text, param.Reserved})
			}
		default:
			pairs = append(pairs, pair{name, item.value.text, param.Reserved})
		}
	}
	return pairs
}

func writeValue(w *Writer, v value) {
	switch {
	case v.isMap:
		w.BeginObject()
		for _, item := range v.members {
			w.Name(item.name)
			writeValue(w, item.value)
		}
		w.EndObject()
	case v.isList:
		w.buf = append(w.buf, '[')
		for _, item := range v.items {
			w.comma()
			writeValue(w, item)
		}
		w.buf = append(w.buf, ']')
	default:
		w.buf = append(w.buf, v.raw...)
	}
}
