// Command driver connects the conformance suite to the Go SDK: JSON lines on standard input and output.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"sort"
	"sync"

	"github.com/njia/njia-go/v2"
	"njiaconformance/arguments"
	"njiaconformance/generated"
)

type request struct {
	ID        int64           `json:"id"`
	Cmd       string          `json:"cmd"`
	Handle    string          `json:"handle"`
	Op        string          `json:"op"`
	Args      *arguments.Args `json:"args"`
	Opts      callOptions     `json:"opts"`
	StopAfter *int            `json:"stopAfter"`
	Call      int64           `json:"call"`
	Of        string          `json:"of"`
	As        string          `json:"as"`
	webhookRequest
	openOptions
}

type driver struct {
	out     sync.Mutex
	mu      sync.Mutex
	handles map[string]*handle
	calls   map[int64]*call
	results map[int64]any
	// latest is the call that started last; log lines are reported under it.
	latest int64
}

type call struct {
	cancel context.CancelFunc
	wake   chan struct{}
}

type reply map[string]any

func (d *driver) send(message reply) {
	text, err := json.Marshal(message)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	d.out.Lock()
	defer d.out.Unlock()
	_, _ = os.Stdout.Write(append(text, '\n'))
}

func main() {
	d := &driver{handles: map[string]*handle{}, calls: map[int64]*call{}, results: map[int64]any{}}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	for lines.Scan() {
		var r request
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			fmt.Fprintln(os.Stderr, "a line is no request:", err)
			os.Exit(1)
		}
		if r.Cmd == "stop" {
			return
		}
		d.handle(&r)
	}
}

func (d *driver) handle(r *request) {
	switch r.Cmd {
	case "hello":
		d.hello(r)
	case "open":
		d.open(r)
	case "call", "iterate":
		d.start(r)
	case "cancel", "wake":
		d.signal(r)
	case "unwrap":
		d.unwrap(r)
	case "sign":
		d.sign(r)
	case "inspect":
		d.inspect(r)
	case "close":
		d.close(r)
	default:
		d.send(reply{"id": r.ID, "type": "unsupported", "reason": "the command " + r.Cmd + " is unknown"})
	}
}

func (d *driver) hello(r *request) {
	ops := make([]string, 0, len(generated.Calls))
	for id := range generated.Calls {
		ops = append(ops, id)
	}
	sort.Strings(ops)
	d.send(reply{
		"id": r.ID, "type": "hello", "sdk": "njia-go", "language": "go", "version": njia.Version, "runtime": runtime.Version(), "ops": ops,
		"caps": []string{"retries", "virtual-clock", "hooks", "webhooks", "pagination", "cancel", "inspect", "timeouts", "parallel", "int64", "bounded-integers", "sockets", "logs", "shared-pool"},
	})
}

func (d *driver) start(r *request) {
	d.mu.Lock()
	h := d.handles[r.Handle]
	ctx, cancel := context.WithCancel(context.Background())
	d.latest = r.ID
	d.calls[r.ID] = &call{cancel: cancel, wake: make(chan struct{}, 1)}
	d.mu.Unlock()
	if r.Args == nil {
		r.Args = &arguments.Args{}
	}
	perform, walk := generated.Calls[r.Op], generated.Walks[r.Op]
	if h == nil || perform == nil {
		d.send(reply{"id": r.ID, "type": "unsupported", "reason": "no client or no operation " + r.Op})
		return
	}
	ctx = context.WithValue(ctx, callKey{}, r.ID)
	opts := append(r.Opts.options(), d.hooks(h, r.ID)...)
	go func() {
		defer cancel()
		if r.Cmd == "iterate" && walk != nil {
			d.iterate(ctx, r, walk(ctx, h.client, r.Args, opts...))
			return
		}
		value, err := perform(ctx, h.client, r.Args, opts...)
		if events, ok := value.(*njia.EventStream[njia.Event]); ok && err == nil {
			d.iterate(ctx, r, func(yield func(any, error) bool) {
				for event, err := range events.All() {
					if !yield(event, err) {
						return
					}
				}
			})
			return
		}
		d.finish(r.ID, value, err)
	}()
}

func (d *driver) finish(id int64, value any, err error) {
	d.mu.Lock()
	d.results[id] = value
	if err != nil {
		d.results[id] = err
	}
	d.mu.Unlock()
	if err != nil {
		d.send(reply{"id": id, "type": "err", "error": failure(err)})
		return
	}
	tagged, err := arguments.Tag(value)
	if err != nil {
		d.send(reply{"id": id, "type": "err", "error": failure(err)})
		return
	}
	d.send(reply{"id": id, "type": "ok", "value": tagged, "meta": metaOf(value)})
}

func (d *driver) iterate(_ context.Context, r *request, items func(func(any, error) bool)) {
	taken := 0
	for item, err := range items {
		if err != nil {
			d.finish(r.ID, nil, err)
			return
		}
		tagged, err := arguments.Tag(item)
		if err != nil {
			d.finish(r.ID, nil, err)
			return
		}
		d.send(reply{"id": r.ID, "type": "item", "value": tagged})
		if taken++; r.StopAfter != nil && taken >= *r.StopAfter {
			break
		}
	}
	d.send(reply{"id": r.ID, "type": "end", "resumeCursor": nil})
}

func (d *driver) signal(r *request) {
	d.mu.Lock()
	defer d.mu.Unlock()
	c := d.calls[r.Call]
	if c == nil {
		return
	}
	if r.Cmd == "cancel" {
		c.cancel()
		return
	}
	select {
	case c.wake <- struct{}{}:
	default:
	}
}

func (d *driver) inspect(r *request) {
	d.mu.Lock()
	var subject any = d.results[r.Call]
	if h := d.handles[r.Handle]; r.Of == "client" && h != nil {
		subject = h.client
	}
	d.mu.Unlock()
	text := ""
	switch r.As {
	case "type":
		text = fmt.Sprintf("%T", subject)
	case "text":
		text = fmt.Sprint(subject)
	case "debug":
		text = fmt.Sprintf("%+v %#v", subject, subject)
	case "json":
		data, err := json.Marshal(subject)
		if err != nil {
			data = []byte(err.Error())
		}
		text = string(data)
	}
	d.send(reply{"id": r.ID, "type": "text", "text": text})
}
