// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Where the model ran.
 */
public final class ModelKind extends OpenEnum {
    /**
     * The model that is part of the service.
     */
    public static final ModelKind BUILTIN = new ModelKind("builtin", Known.BUILTIN);

    /**
     * A scorer of the operator, reached over the network.
     */
    public static final ModelKind REMOTE = new ModelKind("remote", Known.REMOTE);

    /** How this type travels. */
    public static final Codec<ModelKind> CODEC = OpenEnum.ofText(ModelKind::of);

    private final Known known;

    private ModelKind(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ModelKind of(String value) {
        switch (value) {
            case "builtin":
                return BUILTIN;
            case "remote":
                return REMOTE;
            default:
                return new ModelKind(value, Known._UNKNOWN);
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
        /** builtin. */
        BUILTIN,
        /** remote. */
        REMOTE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
