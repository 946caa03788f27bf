package dev.njia.driver;

import dev.njia.json.JsonValue;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Replies, one JSON object a line. */
final class Pipe {
    private static final PrintStream OUT = new PrintStream(System.out, false, StandardCharsets.UTF_8);

    private Pipe() {}

    static synchronized void reply(long id, String type, Map<String, JsonValue> members) {
        Map<String, JsonValue> line = new LinkedHashMap<>();
        line.put("id", JsonValue.of(id));
        line.put("type", JsonValue.of(type));
        line.putAll(members);
        OUT.print(JsonValue.object(line) + "\n");
        OUT.flush();
    }

    static JsonValue text(Optional<String> text) {
        return text.map(JsonValue::of).orElse(JsonValue.NULL);
    }

    static JsonValue texts(Map<String, String> map) {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        map.forEach((name, value) -> members.put(name, JsonValue.of(value)));
        return JsonValue.object(members);
    }

    static JsonValue millis(java.time.Duration time) {
        java.math.BigDecimal nanos = java.math.BigDecimal.valueOf(time.getSeconds()).movePointRight(9)
                .add(java.math.BigDecimal.valueOf(time.getNano()));
        return JsonValue.of(new java.math.BigDecimal(nanos.movePointLeft(6).stripTrailingZeros().toPlainString()));
    }
}
