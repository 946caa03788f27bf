// Command demo makes one payment and prints one line. It reads NJIA_API_KEY and NJIA_BASE_URL.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/njia/njia-go/v2"
)

func main() {
	if err := pay(); err != nil {
		fmt.Fprintf(os.Stderr, "%v (outcome %s)\n", err, njia.OutcomeOf(err))
		os.Exit(1)
	}
}

func pay() error {
	var options []njia.Option
	if base := os.Getenv("NJIA_BASE_URL"); base != "" {
		options = append(options, njia.WithBaseURL(base))
	}
	client, err := njia.New(options...)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	amount, err := njia.ToMinorUnits("25000", "XAF")
	if err != nil {
		return err
	}
	payment, err := client.Payments.Create(ctx, njia.PaymentCreateParams{
		AmountMinorUnits: amount,
		Currency:         "XAF",
		Reference:        njia.Some("demo go"),
		Destination:      njia.Some[njia.Party](njia.MobileMoneyParty{MSISDN: "+237677999000", Country: "CM"}),
	})
	if err != nil {
		return err
	}
	meta, plural := payment.Meta(), "s"
	if meta.Attempts == 1 {
		plural = ""
	}
	fmt.Printf("%s %d %s %s via %s (HTTP %d, %d attempt%s)\n", payment.ID, payment.AmountMinorUnits, payment.Currency,
		payment.Status, payment.Rail.Or("no rail yet"), meta.Status, meta.Attempts, plural)
	return nil
}
