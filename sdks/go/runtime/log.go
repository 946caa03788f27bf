package runtime

import (
	"context"
	"log/slog"
)

func (r *run) log(ctx context.Context, message string, attributes ...any) {
	logger := r.config.logger
	if logger == nil || !logger.Enabled(ctx, slog.LevelDebug) {
		return
	}
	attributes = append([]any{"operation", r.operation.ID, "method", r.operation.Method, "path", r.operation.Path, "attempt", r.attempts}, attributes...)
	logger.DebugContext(ctx, message, attributes...)
}

func (r *run) logBody(ctx context.Context, message string, body []byte) {
	if !r.config.logBodies || len(body) == 0 {
		return
	}
	hidden := make(map[string]bool, len(r.client.info.Sensitive))
	for _, name := range r.client.info.Sensitive {
		hidden[name] = true
	}
	r.log(ctx, message, "body", redactBody(body, hidden))
}

// warnDeprecated warns once per operation and client.
func (c *Client) warnDeprecated(operation, message string) {
	if message == "" || c.config.logger == nil {
		return
	}
	if _, told := c.warned.LoadOrStore(operation, true); !told {
		c.config.logger.Warn("deprecated: "+operation, "instead", message)
	}
}
