package dev.njia.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A strict reader of RFC 8259. The depth is bounded, so hostile text cannot overflow the stack. */
final class JsonParser {
    private static final int MAX_DEPTH = 500;

    private final String text;
    private int at;
    private int depth;

    JsonParser(String text) {
        this.text = text;
    }

    JsonValue document() throws JsonException {
        blank();
        JsonValue value = value();
        blank();
        if (at < text.length()) {
            throw wrong("something follows the value");
        }
        return value;
    }

    private JsonValue value() throws JsonException {
        if (at >= text.length()) {
            throw wrong("the text ends early");
        }
        switch (text.charAt(at)) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return JsonValue.of(string());
            case 't':
                word("true");
                return JsonValue.of(true);
            case 'f':
                word("false");
                return JsonValue.of(false);
            case 'n':
                word("null");
                return JsonValue.NULL;
            default:
                return number();
        }
    }

    private JsonValue object() throws JsonException {
        deeper();
        Map<String, JsonValue> members = new LinkedHashMap<>();
        blank();
        if (!taken('}')) {
            do {
                blank();
                if (at >= text.length() || text.charAt(at) != '"') {
                    throw wrong("a member name is due");
                }
                String name = string();
                blank();
                need(':');
                blank();
                members.put(name, value());
                blank();
            } while (taken(','));
            need('}');
        }
        depth--;
        return JsonValue.adopt(members);
    }

    private JsonValue array() throws JsonException {
        deeper();
        List<JsonValue> items = new ArrayList<>();
        blank();
        if (!taken(']')) {
            do {
                blank();
                items.add(value());
                blank();
            } while (taken(','));
            need(']');
        }
        depth--;
        return JsonValue.adopt(items);
    }

    private void deeper() throws JsonException {
        at++;
        if (++depth > MAX_DEPTH) {
            throw wrong("nested deeper than " + MAX_DEPTH);
        }
    }

    private String string() throws JsonException {
        int start = ++at;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\\' && text.charAt(at) >= 0x20) {
            at++;
        }
        if (at < text.length() && text.charAt(at) == '"') {
            return text.substring(start, at++);
        }
        StringBuilder out = new StringBuilder(text.substring(start, at));
        while (at < text.length()) {
            char unit = text.charAt(at++);
            if (unit == '"') {
                return out.toString();
            }
            if (unit < 0x20) {
                throw wrong("a control character in a string");
            }
            out.append(unit == '\\' ? escaped() : unit);
        }
        throw wrong("a string does not end");
    }

    private char escaped() throws JsonException {
        char code = at < text.length() ? text.charAt(at++) : ' ';
        switch (code) {
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case '"':
            case '\\':
            case '/':
                return code;
            case 'u':
                return unit();
            default:
                throw wrong("an unknown escape");
        }
    }

    private char unit() throws JsonException {
        int code = 0;
        for (int count = 0; count < 4; count++) {
            char symbol = at < text.length() ? text.charAt(at++) : ' ';
            int digit = symbol < 0x80 ? Character.digit(symbol, 16) : -1;
            if (digit < 0) {
                throw wrong("four hexadecimal digits are due");
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private JsonValue number() throws JsonException {
        int start = at;
        taken('-');
        if (!taken('0')) {
            digits();
        }
        if (taken('.')) {
            digits();
        }
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            at++;
            if (!taken('+')) {
                taken('-');
            }
            digits();
        }
        return JsonValue.number(text.substring(start, at));
    }

    private void digits() throws JsonException {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == start) {
            throw wrong("a value is due");
        }
    }

    private void blank() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean taken(char expected) {
        boolean isThere = at < text.length() && text.charAt(at) == expected;
        if (isThere) {
            at++;
        }
        return isThere;
    }

    private void need(char expected) throws JsonException {
        if (!taken(expected)) {
            throw wrong("'" + expected + "' is due");
        }
    }

    private void word(String expected) throws JsonException {
        if (!text.startsWith(expected, at)) {
            throw wrong("a value is due");
        }
        at += expected.length();
    }

    private JsonException wrong(String problem) {
        return new JsonException(problem, at);
    }
}
