package runtime

import (
	"net/http"
	"regexp"
	"strings"
	"sync"
)

const mask = "***"

// Prefixed credentials (svc_live_..., whsec_...), bearer and basic tokens, JSON Web Tokens; and runs of digits that may be
// card numbers. Compiled at first use, so that importing the package costs nothing.
var patterns = sync.OnceValue(func() [2]*regexp.Regexp {
	return [2]*regexp.Regexp{
		regexp.MustCompile(`\b(?:sk|svc|svs|whsec|whpk|wst|rk|pk)_[A-Za-z0-9_+/=-]{8,}` +
			`|\b(?:[Bb]earer|[Bb]asic)\s+[A-Za-z0-9._~+/=-]{8,}` +
			`|\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*`),
		regexp.MustCompile(`[0-9](?:[ -]?[0-9]){12,18}`),
	}
})

func maskLastFour(text string) string {
	if letters := []rune(text); len(letters) >= 8 {
		return mask + string(letters[len(letters)-4:])
	}
	return mask
}

// redactText hides what has the shape of a credential, and card numbers.
func redactText(text string) string {
	found := patterns()
	text = found[0].ReplaceAllLiteralString(text, mask)
	return found[1].ReplaceAllStringFunc(text, func(digits string) string {
		if isCardNumber(digits) {
			return mask
		}
		return digits
	})
}

// isCardNumber applies the check digit of ISO/IEC 7812-1, annex B.
func isCardNumber(text string) bool {
	sum, place := 0, 0
	for i := len(text) - 1; i >= 0; i-- {
		if text[i] < '0' || text[i] > '9' {
			continue
		}
		digit := int(text[i] - '0')
		if place%2 == 1 {
			if digit *= 2; digit > 9 {
				digit -= 9
			}
		}
		sum += digit
		place++
	}
	return sum%10 == 0
}

func isSecretHeader(name string, own map[string]bool) bool {
	switch strings.ToLower(name) {
	case "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "webhook-signature":
		return true
	}
	return own[strings.ToLower(name)]
}

// redactHeader copies header fields for hooks and logs.
func redactHeader(header http.Header, own map[string]bool) http.Header {
	shown := make(http.Header, len(header))
	for name, values := range header {
		if isSecretHeader(name, own) {
			shown.Set(name, mask)
			continue
		}
		for _, value := range values {
			shown.Add(name, redactText(value))
		}
	}
	return shown
}

// redactBody hides the values of sensitive members of a JSON text; what is not JSON is hidden whole.
func redactBody(body []byte, sensitive map[string]bool) string {
	if len(body) == 0 {
		return ""
	}
	w, r := &Writer{}, &Reader{data: body}
	redactValue(w, r, sensitive)
	if r.space(); r.err != nil || r.pos < len(r.data) {
		return mask
	}
	return redactText(string(w.buf))
}

func redactValue(w *Writer, r *Reader, sensitive map[string]bool) {
	switch r.peek() {
	case '{':
		w.BeginObject()
		for ok := r.BeginObject(); ok; {
			name, more := r.NextField()
			if !more {
				break
			}
			w.Name(string(name))
			if sensitive[string(name)] {
				r.Skip()
				w.text(mask)
				continue
			}
			redactValue(w, r, sensitive)
		}
		w.EndObject()
	case '[':
		w.buf = append(w.buf, '[')
		for ok := r.beginList(); ok && r.nextItem(); {
			w.comma()
			redactValue(w, r, sensitive)
		}
		w.buf = append(w.buf, ']')
	default:
		w.buf = append(w.buf, r.Skip()...)
	}
}
