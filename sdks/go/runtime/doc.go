// Package runtime is the hand-written part of this SDK: transport, retries, decoding, errors, pagination, webhooks.
//
// Applications import the client package, which re-exports what they need. The functions that generated code calls are
// exported for it alone and stand outside the compatibility promise.
package runtime
