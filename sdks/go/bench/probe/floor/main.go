// Command floor is what the standard library costs by itself: net/http and encoding/json into a plain struct.
package main

import (
	"encoding/json"
	"net/http"
	"os"

	"github.com/njia/njia-go/v2/bench/measure"
)

type account struct {
	ID           string            `json:"id"`
	Object       string            `json:"object"`
	Livemode     bool              `json:"livemode"`
	Version      int32             `json:"version"`
	Name         string            `json:"name"`
	Currency     string            `json:"currency"`
	ExternalID   *string           `json:"externalId"`
	Metadata     map[string]string `json:"metadata"`
	BalanceMinor int64             `json:"balance"`
}

func main() {
	url := os.Args[1]
	text := []byte(os.Args[2])
	decode := func() error { return json.Unmarshal(text, new(account)) }
	measure.Run(func() error {
		answer, err := http.Get(url + "/accounts/acct_1")
		if err != nil {
			return err
		}
		err = json.NewDecoder(answer.Body).Decode(new(account))
		_ = answer.Body.Close()
		return err
	}, decode, decode)
}
