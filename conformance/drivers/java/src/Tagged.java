package dev.njia.driver;

import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values across the pipe: what is no string, boolean, list or object travels tagged. */
final class Tagged {
    private static final Set<String> TEXTS = Set.of("$dec", "$ts", "$date", "$bytes");

    private Tagged() {}

    static JsonValue tag(JsonValue value) {
        switch (value.kind()) {
            case NULL:
                return JsonValue.object(Map.of("$null", JsonValue.of(1)));
            case NUMBER: {
                String text = value.text().orElse("");
                return JsonValue.object(Map.of(text.matches("-?[0-9]+") ? "$i64" : "$f64", JsonValue.of(text)));
            }
            default:
                return mapped(value, true);
        }
    }

    static JsonValue untag(JsonValue value) {
        if (value.members().size() == 1) {
            Map.Entry<String, JsonValue> only = value.members().entrySet().iterator().next();
            String text = only.getValue().text().orElse("");
            if (only.getKey().equals("$i64") || only.getKey().equals("$f64")) {
                return number(text);
            }
            if (only.getKey().equals("$null")) {
                return JsonValue.NULL;
            }
            if (TEXTS.contains(only.getKey())) {
                return JsonValue.of(text);
            }
        }
        return mapped(value, false);
    }

    private static JsonValue mapped(JsonValue value, boolean isTagging) {
        if (value.kind() == JsonValue.Kind.ARRAY) {
            List<JsonValue> items = new ArrayList<>();
            value.items().forEach(item -> items.add(isTagging ? tag(item) : untag(item)));
            return JsonValue.array(items);
        }
        if (value.kind() == JsonValue.Kind.OBJECT) {
            Map<String, JsonValue> members = new LinkedHashMap<>();
            value.members().forEach((name, item) -> members.put(name, isTagging ? tag(item) : untag(item)));
            return JsonValue.object(members);
        }
        return value;
    }

    private static JsonValue number(String text) {
        try {
            return JsonValue.parse(text);
        } catch (JsonException e) {
            throw new IllegalArgumentException("no number: " + text, e);
        }
    }
}
