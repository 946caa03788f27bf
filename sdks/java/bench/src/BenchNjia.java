import dev.njia.NjiaClient;
import dev.njia.json.JsonValue;
import dev.njia.model.Payment;
import java.nio.file.Files;
import java.nio.file.Path;

/** Arguments: mode, count, base URL, file with the answer. */
final class BenchNjia {
    public static void main(String[] args) throws Exception {
        byte[] json = Files.readAllBytes(Path.of(args[3]));
        NjiaClient client = NjiaClient.builder().baseUrl(args[2]).apiKey("svc_test_" + "0".repeat(42)).build();
        Harness.run(args[0], Integer.parseInt(args[1]), () -> client.payments().retrieve("pay_1"), () -> {
            Payment p = Payment.SHAPE.decode(JsonValue.parse(json));
            return p.id() + p.status() + p.currency() + p.amountMinorUnits() + p.createdAt() + p.updatedAt() + p.livemode()
                    + p.version() + p.reference() + p.rail();
        });
    }
}
