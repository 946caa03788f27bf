// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Role of a user; it decides which scopes a session may use.
 */
public final class Role extends OpenEnum {
    /**
     * Everything.
     */
    public static final Role OWNER = new Role("owner", Known.OWNER);

    /**
     * Everything except managing users who are owners.
     */
    public static final Role ADMIN = new Role("admin", Known.ADMIN);

    /**
     * All reading, webhooks, widgets, sandbox and test keys.
     */
    public static final Role DEVELOPER = new Role("developer", Known.DEVELOPER);

    /**
     * Payments, bulk, review, reversals, customers, KYC review and cards without reveal.
     */
    public static final Role OPERATIONS = new Role("operations", Known.OPERATIONS);

    /**
     * Fraud, KYC, credit and payment review; reading.
     */
    public static final Role RISK = new Role("risk", Known.RISK);

    /**
     * All reading, without personal data.
     */
    public static final Role ANALYST = new Role("analyst", Known.ANALYST);

    /**
     * All reading with personal data and the audit log.
     */
    public static final Role AUDITOR = new Role("auditor", Known.AUDITOR);

    /** How this type travels. */
    public static final Codec<Role> CODEC = OpenEnum.ofText(Role::of);

    private final Known known;

    private Role(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static Role of(String value) {
        switch (value) {
            case "owner":
                return OWNER;
            case "admin":
                return ADMIN;
            case "developer":
                return DEVELOPER;
            case "operations":
                return OPERATIONS;
            case "risk":
                return RISK;
            case "analyst":
                return ANALYST;
            case "auditor":
                return AUDITOR;
            default:
                return new Role(value, Known._UNKNOWN);
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
        /** owner. */
        OWNER,
        /** admin. */
        ADMIN,
        /** developer. */
        DEVELOPER,
        /** operations. */
        OPERATIONS,
        /** risk. */
        RISK,
        /** analyst. */
        ANALYST,
        /** auditor. */
        AUDITOR,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
