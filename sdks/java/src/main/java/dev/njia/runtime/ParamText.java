package dev.njia.runtime;

import dev.njia.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Parameters as text, in the styles of OpenAPI 3.0. */
final class ParamText {
    private static final String RESERVED = ":/?[]@!$&'()*+,;=";
    private static final String UNRESERVED = "-._~";
    private static final String QUERY_SAFE = UNRESERVED + ":@!$'()*,/";
    private static final String PATH_SAFE = UNRESERVED + "!$'()*:@,;";

    private ParamText() {}

    /** Percent-encodes UTF-8 octets but for letters, digits and {@code safe}. */
    static String encode(String text, String safe) {
        StringBuilder out = new StringBuilder(text.length());
        for (byte octet : text.getBytes(StandardCharsets.UTF_8)) {
            char unit = (char) (octet & 0xff);
            boolean isPlain = unit < 0x80 && (Character.isLetterOrDigit(unit) || safe.indexOf(unit) >= 0);
            out.append(isPlain ? String.valueOf(unit) : String.format("%%%02X", (int) unit));
        }
        return out.toString();
    }

    static String scalar(JsonValue value) {
        return value.isNull() ? "" : value.text().orElseGet(value::toString);
    }

    /** Name and value pairs, encoded; an empty list or object gives none. */
    static List<String> query(Param param, JsonValue value) {
        List<String> pairs = new ArrayList<>();
        for (Map.Entry<String, String> pair : pairs(param, value)) {
            String safe = param.keepsReserved ? RESERVED + UNRESERVED : QUERY_SAFE;
            pairs.add(encode(pair.getKey(), UNRESERVED + "[]") + "=" + encode(pair.getValue(), safe));
        }
        return pairs;
    }

    static List<Map.Entry<String, String>> pairs(Param param, JsonValue value) {
        List<Map.Entry<String, String>> pairs = new ArrayList<>();
        boolean isList = value.kind() == JsonValue.Kind.ARRAY;
        boolean isObject = value.kind() == JsonValue.Kind.OBJECT;
        if (param.style.equals("json")) {
            pairs.add(Map.entry(param.name, value.toString()));
        } else if (isObject && param.style.equals("deepObject")) {
            deep(param.name, value, pairs);
        } else if (isList && param.isExploded) {
            value.items().forEach(item -> pairs.add(Map.entry(param.name, scalar(item))));
        } else if (isObject && param.isExploded) {
            value.members().forEach((name, item) -> pairs.add(Map.entry(name, scalar(item))));
        } else if (isList || isObject) {
            String glue = param.style.equals("spaceDelimited") ? " " : param.style.equals("pipeDelimited") ? "|" : ",";
            List<String> words = words(value, ",");
            if (!words.isEmpty()) {
                pairs.add(Map.entry(param.name, String.join(glue, words)));
            }
        } else {
            pairs.add(Map.entry(param.name, scalar(value)));
        }
        return pairs;
    }

    /** OpenAPI leaves nesting open; brackets all the way down are what servers read. */
    private static void deep(String name, JsonValue value, List<Map.Entry<String, String>> pairs) {
        if (value.kind() == JsonValue.Kind.OBJECT) {
            value.members().forEach((key, item) -> deep(name + "[" + key + "]", item, pairs));
        } else if (value.kind() == JsonValue.Kind.ARRAY) {
            value.items().forEach(item -> deep(name, item, pairs));
        } else {
            pairs.add(Map.entry(name, scalar(value)));
        }
    }

    private static List<String> words(JsonValue value, String joint) {
        List<String> words = new ArrayList<>();
        value.items().forEach(item -> words.add(scalar(item)));
        value.members().forEach((name, item) -> {
            if (joint.equals("=")) {
                words.add(name + "=" + scalar(item));
            } else {
                words.add(name);
                words.add(scalar(item));
            }
        });
        return words;
    }

    /** The style {@code simple} of headers: not percent-encoded. */
    static String header(Param param, JsonValue value) {
        boolean isJson = param.style.equals("json");
        boolean isPlain = value.items().isEmpty() && value.members().isEmpty();
        return isJson ? value.toString() : isPlain ? scalar(value) : String.join(",", words(value, param.isExploded ? "=" : ","));
    }

    /** One segment of the path; refuses what would name another resource. */
    static String path(Param param, JsonValue value) {
        String name = encode(param.name, UNRESERVED);
        boolean isMatrix = param.style.equals("matrix");
        boolean isLabel = param.style.equals("label");
        List<String> words = new ArrayList<>();
        boolean isPlain = value.kind() != JsonValue.Kind.ARRAY && value.kind() != JsonValue.Kind.OBJECT;
        if (isPlain) {
            words.add(segment(scalar(value)));
        } else {
            words(value, param.isExploded ? "=" : ",").forEach(word -> words.add(encode(word, PATH_SAFE + "=")));
        }
        boolean isListOfNames = isMatrix && param.isExploded && value.kind() == JsonValue.Kind.ARRAY;
        String glue = !param.isExploded ? "," : isMatrix ? isListOfNames ? ";" + name + "=" : ";" : isLabel ? "." : ",";
        String text = String.join(glue, words);
        // dots are taken for steps in the path by whatever reads the URL, also when they are escaped
        if (text.isEmpty() || (!isMatrix && !isLabel && (text.equals(".") || text.equals("..")))) {
            throw new IllegalArgumentException(
                    "the path parameter " + param.name + " is empty or a step in the path and would name another resource");
        }
        if (isMatrix) {
            boolean isNamed = isPlain || !param.isExploded || isListOfNames;
            return isNamed ? ";" + name + "=" + text : ";" + text;
        }
        return isLabel ? "." + text : text;
    }

    private static String segment(String text) {
        return encode(text, PATH_SAFE);
    }
}
