package runtime

import (
	"crypto/rand"
	"fmt"
	"strings"
)

// newIdempotencyKey is a random UUID of version 4 (RFC 9562).
func newIdempotencyKey() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails: package crypto/rand ends the process instead
	b[6] = b[6]&0x0f | 0x40
	b[8] = b[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

func checkIdempotencyKey(key string) error {
	visible := strings.IndexFunc(key, func(c rune) bool { return c < 0x21 || c > 0x7e }) < 0
	if len(key) == 0 || len(key) > 255 || !visible {
		return &ArgumentError{Message: "an idempotency key is 1 to 255 visible ASCII characters without blanks"}
	}
	return nil
}
