package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.NjiaClient;
import dev.njia.errors.ConfigurationException;
import dev.njia.errors.NjiaException;
import dev.njia.model.LoginRequest;
import dev.njia.testing.FakeTransport;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Nothing that prints shows a secret. */
class SecretsTest {
    @Test
    void clientBuilderRequestAndErrorHideTheKey() {
        FakeTransport fake = new FakeTransport().answer(401, "{\"detail\":\"the key " + TestClient.KEY + " is not valid\"}");
        NjiaClient.Builder builder = TestClient.of("http://api.test").transport(fake);
        NjiaClient client = builder.build();
        NjiaException error = assertThrows(NjiaException.class, () -> client.payments().retrieve("pay_1"));
        StringWriter trace = new StringWriter();
        error.printStackTrace(new PrintWriter(trace, true));
        String all = builder + "" + client + error + error.getMessage() + trace + fake.requests() + fake.requests().get(0).headers();
        assertFalse(all.contains(TestClient.KEY.substring(9)), all);
        assertEquals(TestClient.KEY, fake.requests().get(0).headers().first("x-api-key").orElseThrow());
    }

    @Test
    void modelsMaskWhatIsSensitive() {
        LoginRequest login = LoginRequest.builder().email("a@b.cm").password("correct horse battery").build();
        assertFalse(login.toString().contains("horse"), login.toString());
        assertTrue(login.toJson().toString().contains("horse"));
    }

    @Test
    void aRetiredKeyIsRefusedBeforeAnyRequest() {
        ConfigurationException error = assertThrows(ConfigurationException.class,
                () -> NjiaClient.builder().apiKey("sk_test_4eC39HqLyjWDarjtT1zdp7dc"));
        assertTrue(error.getMessage().contains("svc_"), error.getMessage());
        assertFalse(error.getMessage().contains("4eC39"));
    }

    @Test
    void headersCannotBeInjected() {
        for (String value : new String[] {"a\r\nX-Evil: 1", "a\nb", "a\u0000"}) {
            assertThrows(IllegalArgumentException.class, () -> RequestOptions.builder().header("X-Trace", value));
        }
        assertThrows(IllegalArgumentException.class, () -> RequestOptions.builder().header("Host", "other"));
    }

    @Test
    void cardNumbersAreTakenOutOfText() {
        assertEquals("card *** of order 9120001234567890", Redactor.redact("card 9120001234567893 of order 9120001234567890"));
    }
}
