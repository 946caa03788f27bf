// Command tasks does the ten tasks of sdks/README.md, for real: each part between "task" and "end" is shown there. See
// scripts/sdk-tasks.ts.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	njia "github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/webhook"
)

var (
	ctx         = context.Background()
	destination = njia.Some[njia.Party](njia.MobileMoneyParty{MSISDN: "+237677999000", Country: "CM"})
	orderID     = os.Getenv("TASK_ORDER")
	secret      = os.Getenv("TASK_SECRET")
)

func main() {
	client, err := njia.New(njia.WithBaseURL(os.Getenv("NJIA_BASE_URL")))
	check(err)
	tasks := map[string]func(*njia.Client) error{
		"pay": pay, "retry": retry, "error": readError, "list": list, "webhook": verify, "wait": wait, "quote": quote,
		"deadline": deadline, "bulk": bulk, "card": card,
	}
	for _, name := range strings.Split(os.Getenv("TASKS"), ",") {
		check(tasks[name](client))
		fmt.Printf("task %s done\n", name)
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func must(holds bool, what string) error {
	if !holds {
		return errors.New("it does not hold: " + what)
	}
	return nil
}

func pay(client *njia.Client) error {
	// task pay
	payment, err := client.Payments.Create(ctx, njia.PaymentCreateParams{
		AmountMinorUnits: 25_000,
		Currency:         "XAF",
		Destination:      njia.Some[njia.Party](njia.MobileMoneyParty{MSISDN: "+237677999000", Country: "CM"}),
	})
	if err != nil {
		return err
	}
	fmt.Println(payment.ID, payment.Status, payment.Meta().RequestID)
	// end
	return must(payment.AmountMinorUnits == 25_000, "the amount")
}

func retry(client *njia.Client) error {
	// task retry
	pay := func() (*njia.Payment, error) {
		return client.Payments.Create(ctx, njia.PaymentCreateParams{
			AmountMinorUnits: 25_000,
			Currency:         "XAF",
			Destination:      destination,
		}, njia.WithIdempotencyKey(orderID))
	}
	payment, err := pay()
	if err != nil && njia.OutcomeOf(err) == njia.OutcomeUnknown {
		payment, err = pay() // never pays twice
	}
	// end
	if err != nil {
		return err
	}
	again, err := pay()
	if err != nil {
		return err
	}
	return must(again.ID == payment.ID && again.Meta().Replayed, "the same payment")
}

func readError(client *njia.Client) error {
	// task error
	_, err := client.Payments.Create(ctx, njia.PaymentCreateParams{
		AmountMinorUnits: -1,
		Currency:         "XAF",
		Destination:      destination,
	})
	var refused *njia.APIError
	if errors.As(err, &refused) && errors.Is(err, njia.ErrBadRequest) {
		for _, field := range refused.Fields {
			fmt.Println(field.Pointer, field.Message)
		}
		fmt.Println(refused.Code, refused.RequestID, refused.Outcome) // none or unknown
	}
	// end
	return must(refused != nil && len(refused.Fields) > 0 && refused.Outcome == njia.OutcomeNone, "the error is read")
}

func list(client *njia.Client) error {
	// task list
	count := 0
	for payment, err := range client.Payments.All(ctx, njia.PaymentListParams{
		Status: njia.Some(njia.PaymentStatusCompleted),
		Limit:  njia.Some[int32](2),
	}) {
		if err != nil {
			return err
		}
		fmt.Println(payment.ID)
		if count++; count == 3 {
			break // nothing more is fetched
		}
	}
	// end
	return must(count == 3, "three payments")
}

func verify(*njia.Client) error {
	body, err := os.ReadFile(filepath.Join(os.Getenv("TASK_DELIVERY"), "body"))
	check(err)
	text, err := os.ReadFile(filepath.Join(os.Getenv("TASK_DELIVERY"), "headers"))
	check(err)
	var plain map[string]string
	check(json.Unmarshal(text, &plain))
	header := http.Header{}
	for name, value := range plain {
		header.Set(name, value)
	}
	// task webhook
	event, err := webhook.Unwrap(body, header, []string{secret}) // the octets as received
	if err != nil {
		return err // *njia.WebhookSignatureError
	}
	fmt.Println(event.EventType())
	// end
	return must(strings.HasPrefix(event.EventType(), "payment."), "an event of a payment")
}

func wait(client *njia.Client) error {
	made, err := client.Payments.Create(ctx, njia.PaymentCreateParams{
		AmountMinorUnits: 300, Currency: "XAF", Destination: destination,
	})
	if err != nil {
		return err
	}
	id := made.ID
	// task wait
	final := []njia.PaymentStatus{
		njia.PaymentStatusCompleted, njia.PaymentStatusFailed, njia.PaymentStatusCanceled, njia.PaymentStatusExpired,
	}
	payment, err := client.Payments.Retrieve(ctx, id, njia.PaymentRetrieveParams{})
	for err == nil && !slices.Contains(final, payment.Status) {
		time.Sleep(500 * time.Millisecond)
		payment, err = client.Payments.Retrieve(ctx, id, njia.PaymentRetrieveParams{})
	}
	// end
	if err != nil {
		return err
	}
	return must(payment.Status == njia.PaymentStatusCompleted, "it is completed")
}

func quote(client *njia.Client) error {
	// task quote
	quote, err := client.Quotes.Create(ctx, njia.QuoteCreateParams{
		AmountMinorUnits: 25_000,
		Currency:         "XAF",
		Destination:      destination,
	})
	if err != nil {
		return err
	}
	payment, err := client.Payments.Create(ctx, njia.PaymentCreateParams{
		AmountMinorUnits: 25_000,
		Currency:         "XAF",
		Destination:      destination,
		QuoteID:          njia.Some(quote.ID),
	})
	// end
	if err != nil {
		return err
	}
	return must(payment.ID != "" && quote.Fee.AmountMinorUnits >= 0, "a fee")
}

func deadline(client *njia.Client) error {
	// task deadline
	limited, cancel := context.WithTimeout(ctx, time.Millisecond) // the whole call
	defer cancel()
	_, err := client.Payments.List(limited, njia.PaymentListParams{}, njia.WithTimeout(5*time.Second)) // one attempt
	// end
	return must(errors.Is(err, context.DeadlineExceeded) || errors.Is(err, njia.ErrTimeout), "the deadline ends it")
}

func bulk(client *njia.Client) error {
	// task bulk
	bulk, err := client.BulkPayments.Create(ctx, njia.BulkPaymentCreateParams{
		Mode: njia.Some(njia.BulkModePartial),
		Payments: []njia.BulkPaymentItemRequest{
			{ItemReference: njia.Some("M-1"), AmountMinorUnits: njia.Some[int64](40_000), Currency: njia.Some[njia.CurrencyCode]("XAF"), Destination: destination},
			{ItemReference: njia.Some("M-2"), AmountMinorUnits: njia.Some[int64](30_000), Currency: njia.Some[njia.CurrencyCode]("XAF"), Destination: destination},
		},
	})
	if err != nil {
		return err
	}
	for item, err := range client.BulkPayments.AllItems(ctx, bulk.ID, njia.BulkPaymentListItemsParams{}) {
		if err != nil {
			return err
		}
		fmt.Println(item.ItemReference, item.Status)
	}
	// end
	return must(bulk.ID != "", "a bulk payment")
}

func card(client *njia.Client) error {
	// task card
	card, err := client.GhostCards.Create(ctx, njia.GhostCardCreateParams{
		Currency: "XAF",
		Label:    njia.Some("Market purchases"),
		SpendLimits: njia.Some([]njia.SpendLimitInput{{
			Scope:            njia.SpendLimitScopeMerchant,
			MerchantID:       njia.Some("*"),
			AmountMinorUnits: njia.Some[int64](75_000),
			Interval:         njia.SpendLimitIntervalDaily,
		}}),
	})
	if err != nil {
		return err
	}
	_, err = client.GhostCards.Freeze(ctx, card.ID, njia.GhostCardFreezeParams{})
	// end
	return err
}
