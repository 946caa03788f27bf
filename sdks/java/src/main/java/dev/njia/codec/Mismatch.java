package dev.njia.codec;

import dev.njia.json.JsonValue;

/** A JSON value that is not what the description says. Carries the path, never the value. */
public final class Mismatch extends Exception {
    private static final long serialVersionUID = 1L;

    /** What is wrong, without the value. */
    private final String problem;
    /** Where, from the root, without its sign. */
    private final String path;

    /**
     * Names a contradiction.
     *
     * @param problem what is wrong
     * @param path the part of the JSON path below the current value, such as {@code .fee} or {@code [3]}; may be empty
     */
    public Mismatch(String problem, String path) {
        super(problem);
        this.problem = problem;
        this.path = path;
    }

    static Mismatch expected(String what, JsonValue found) {
        return new Mismatch(what + " is due, found " + found.kind().name().toLowerCase(java.util.Locale.ROOT), "");
    }

    Mismatch below(String step) {
        return new Mismatch(problem, step + path);
    }

    /**
     * Where it is.
     *
     * @return a JSON path from the root
     */
    public String jsonPath() {
        return "$" + path;
    }
}
