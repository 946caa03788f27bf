// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What goes wrong.
 */
public final class SandboxFaultKind extends OpenEnum {
    /**
     * Answers are delayed by `latencyMs`.
     */
    public static final SandboxFaultKind LATENCY = new SandboxFaultKind("latency", Known.LATENCY);

    /**
     * The target answers with an error.
     */
    public static final SandboxFaultKind ERROR = new SandboxFaultKind("error", Known.ERROR);

    /**
     * The target never answers.
     */
    public static final SandboxFaultKind TIMEOUT = new SandboxFaultKind("timeout", Known.TIMEOUT);

    /**
     * The message is lost.
     */
    public static final SandboxFaultKind DROP = new SandboxFaultKind("drop", Known.DROP);

    /**
     * The message arrives several times.
     */
    public static final SandboxFaultKind DUPLICATE = new SandboxFaultKind("duplicate", Known.DUPLICATE);

    /**
     * The message arrives after later ones.
     */
    public static final SandboxFaultKind REORDER = new SandboxFaultKind("reorder", Known.REORDER);

    /**
     * A second message says the opposite.
     */
    public static final SandboxFaultKind CONTRADICT = new SandboxFaultKind("contradict", Known.CONTRADICT);

    /**
     * The message arrives damaged and fails its checks.
     */
    public static final SandboxFaultKind CORRUPT = new SandboxFaultKind("corrupt", Known.CORRUPT);

    /** How this type travels. */
    public static final Codec<SandboxFaultKind> CODEC = OpenEnum.ofText(SandboxFaultKind::of);

    private final Known known;

    private SandboxFaultKind(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static SandboxFaultKind of(String value) {
        switch (value) {
            case "latency":
                return LATENCY;
            case "error":
                return ERROR;
            case "timeout":
                return TIMEOUT;
            case "drop":
                return DROP;
            case "duplicate":
                return DUPLICATE;
            case "reorder":
                return REORDER;
            case "contradict":
                return CONTRADICT;
            case "corrupt":
                return CORRUPT;
            default:
                return new SandboxFaultKind(value, Known._UNKNOWN);
        }
    }

    /**
     * The value for a {@code switch}.
     *
     * @return {@code _UNKNOWN} for one that this version of the library does not list
     */
    public Known known() {
        return known;
    }

    /** The values that this version of the library lists. */
    public enum Known {
        /** latency. */
        LATENCY,
        /** error. */
        ERROR,
        /** timeout. */
        TIMEOUT,
        /** drop. */
        DROP,
        /** duplicate. */
        DUPLICATE,
        /** reorder. */
        REORDER,
        /** contradict. */
        CONTRADICT,
        /** corrupt. */
        CORRUPT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
