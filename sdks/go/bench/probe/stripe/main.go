// Command stripe measures stripe-go.
package main

import (
	"context"
	"encoding/json"
	"os"

	"github.com/njia/njia-go/v2/bench/measure"
	"github.com/stripe/stripe-go/v84"
)

type plain struct {
	ID          string            `json:"id"`
	Object      string            `json:"object"`
	Amount      int64             `json:"amount"`
	Currency    string            `json:"currency"`
	Metadata    map[string]string `json:"metadata"`
	Livemode    bool              `json:"livemode"`
	Captured    bool              `json:"captured"`
	Created     int64             `json:"created"`
	Description *string           `json:"description"`
	Paid        bool              `json:"paid"`
	Refunded    bool              `json:"refunded"`
	Status      string            `json:"status"`
}

func main() {
	text := []byte(os.Args[2])
	backend := stripe.GetBackendWithConfig(stripe.APIBackend, &stripe.BackendConfig{URL: stripe.String(os.Args[1])})
	client := stripe.NewClient("sk_test_x", stripe.WithBackends(&stripe.Backends{API: backend}))
	measure.Run(func() error {
		_, err := client.V1Charges.Retrieve(context.Background(), "ch_1", nil)
		return err
	}, func() error { return json.Unmarshal(text, new(stripe.Charge)) }, func() error { return json.Unmarshal(text, new(plain)) })
}
