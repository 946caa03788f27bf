package dev.njia.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** JSON without loss, and without mercy. */
class JsonValueTest {
    @Test
    void textComesBackUnchanged() throws JsonException {
        for (String text : List.of("{\"a\":[1,1.0,1e400,-0,12345678901234567890.123456789],\"b\":{\"c\":null}}", "\"\\u2028 é 🧾 \\\"\"",
                "[]", "{}", "true", "\"\\ud800\"")) {
            String expected = text.replace("\\u2028", "\u2028");
            assertEquals(expected, JsonValue.parse(text).toString());
        }
    }

    @Test
    void whatIsNoJsonIsRefused() {
        for (String text : List.of("", "{", "[1,]", "{\"a\":1,}", "01", "1.", ".5", "+1", "NaN", "nul", "\"\t\"", "\"\\x\"", "\ufeff{}",
                "{a:1}", "'a'", "1 2", "\"\\u00\"", "[".repeat(100_000), "{\"a\":".repeat(10_000))) {
            assertThrows(JsonException.class, () -> JsonValue.parse(text), text.substring(0, Math.min(9, text.length())));
        }
        assertThrows(JsonException.class, () -> JsonValue.parse(new byte[] {'"', (byte) 0xc3, '"'}));
    }
}
