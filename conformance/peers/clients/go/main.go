// One call of a peer's client against a local server: PEER BASE_URL CALL MAX_RETRIES TIMEOUT_MS; prints how it ended.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"time"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/stripe/stripe-go/v83"
)

const key = "sk_test_peer0secret"

// Identity and a number of what the call returned.
type call func() (id string, number int64, err error)

func stripeCalls(baseURL string, retries int64, timeout time.Duration) map[string]call {
	backends := stripe.NewBackendsWithConfig(&stripe.BackendConfig{
		URL:               stripe.String(baseURL),
		MaxNetworkRetries: stripe.Int64(retries),
		HTTPClient:        &http.Client{Timeout: timeout},
		LeveledLogger:     &stripe.LeveledLogger{Level: stripe.LevelNull},
	})
	client := stripe.NewClient(key, stripe.WithBackends(backends))
	result := func(intent *stripe.PaymentIntent, err error) (string, int64, error) {
		if err != nil {
			return "", 0, err
		}
		return intent.ID, intent.Amount, nil
	}
	return map[string]call{
		"get": func() (string, int64, error) {
			return result(client.V1PaymentIntents.Retrieve(context.Background(), "pi_1", nil))
		},
		"post": func() (string, int64, error) {
			return result(client.V1PaymentIntents.Create(context.Background(), &stripe.PaymentIntentCreateParams{
				Amount: stripe.Int64(1000), Currency: stripe.String("xaf"),
			}))
		},
	}
}

func openaiCalls(baseURL string, retries int, timeout time.Duration) map[string]call {
	client := openai.NewClient(
		option.WithAPIKey(key), option.WithBaseURL(baseURL+"/v1"),
		option.WithMaxRetries(retries), option.WithRequestTimeout(timeout),
	)
	return map[string]call{
		"get": func() (string, int64, error) {
			model, err := client.Models.Get(context.Background(), "m")
			if err != nil {
				return "", 0, err
			}
			return model.ID, model.Created, nil
		},
		"post": func() (string, int64, error) {
			completion, err := client.Chat.Completions.New(context.Background(), openai.ChatCompletionNewParams{
				Model: "m", Messages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage("x")},
			})
			if err != nil {
				return "", 0, err
			}
			return completion.ID, completion.Created, nil
		},
	}
}

func main() {
	retries, _ := strconv.Atoi(os.Args[4])
	timeoutMs, _ := strconv.Atoi(os.Args[5])
	timeout := time.Duration(timeoutMs) * time.Millisecond
	calls := map[string]map[string]call{
		"stripe-go": stripeCalls(os.Args[2], int64(retries), timeout),
		"openai-go": openaiCalls(os.Args[2], retries, timeout),
	}
	id, number, err := calls[os.Args[1]][os.Args[3]]()
	told := map[string]any{"ok": true, "id": id, "number": strconv.FormatInt(number, 10)}
	if err != nil {
		told = map[string]any{"ok": false, "error": fmt.Sprintf("%T: %v", err, err)}
	}
	line, _ := json.Marshal(told)
	fmt.Println(string(line))
}
