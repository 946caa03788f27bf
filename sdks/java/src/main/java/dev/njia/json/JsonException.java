package dev.njia.json;

/** Text that is no JSON. The message names the position in characters, never the content. */
public final class JsonException extends Exception {
    private static final long serialVersionUID = 1L;

    JsonException(String problem, int position) {
        super("no valid JSON at character " + position + ": " + problem);
    }
}
