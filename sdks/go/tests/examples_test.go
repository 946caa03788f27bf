package tests

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"

	"github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/examples"
	"github.com/njia/njia-go/v2/njiatest"
	"github.com/njia/njia-go/v2/webhook"
)

// quiet hides what examples print.
func quiet(t *testing.T) {
	t.Helper()
	out := os.Stdout
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	os.Stdout = null
	t.Cleanup(func() { os.Stdout = out; _ = null.Close() })
}

// TestExamplesOverFixtures runs every example; its request is made and its answer is read without a contradiction.
func TestExamplesOverFixtures(t *testing.T) {
	quiet(t)
	all := examples.All()
	if len(all) < 150 {
		t.Fatalf("%d examples", len(all))
	}
	for operation, example := range all {
		t.Run(operation, func(t *testing.T) {
			client, transport, err := njiatest.NewClient()
			if err != nil {
				t.Fatal(err)
			}
			if err := example(t.Context(), client); err != nil {
				t.Error(err)
			}
			if got := transport.Requests(); len(got) != 1 || got[0].Operation != operation {
				t.Errorf("sent %v", got)
			}
		})
	}
}

// live is the real server of this repository with its demo tenants.
type live struct{ URL, APIKey string }

var startLive = sync.OnceValues(func() (*live, error) {
	command := exec.Command("node", "../../../server-stub/src/main.ts", "serve", "--demo")
	folder, err := os.MkdirTemp("", "njia-go-live-")
	if err != nil {
		return nil, err
	}
	command.Env = append(os.Environ(), "PORT=0", "LOG_LEVEL=error", "NJIA_DATA_DIR="+folder)
	var said bytes.Buffer
	command.Stderr = &said
	out, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		return nil, err
	}
	stopLive = func() {
		_ = command.Process.Signal(os.Interrupt)
		_ = command.Wait()
		_ = os.RemoveAll(folder)
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		var ready struct {
			Ready       bool
			URL, APIKey string
		}
		if json.Unmarshal(lines.Bytes(), &ready) == nil && ready.Ready {
			go func() {
				for lines.Scan() { // what it prints later must not fill the pipe
				}
			}()
			return &live{ready.URL, ready.APIKey}, nil
		}
	}
	_ = command.Wait()
	return nil, errors.New("the server ended before it was ready: " + said.String())
})

var stopLive = func() {}

func liveClient(t *testing.T, opts ...njia.Option) *njia.Client {
	t.Helper()
	server, err := startLive()
	if err != nil {
		t.Fatalf("the real server does not start (npm test has Node 24 on its path): %v", err)
	}
	return newClient(t, server.URL, append([]njia.Option{njia.WithAPIKey(server.APIKey)}, opts...)...)
}

// TestExamplesOverTheServer sends every example to the real server: at least one of each resource succeeds or is refused for
// what it names, such as an id that does not exist; none is refused for its form.
func TestExamplesOverTheServer(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: no server")
	}
	client := liveClient(t)
	quiet(t)
	form := map[string]bool{
		"invalid_request": true, "validation_failed": true, "unknown_field": true, "malformed_json": true, "unsupported_media_type": true,
		"route_not_found": true, "method_not_allowed": true, "not_acceptable": true, "payload_too_large": true,
	}
	succeeded := 0
	for operation, example := range examples.All() {
		switch operation {
		case "resetSandbox", "rollApiKey", "revokeApiKey", "logout":
			continue // they would end the others
		}
		t.Run(operation, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), 4*time.Second)
			defer cancel()
			err := example(ctx, with(t, client, njia.WithMaxRetries(0)))
			var failure *njia.APIError
			var setup *njia.ConfigurationError
			switch {
			case err == nil:
				succeeded++
			case errors.As(err, &setup): // it needs a session or a widget's token
			case errors.Is(err, context.DeadlineExceeded): // a stream that goes on
			case errors.As(err, &failure) && failure.Code == "not_implemented": // described, and not served yet
			case failure == nil || failure.Status >= 500:
				t.Errorf("%v", err)
			case form[failure.Code] && isOfForm(failure):
				t.Errorf("refused for its form: %v %+v", err, failure.Fields)
			}
		})
	}
	if succeeded < 30 {
		t.Errorf("only %d examples succeed", succeeded)
	}
	t.Logf("%d examples succeed", succeeded)
}

// isOfForm tells a request that can never be right from one that is wrong now, such as a clock that would go back or a token that
// nobody has. The description has one example of `expand` for all operations; not each of them knows its values.
func isOfForm(failure *njia.APIError) bool {
	for _, field := range failure.Fields {
		isNow := field.Code == "validation_failed" || field.Code == "unknown_token"
		if !isNow && field.Pointer != "query/expand" {
			return true
		}
	}
	return len(failure.Fields) == 0
}

// TestLive: a payment with retries, a page, an error and an event stream's worth of webhooks on the real server.
func TestLive(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: no server")
	}
	client := liveClient(t)
	params := njia.PaymentCreateParams{
		AmountMinorUnits: 25000, Currency: "XAF",
		Destination: njia.Some[njia.Party](njia.MobileMoneyParty{MSISDN: "+237677999000", Country: "CM"}),
	}
	one, err := client.Payments.Create(t.Context(), params, njia.WithIdempotencyKey("order-1"))
	if err != nil {
		t.Fatal(err)
	}
	two, err := client.Payments.Create(t.Context(), params, njia.WithIdempotencyKey("order-1"))
	if err != nil || one.ID != two.ID || !two.Meta().Replayed {
		t.Errorf("the same key paid twice: %v", err)
	}
	params.AmountMinorUnits++
	if _, err := client.Payments.Create(t.Context(), params, njia.WithIdempotencyKey("order-1")); !errors.Is(err, njia.ErrUnprocessableEntity) &&
		!errors.Is(err, njia.ErrConflict) {
		t.Errorf("the same key with another body: %v", err)
	}
	found := false
	for payment, err := range client.Payments.All(t.Context(), njia.PaymentListParams{Limit: njia.Some[int32](1)}) {
		if err != nil {
			t.Fatal(err)
		}
		if found = payment.ID == one.ID; found {
			break
		}
	}
	if !found {
		t.Error("the payment is in no page")
	}
	_, err = client.Payments.Retrieve(t.Context(), "pay_01kag9ytq2f7sv3w5x8a0b1c2d", njia.PaymentRetrieveParams{})
	problem, described := njia.ProblemOf(err)
	if !errors.Is(err, njia.ErrNotFound) || !described || problem.Code != "resource_not_found" || njia.RequestID(err) == "" {
		t.Errorf("%v", err)
	}
	events, err := client.Events.List(t.Context(), njia.EventListParams{})
	if err != nil || len(events.Items) == 0 {
		t.Fatalf("no events: %v", err)
	}
	payload, err := json.Marshal(events.Items[0])
	if err != nil {
		t.Fatal(err)
	}
	secret := "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8="
	header, err := webhook.Sign(payload, secret, events.Items[0].ID, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	event, err := webhook.Unwrap(payload, header, []string{secret})
	if err != nil || event.EventType() != string(events.Items[0].Type) {
		t.Errorf("%T, %v", event, err)
	}
}
