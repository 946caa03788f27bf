// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * A permission of an API key.
 * <p>
 * Effective permissions are the scopes of the key, cut down to those of the role when a session is present.
 */
public final class Scope extends OpenEnum {
    /**
     * Read payments, bulk payments and quotes.
     */
    public static final Scope PAYMENTS_READ = new Scope("payments:read", Known.PAYMENTS_READ);

    /**
     * Create payments and quotes, cancel and reconcile payments.
     */
    public static final Scope PAYMENTS_WRITE = new Scope("payments:write", Known.PAYMENTS_WRITE);

    /**
     * Create, cancel and retry bulk payments.
     */
    public static final Scope PAYMENTS_BULK = new Scope("payments:bulk", Known.PAYMENTS_BULK);

    /**
     * Decide on payments held for review.
     */
    public static final Scope PAYMENTS_REVIEW = new Scope("payments:review", Known.PAYMENTS_REVIEW);

    /**
     * Read transactions, reversals and their audit trail.
     */
    public static final Scope TRANSACTIONS_READ = new Scope("transactions:read", Known.TRANSACTIONS_READ);

    /**
     * Reverse transactions.
     */
    public static final Scope TRANSACTIONS_REVERSE = new Scope("transactions:reverse", Known.TRANSACTIONS_REVERSE);

    /**
     * Read accounts, balances and ledger entries.
     */
    public static final Scope BALANCES_READ = new Scope("balances:read", Known.BALANCES_READ);

    /**
     * Create accounts.
     */
    public static final Scope ACCOUNTS_WRITE = new Scope("accounts:write", Known.ACCOUNTS_WRITE);

    /**
     * Read rails, corridors and costs; preview routing.
     */
    public static final Scope ROUTING_READ = new Scope("routing:read", Known.ROUTING_READ);

    /**
     * Read customers with masked personal data.
     */
    public static final Scope CUSTOMERS_READ = new Scope("customers:read", Known.CUSTOMERS_READ);

    /**
     * Create, change and erase customers.
     */
    public static final Scope CUSTOMERS_WRITE = new Scope("customers:write", Known.CUSTOMERS_WRITE);

    /**
     * See phone numbers in full.
     */
    public static final Scope CUSTOMERS_PII = new Scope("customers:pii", Known.CUSTOMERS_PII);

    /**
     * Read credit scores.
     */
    public static final Scope CREDIT_READ = new Scope("credit:read", Known.CREDIT_READ);

    /**
     * Create credit scores.
     */
    public static final Scope CREDIT_WRITE = new Scope("credit:write", Known.CREDIT_WRITE);

    /**
     * Read fraud analyses and the fraud policy.
     */
    public static final Scope FRAUD_READ = new Scope("fraud:read", Known.FRAUD_READ);

    /**
     * Analyse for fraud and give feedback.
     */
    public static final Scope FRAUD_WRITE = new Scope("fraud:write", Known.FRAUD_WRITE);

    /**
     * Create payments without a fraud check.
     * <p>
     * Must be named.
     */
    public static final Scope FRAUD_BYPASS = new Scope("fraud:bypass", Known.FRAUD_BYPASS);

    /**
     * Change the fraud policy.
     */
    public static final Scope FRAUD_MANAGE = new Scope("fraud:manage", Known.FRAUD_MANAGE);

    /**
     * Read KYC scores.
     */
    public static final Scope KYC_READ = new Scope("kyc:read", Known.KYC_READ);

    /**
     * Create KYC scores.
     */
    public static final Scope KYC_WRITE = new Scope("kyc:write", Known.KYC_WRITE);

    /**
     * Decide on KYC scores that need attention.
     */
    public static final Scope KYC_REVIEW = new Scope("kyc:review", Known.KYC_REVIEW);

    /**
     * Read webhook endpoints and deliveries.
     */
    public static final Scope WEBHOOKS_READ = new Scope("webhooks:read", Known.WEBHOOKS_READ);

    /**
     * Create and change webhook endpoints; replay events.
     */
    public static final Scope WEBHOOKS_WRITE = new Scope("webhooks:write", Known.WEBHOOKS_WRITE);

    /**
     * Read and stream events; listen locally.
     */
    public static final Scope EVENTS_READ = new Scope("events:read", Known.EVENTS_READ);

    /**
     * Read ghost cards and authorizations.
     */
    public static final Scope CARDS_READ = new Scope("cards:read", Known.CARDS_READ);

    /**
     * Create and change ghost cards.
     */
    public static final Scope CARDS_WRITE = new Scope("cards:write", Known.CARDS_WRITE);

    /**
     * See card number and CVC.
     * <p>
     * Must be named.
     */
    public static final Scope CARDS_REVEAL = new Scope("cards:reveal", Known.CARDS_REVEAL);

    /**
     * Authorize, capture and reverse on ghost cards.
     * <p>
     * Must be named on live keys.
     */
    public static final Scope CARDS_AUTHORIZE = new Scope("cards:authorize", Known.CARDS_AUTHORIZE);

    /**
     * Read embedded widgets.
     */
    public static final Scope WIDGETS_READ = new Scope("widgets:read", Known.WIDGETS_READ);

    /**
     * Create and change embedded widgets.
     */
    public static final Scope WIDGETS_WRITE = new Scope("widgets:write", Known.WIDGETS_WRITE);

    /**
     * Manage change-log subscriptions.
     */
    public static final Scope CHANGELOG_WRITE = new Scope("changelog:write", Known.CHANGELOG_WRITE);

    /**
     * Read the tenant and its use of deprecated things.
     */
    public static final Scope TENANT_READ = new Scope("tenant:read", Known.TENANT_READ);

    /**
     * Change the tenant's settings.
     */
    public static final Scope TENANT_WRITE = new Scope("tenant:write", Known.TENANT_WRITE);

    /**
     * Manage API keys.
     * <p>
     * Must be named.
     */
    public static final Scope KEYS_MANAGE = new Scope("keys:manage", Known.KEYS_MANAGE);

    /**
     * Manage users.
     * <p>
     * Must be named.
     */
    public static final Scope USERS_MANAGE = new Scope("users:manage", Known.USERS_MANAGE);

    /**
     * Read and verify the audit log.
     */
    public static final Scope AUDIT_READ = new Scope("audit:read", Known.AUDIT_READ);

    /**
     * Control the sandbox.
     * <p>
     * Test keys only.
     */
    public static final Scope SANDBOX_WRITE = new Scope("sandbox:write", Known.SANDBOX_WRITE);

    /**
     * All scopes except those that must be named.
     */
    public static final Scope STAR = new Scope("*", Known.STAR);

    /** How this type travels. */
    public static final Codec<Scope> CODEC = OpenEnum.ofText(Scope::of);

    private final Known known;

    private Scope(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static Scope of(String value) {
        switch (value) {
            case "payments:read":
                return PAYMENTS_READ;
            case "payments:write":
                return PAYMENTS_WRITE;
            case "payments:bulk":
                return PAYMENTS_BULK;
            case "payments:review":
                return PAYMENTS_REVIEW;
            case "transactions:read":
                return TRANSACTIONS_READ;
            case "transactions:reverse":
                return TRANSACTIONS_REVERSE;
            case "balances:read":
                return BALANCES_READ;
            case "accounts:write":
                return ACCOUNTS_WRITE;
            case "routing:read":
                return ROUTING_READ;
            case "customers:read":
                return CUSTOMERS_READ;
            case "customers:write":
                return CUSTOMERS_WRITE;
            case "customers:pii":
                return CUSTOMERS_PII;
            case "credit:read":
                return CREDIT_READ;
            case "credit:write":
                return CREDIT_WRITE;
            case "fraud:read":
                return FRAUD_READ;
            case "fraud:write":
                return FRAUD_WRITE;
            case "fraud:bypass":
                return FRAUD_BYPASS;
            case "fraud:manage":
                return FRAUD_MANAGE;
            case "kyc:read":
                return KYC_READ;
            case "kyc:write":
                return KYC_WRITE;
            case "kyc:review":
                return KYC_REVIEW;
            case "webhooks:read":
                return WEBHOOKS_READ;
            case "webhooks:write":
                return WEBHOOKS_WRITE;
            case "events:read":
                return EVENTS_READ;
            case "cards:read":
                return CARDS_READ;
            case "cards:write":
                return CARDS_WRITE;
            case "cards:reveal":
                return CARDS_REVEAL;
            case "cards:authorize":
                return CARDS_AUTHORIZE;
            case "widgets:read":
                return WIDGETS_READ;
            case "widgets:write":
                return WIDGETS_WRITE;
            case "changelog:write":
                return CHANGELOG_WRITE;
            case "tenant:read":
                return TENANT_READ;
            case "tenant:write":
                return TENANT_WRITE;
            case "keys:manage":
                return KEYS_MANAGE;
            case "users:manage":
                return USERS_MANAGE;
            case "audit:read":
                return AUDIT_READ;
            case "sandbox:write":
                return SANDBOX_WRITE;
            case "*":
                return STAR;
            default:
                return new Scope(value, Known._UNKNOWN);
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
        /** payments:read. */
        PAYMENTS_READ,
        /** payments:write. */
        PAYMENTS_WRITE,
        /** payments:bulk. */
        PAYMENTS_BULK,
        /** payments:review. */
        PAYMENTS_REVIEW,
        /** transactions:read. */
        TRANSACTIONS_READ,
        /** transactions:reverse. */
        TRANSACTIONS_REVERSE,
        /** balances:read. */
        BALANCES_READ,
        /** accounts:write. */
        ACCOUNTS_WRITE,
        /** routing:read. */
        ROUTING_READ,
        /** customers:read. */
        CUSTOMERS_READ,
        /** customers:write. */
        CUSTOMERS_WRITE,
        /** customers:pii. */
        CUSTOMERS_PII,
        /** credit:read. */
        CREDIT_READ,
        /** credit:write. */
        CREDIT_WRITE,
        /** fraud:read. */
        FRAUD_READ,
        /** fraud:write. */
        FRAUD_WRITE,
        /** fraud:bypass. */
        FRAUD_BYPASS,
        /** fraud:manage. */
        FRAUD_MANAGE,
        /** kyc:read. */
        KYC_READ,
        /** kyc:write. */
        KYC_WRITE,
        /** kyc:review. */
        KYC_REVIEW,
        /** webhooks:read. */
        WEBHOOKS_READ,
        /** webhooks:write. */
        WEBHOOKS_WRITE,
        /** events:read. */
        EVENTS_READ,
        /** cards:read. */
        CARDS_READ,
        /** cards:write. */
        CARDS_WRITE,
        /** cards:reveal. */
        CARDS_REVEAL,
        /** cards:authorize. */
        CARDS_AUTHORIZE,
        /** widgets:read. */
        WIDGETS_READ,
        /** widgets:write. */
        WIDGETS_WRITE,
        /** changelog:write. */
        CHANGELOG_WRITE,
        /** tenant:read. */
        TENANT_READ,
        /** tenant:write. */
        TENANT_WRITE,
        /** keys:manage. */
        KEYS_MANAGE,
        /** users:manage. */
        USERS_MANAGE,
        /** audit:read. */
        AUDIT_READ,
        /** sandbox:write. */
        SANDBOX_WRITE,
        /** *. */
        STAR,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
