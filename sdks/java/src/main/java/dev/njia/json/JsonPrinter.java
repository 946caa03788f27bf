package dev.njia.json;

import java.util.Map;

/** JSON values as text. */
final class JsonPrinter {
    private JsonPrinter() {}

    static String print(JsonValue value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(JsonValue value, StringBuilder out) {
        switch (value.kind()) {
            case STRING:
                quote(value.asString().orElse(""), out);
                break;
            case ARRAY:
                char separator = '[';
                for (JsonValue item : value.items()) {
                    out.append(separator);
                    write(item, out);
                    separator = ',';
                }
                out.append(value.items().isEmpty() ? "[]" : "]");
                break;
            case OBJECT:
                writeObject(value, out);
                break;
            case BOOLEAN:
                out.append(value.asBoolean().orElse(false));
                break;
            default:
                out.append(value.text().orElse("null"));
        }
    }

    private static void writeObject(JsonValue value, StringBuilder out) {
        char separator = '{';
        for (Map.Entry<String, JsonValue> member : value.members().entrySet()) {
            out.append(separator);
            quote(member.getKey(), out);
            out.append(':');
            write(member.getValue(), out);
            separator = ',';
        }
        out.append(value.members().isEmpty() ? "{}" : "}");
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int index = 0; index < text.length(); index++) {
            char unit = text.charAt(index);
            if (unit == '"' || unit == '\\') {
                out.append('\\').append(unit);
            } else if (unit < 0x20 || unit == 0x7f || isLonely(text, index)) {
                out.append(String.format("\\u%04x", (int) unit));
            } else {
                out.append(unit);
            }
        }
        out.append('"');
    }

    /** Half of a surrogate pair cannot be written as UTF-8, only as an escape. */
    private static boolean isLonely(String text, int index) {
        char unit = text.charAt(index);
        if (Character.isHighSurrogate(unit)) {
            return index + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
        }
        return Character.isLowSurrogate(unit) && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
    }
}
