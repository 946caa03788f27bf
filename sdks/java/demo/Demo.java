import dev.njia.NjiaClient;
import dev.njia.errors.NjiaException;
import dev.njia.model.MobileMoneyParty;
import dev.njia.model.Party;
import dev.njia.model.Payment;
import dev.njia.model.PaymentRequest;

/**
 * Makes one payment and prints one line about it. Reads {@code NJIA_BASE_URL} and {@code NJIA_API_KEY}; ends with status 1 when
 * the payment was not made.
 */
public final class Demo {
    private Demo() {}

    /**
     * Runs the program.
     *
     * @param args none
     */
    public static void main(String[] args) {
        String baseUrl = System.getenv().getOrDefault("NJIA_BASE_URL", "http://localhost:3000");
        try (NjiaClient njia = NjiaClient.builder().baseUrl(baseUrl).build()) {
            Payment payment = njia.payments().create(PaymentRequest.builder()
                    .amountMinorUnits(25_000)
                    .currency("XAF")
                    .destination(Party.ofMobileMoneyParty(MobileMoneyParty.builder()
                            .msisdn("+237677999000")
                            .country("CM")
                            .build()))
                    .reference("DEMO-JAVA")
                    .build());
            int attempts = payment.meta().attempts();
            System.out.println(payment.id() + " " + payment.amountMinorUnits() + " " + payment.currency() + " " + payment.status()
                    + " via " + payment.rail().orElse("-") + " (HTTP " + payment.meta().status() + ", " + attempts
                    + (attempts == 1 ? " attempt)" : " attempts)"));
        } catch (NjiaException e) {
            System.err.println("no payment: " + e);
            System.exit(1);
        }
    }
}
