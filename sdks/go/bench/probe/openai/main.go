// Command openai measures openai-go.
package main

import (
	"context"
	"encoding/json"
	"os"

	"github.com/njia/njia-go/v2/bench/measure"
	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

type plain struct {
	ID      string `json:"id"`
	Object  string `json:"object"`
	Created int64  `json:"created"`
	OwnedBy string `json:"owned_by"`
}

func main() {
	text := []byte(os.Args[2])
	client := openai.NewClient(option.WithBaseURL(os.Args[1]), option.WithAPIKey("x"))
	measure.Run(func() error {
		_, err := client.Models.Get(context.Background(), "m")
		return err
	}, func() error { return json.Unmarshal(text, new(openai.Model)) }, func() error { return json.Unmarshal(text, new(plain)) })
}
