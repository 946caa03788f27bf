package consumer;

import dev.njia.NjiaClient;
import dev.njia.errors.BadRequestException;
import dev.njia.errors.NotFoundException;
import dev.njia.event.WebhookEvent;
import dev.njia.event.Webhooks;
import dev.njia.model.MobileMoneyParty;
import dev.njia.model.Party;
import dev.njia.model.Payment;
import dev.njia.model.PaymentRequest;
import dev.njia.model.PaymentsListParams;
import dev.njia.model.WebhookEndpoint;
import dev.njia.model.WebhookEndpointRequest;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Pays, reads errors, goes through a list and verifies a webhook that the server delivers; any surprise ends the program. */
public final class Use {
    private static final String REFERENCE = "verify-java";

    private Use() {}

    /**
     * Runs the program; {@code NJIA_BASE_URL} and {@code NJIA_API_KEY} say where and as whom.
     *
     * @param args none
     * @throws IOException when the receiver of the webhook breaks
     */
    public static void main(String[] args) throws IOException {
        try (NjiaClient njia = NjiaClient.builder().baseUrl(System.getenv("NJIA_BASE_URL")).build();
                ServerSocket receiver = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            receiver.setSoTimeout(30_000);
            WebhookEndpoint endpoint = njia.webhookEndpoints().create(WebhookEndpointRequest.builder()
                    .url("http://127.0.0.1:" + receiver.getLocalPort() + "/hook")
                    .events(List.of("*"))
                    .build());
            Payment payment = pay(njia, 25_000);
            expect(payment.meta().status() == 201 && payment.amountMinorUnits() == 25_000, "the payment is made");
            try {
                pay(njia, -1);
                expect(false, "a negative amount is refused");
            } catch (BadRequestException e) {
                expect(!e.fieldErrors().isEmpty() && e.requestId().isPresent(), "the error names the field");
            }
            try {
                njia.payments().retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d");
                expect(false, "an unknown payment is not found");
            } catch (NotFoundException e) {
                expect(e.code().orElse("").equals("resource_not_found"), "the code is stable");
            }
            pay(njia, 26_000);
            PaymentsListParams filter = PaymentsListParams.builder().reference(REFERENCE).limit(1).build();
            int listed = 0;
            for (Payment found : njia.payments().list(filter)) {
                expect(found.reference().orElse("").equals(REFERENCE), "the filter holds");
                listed++;
            }
            expect(listed >= 2, "the list goes over several pages");
            String event = delivered(receiver, endpoint.secret().orElseThrow());
            njia.webhookEndpoints().delete(endpoint.id());
            System.out.println(payment.id() + " paid, 2 errors read, " + listed + " listed, webhook " + event + " verified");
        }
    }

    private static Payment pay(NjiaClient njia, long amount) {
        return njia.payments().create(PaymentRequest.builder()
                .amountMinorUnits(amount)
                .currency("XAF")
                .destination(Party.ofMobileMoneyParty(MobileMoneyParty.builder().msisdn("+237677999000").country("CM").build()))
                .reference(REFERENCE)
                .build());
    }

    /** The first event of a payment that arrives, verified; every delivery is answered. */
    private static String delivered(ServerSocket receiver, String secret) throws IOException {
        while (true) {
            try (Socket socket = receiver.accept()) {
                Map<String, String> headers = new HashMap<>();
                InputStream in = socket.getInputStream();
                line(in);
                for (String line = line(in); !line.isEmpty(); line = line(in)) {
                    int colon = line.indexOf(':');
                    headers.put(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
                }
                byte[] body = in.readNBytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
                socket.getOutputStream().write("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                WebhookEvent event = Webhooks.unwrap(body, headers, List.of(secret));
                if (event.asPaymentEvent().isPresent()) {
                    return event.asPaymentEvent().get().id();
                }
            }
        }
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int octet = in.read(); octet >= 0 && octet != '\n'; octet = in.read()) {
            line.append((char) octet);
        }
        return line.toString().strip();
    }

    private static void expect(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException("it does not hold: " + what);
        }
    }
}
