// The ten tasks of sdks/README.md, for real: each part between "task" and "end" is shown there. See scripts/sdk-tasks.ts.
import dev.njia.NjiaClient;
import dev.njia.errors.BadRequestException;
import dev.njia.errors.NjiaException;
import dev.njia.errors.Outcome;
import dev.njia.errors.TimeoutException;
import dev.njia.event.WebhookEvent;
import dev.njia.event.Webhooks;
import dev.njia.json.JsonValue;
import dev.njia.model.*;
import dev.njia.runtime.RequestOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

final class Tasks {
    private static final Party DESTINATION = Party.ofMobileMoneyParty(
        MobileMoneyParty.builder().msisdn("+237677999000").country("CM").build());
    private static NjiaClient njia;

    public static void main(String[] args) throws Exception {
        njia = NjiaClient.builder().baseUrl(System.getenv("NJIA_BASE_URL")).build();
        for (String name : System.getenv("TASKS").split(",")) {
            run(name);
            System.out.println("task " + name + " done");
        }
        njia.close();
    }

    private static void run(String name) throws Exception {
        switch (name) {
            case "pay": pay(); break;
            case "retry": retry(System.getenv("TASK_ORDER")); break;
            case "error": error(); break;
            case "list": list(); break;
            case "webhook": webhook(Path.of(System.getenv("TASK_DELIVERY")), System.getenv("TASK_SECRET")); break;
            case "wait": await(); break;
            case "quote": quote(); break;
            case "deadline": deadline(); break;
            case "bulk": bulk(); break;
            case "card": card(); break;
            default: throw new IllegalArgumentException("no task " + name);
        }
    }

    private static void check(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("the task has another outcome");
        }
    }

    private static void pay() {
        // task pay
        Payment payment = njia.payments().create(PaymentRequest.builder()
            .amountMinorUnits(25_000)
            .currency("XAF")
            .destination(Party.ofMobileMoneyParty(
                MobileMoneyParty.builder().msisdn("+237677999000").country("CM").build()))
            .build());
        System.out.println(payment.id() + " " + payment.status() + " " + payment.meta().requestId());
        // end
        check(payment.amountMinorUnits() == 25_000);
    }

    private static void retry(String orderId) {
        // task retry
        RequestOptions options = RequestOptions.builder().idempotencyKey(orderId).build();
        Supplier<Payment> pay = () -> njia.payments().create(PaymentRequest.builder()
            .amountMinorUnits(25_000).currency("XAF").destination(DESTINATION).build(), options);
        Payment payment;
        try {
            payment = pay.get();
        } catch (NjiaException e) {
            if (e.outcome() != Outcome.UNKNOWN) throw e;
            payment = pay.get(); // never pays twice
        }
        // end
        Payment again = pay.get();
        check(again.id().equals(payment.id()) && again.meta().replayed());
    }

    private static void error() {
        String seen = "";
        // task error
        try {
            njia.payments().create(PaymentRequest.builder()
                .amountMinorUnits(-1).currency("XAF").destination(DESTINATION).build());
        } catch (BadRequestException e) {
            e.fieldErrors().forEach(field -> System.out.println(field.pointer() + " " + field.message()));
            seen = e.code().orElse("?") + " " + e.requestId().orElse("?") + " " + e.outcome(); // NONE or UNKNOWN
        }
        // end
        check(seen.matches("\\w+ req_\\w+ NONE"));
    }

    private static void list() {
        int count = 0;
        // task list
        PaymentsListParams filter = PaymentsListParams.builder().status(PaymentStatus.COMPLETED).limit(2).build();
        for (Payment payment : njia.payments().list(filter)) {
            System.out.println(payment.id());
            if (++count == 3) break; // nothing more is fetched
        }
        // end
        check(count == 3);
    }

    private static void webhook(Path folder, String secret) throws Exception {
        byte[] body = Files.readAllBytes(folder.resolve("body"));
        Map<String, String> headers = new TreeMap<>();
        JsonValue.parse(Files.readAllBytes(folder.resolve("headers"))).members()
            .forEach((name, value) -> headers.put(name, value.text().orElse("")));
        // task webhook
        WebhookEvent event = Webhooks.unwrap(body, headers, List.of(secret)); // the octets as received
        event.asPaymentEvent().ifPresent(found -> System.out.println(found.id() + " " + found.type()));
        // end
        check(event.asPaymentEvent().isPresent());
    }

    private static void await() throws InterruptedException {
        String id = njia.payments().create(PaymentRequest.builder()
            .amountMinorUnits(300).currency("XAF").destination(DESTINATION).build()).id();
        // task wait
        List<PaymentStatus> last = List.of(PaymentStatus.COMPLETED, PaymentStatus.FAILED,
            PaymentStatus.CANCELED, PaymentStatus.EXPIRED);
        Payment payment = njia.payments().retrieve(id);
        while (!last.contains(payment.status())) {
            Thread.sleep(500);
            payment = njia.payments().retrieve(id);
        }
        System.out.println(payment.status().value() + " " + payment.status().known());
        // end
        check(payment.status().equals(PaymentStatus.COMPLETED));
    }

    private static void quote() {
        // task quote
        Quote quote = njia.quotes().create(QuoteRequest.builder()
            .amountMinorUnits(25_000).currency("XAF").destination(DESTINATION).build());
        Payment payment = njia.payments().create(PaymentRequest.builder()
            .amountMinorUnits(25_000)
            .currency("XAF")
            .destination(DESTINATION)
            .quoteId(quote.id())
            .build());
        System.out.println(quote.fee().amountMinorUnits() + " " + payment.rail().orElse("-"));
        // end
        check(quote.fee().amountMinorUnits() >= 0);
    }

    private static void deadline() {
        String kind = "";
        // task deadline
        RequestOptions options = RequestOptions.builder()
            .timeout(Duration.ofSeconds(5)) // one attempt
            .deadline(Duration.ofMillis(1)) // the whole call
            .build();
        try {
            njia.payments().list(options);
        } catch (TimeoutException e) {
            kind = e.getClass().getSimpleName();
        }
        // end
        check(kind.equals("TimeoutException"));
    }

    private static void bulk() {
        // task bulk
        BulkPayment bulk = njia.bulkPayments().create(BulkPaymentRequest.builder()
            .mode(BulkMode.PARTIAL)
            .payments(List.of(
                BulkPaymentItemRequest.builder().itemReference("M-1").amountMinorUnits(40_000L)
                    .currency("XAF").destination(DESTINATION).build(),
                BulkPaymentItemRequest.builder().itemReference("M-2").amountMinorUnits(30_000L)
                    .currency("XAF").destination(DESTINATION).build()))
            .build());
        for (BulkItem item : njia.bulkPayments().listItems(bulk.id())) {
            System.out.println(item.itemReference() + " " + item.status());
        }
        // end
        check(bulk.id().startsWith("blk_"));
    }

    private static void card() {
        // task card
        GhostCard card = njia.ghostCards().create(GhostCardRequest.builder()
            .currency("XAF")
            .label("Market purchases")
            .spendLimits(List.of(SpendLimitInput.builder()
                .scope(SpendLimitScope.MERCHANT)
                .merchantId("*")
                .amountMinorUnits(75_000L)
                .interval(SpendLimitInterval.DAILY)
                .build()))
            .build());
        njia.ghostCards().freeze(card.id());
        // end
        check(!card.id().isEmpty());
    }
}
