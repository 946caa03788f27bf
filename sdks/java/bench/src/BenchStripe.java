import com.stripe.StripeClient;
import com.stripe.model.PaymentIntent;
import com.stripe.net.ApiResource;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Arguments: mode, count, base URL, file with the answer. */
final class BenchStripe {
    public static void main(String[] args) throws Exception {
        byte[] json = Files.readAllBytes(Path.of(args[3]));
        StripeClient client = StripeClient.builder().setApiKey("sk_test_x").setApiBase(args[2]).build();
        Harness.run(args[0], Integer.parseInt(args[1]), () -> client.v1().paymentIntents().retrieve("pi_1"), () -> {
            PaymentIntent p = ApiResource.GSON.fromJson(new String(json, StandardCharsets.UTF_8), PaymentIntent.class);
            return p.getId() + p.getStatus() + p.getCurrency() + p.getAmount() + p.getCreated() + p.getDescription() + p.getLivemode()
                    + p.getCustomer() + p.getCaptureMethod() + p.getConfirmationMethod();
        });
    }
}
