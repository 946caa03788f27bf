// Command njia measures this SDK.
package main

import (
	"context"
	"encoding/json"
	"os"
	"time"

	"github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/bench/measure"
)

type money struct {
	AmountMinorUnits int64  `json:"amountMinorUnits"`
	Currency         string `json:"currency"`
}

// plain has the members of the object that is decoded.
type plain struct {
	ID        string            `json:"id"`
	Object    string            `json:"object"`
	Livemode  bool              `json:"livemode"`
	Version   int32             `json:"version"`
	CreatedAt time.Time         `json:"createdAt"`
	UpdatedAt time.Time         `json:"updatedAt"`
	Name      *string           `json:"name"`
	Type      string            `json:"type"`
	Country   *string           `json:"country"`
	Currency  string            `json:"currency"`
	Status    string            `json:"status"`
	Metadata  map[string]string `json:"metadata"`
	Balance   *struct {
		Object    string    `json:"object"`
		Currency  string    `json:"currency"`
		Available money     `json:"available"`
		Pending   money     `json:"pending"`
		Reserved  money     `json:"reserved"`
		Total     money     `json:"total"`
		AsOf      time.Time `json:"asOf"`
	} `json:"balance"`
}

func main() {
	text := []byte(os.Args[2])
	client, err := njia.New(njia.WithBaseURL(os.Args[1]), njia.WithAPIKey("svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u"))
	if err != nil {
		panic(err)
	}
	measure.Run(func() error {
		_, err := client.Accounts.Retrieve(context.Background(), "acct_1", njia.AccountRetrieveParams{})
		return err
	}, func() error { return new(njia.Account).UnmarshalJSON(text) }, func() error { return json.Unmarshal(text, new(plain)) })
}
