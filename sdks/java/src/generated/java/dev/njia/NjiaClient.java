// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia;

import dev.njia.meta.MetaNames;
import dev.njia.resource.AccountsResource;
import dev.njia.resource.ApiKeysResource;
import dev.njia.resource.AuditResource;
import dev.njia.resource.AuthResource;
import dev.njia.resource.BalancesResource;
import dev.njia.resource.BulkPaymentsResource;
import dev.njia.resource.CallbacksResource;
import dev.njia.resource.CardAuthorizationsResource;
import dev.njia.resource.ChangelogResource;
import dev.njia.resource.ChangelogSubscriptionsResource;
import dev.njia.resource.CorridorsResource;
import dev.njia.resource.CreditScoresResource;
import dev.njia.resource.CustomersResource;
import dev.njia.resource.DeprecationsResource;
import dev.njia.resource.DocumentationResource;
import dev.njia.resource.EventsResource;
import dev.njia.resource.FraudResource;
import dev.njia.resource.GhostCardsResource;
import dev.njia.resource.HealthResource;
import dev.njia.resource.IdempotencyKeysResource;
import dev.njia.resource.KycResource;
import dev.njia.resource.PaymentsResource;
import dev.njia.resource.QuotesResource;
import dev.njia.resource.RailsResource;
import dev.njia.resource.RecipientsResource;
import dev.njia.resource.ReferenceResource;
import dev.njia.resource.ReversalsResource;
import dev.njia.resource.RoutingResource;
import dev.njia.resource.SandboxResource;
import dev.njia.resource.TenantResource;
import dev.njia.resource.TransactionsResource;
import dev.njia.resource.UsersResource;
import dev.njia.resource.WebhookDeliveriesResource;
import dev.njia.resource.WebhookEndpointsResource;
import dev.njia.resource.WidgetClientResource;
import dev.njia.resource.WidgetsResource;
import dev.njia.runtime.ApiInfo;
import dev.njia.runtime.AuthScheme;
import dev.njia.runtime.ClientBuilder;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.function.Supplier;

/**
 * Payments, identity, credit and fraud scores, and virtual cards for African markets, behind one API.
 * <p>
 * Money moves over the cheapest reliable rail of a corridor, every write can be repeated safely, and a test mode
 * with a clock of its own lets you play any outcome before you go live.
 */
public final class NjiaClient implements AutoCloseable {
    private static final ApiInfo API = new ApiInfo("njia-java/2.4.0",
            "2.4.0",
            "http://localhost:3000",
            "X-API-Version",
            "2026-09-01",
            new MetaNames("X-Request-Id", "Idempotent-Replayed", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", false),
            new AuthScheme("ApiKeyAuth", "apiKey", AuthScheme.Kind.HEADER, "X-API-Key", "NJIA_API_KEY").retire("^sk_", "2026-09-01", "a key that starts with svc_live_ or svc_test_"),
            new AuthScheme("SessionAuth", "sessionToken", AuthScheme.Kind.BEARER, "", ""),
            new AuthScheme("WidgetAuth", "widgetToken", AuthScheme.Kind.BEARER, "", ""));

    private final Core core;

    private NjiaClient(Core core) {
        this.core = core;
    }

    /**
     * Starts a client.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * The same client without waiting: every call gives a future; giving it up closes the socket.
     *
     * @return a view over the same connections
     */
    public NjiaAsyncClient async() {
        return new NjiaAsyncClient(core);
    }

    /**
     * The same client with other options.
     *
     * @param options that go before the client's own
     * @return a view over the same connections
     */
    public NjiaClient withOptions(RequestOptions options) {
        return new NjiaClient(core.withOptions(options));
    }

    /**
     * The same client with another {@code apiKey}.
     *
     * @param value the credential
     * @return a view over the same connections
     */
    public NjiaClient withApiKey(String value) {
        return new NjiaClient(core.withCredential("apiKey", value));
    }

    /**
     * The same client with another {@code sessionToken}.
     *
     * @param value the credential
     * @return a view over the same connections
     */
    public NjiaClient withSessionToken(String value) {
        return new NjiaClient(core.withCredential("sessionToken", value));
    }

    /**
     * The same client with another {@code widgetToken}.
     *
     * @param value the credential
     * @return a view over the same connections
     */
    public NjiaClient withWidgetToken(String value) {
        return new NjiaClient(core.withCredential("widgetToken", value));
    }

    /**
     * Accounts, balances and ledger entries.
     *
     * @return the operations
     */
    public AccountsResource accounts() {
        return new AccountsResource(core);
    }

    /**
     * Keys, sessions, users and the tenant itself.
     *
     * @return the operations
     */
    public ApiKeysResource apiKeys() {
        return new ApiKeysResource(core);
    }

    /**
     * The hash-chained audit log and the request log.
     *
     * @return the operations
     */
    public AuditResource audit() {
        return new AuditResource(core);
    }

    /**
     * Keys, sessions, users and the tenant itself.
     *
     * @return the operations
     */
    public AuthResource auth() {
        return new AuthResource(core);
    }

    /**
     * Accounts, balances and ledger entries.
     *
     * @return the operations
     */
    public BalancesResource balances() {
        return new BalancesResource(core);
    }

    /**
     * Up to 500 payments in one request, retried automatically.
     *
     * @return the operations
     */
    public BulkPaymentsResource bulkPayments() {
        return new BulkPaymentsResource(core);
    }

    /**
     * Where mobile-money providers and rails report.
     *
     * @return the operations
     */
    public CallbacksResource callbacks() {
        return new CallbacksResource(core);
    }

    /**
     * Virtual cards with spend limits, and their authorizations.
     *
     * @return the operations
     */
    public CardAuthorizationsResource cardAuthorizations() {
        return new CardAuthorizationsResource(core);
    }

    /**
     * What changed in the API, what will change, and whom it affects.
     *
     * @return the operations
     */
    public ChangelogResource changelog() {
        return new ChangelogResource(core);
    }

    /**
     * What changed in the API, what will change, and whom it affects.
     *
     * @return the operations
     */
    public ChangelogSubscriptionsResource changelogSubscriptions() {
        return new ChangelogSubscriptionsResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public CorridorsResource corridors() {
        return new CorridorsResource(core);
    }

    /**
     * Credit scores from mobile-money behaviour.
     *
     * @return the operations
     */
    public CreditScoresResource creditScores() {
        return new CreditScoresResource(core);
    }

    /**
     * The people and businesses that you serve.
     *
     * @return the operations
     */
    public CustomersResource customers() {
        return new CustomersResource(core);
    }

    /**
     * What changed in the API, what will change, and whom it affects.
     *
     * @return the operations
     */
    public DeprecationsResource deprecations() {
        return new DeprecationsResource(core);
    }

    /**
     * This description, exports, the error catalogue and pages.
     *
     * @return the operations
     */
    public DocumentationResource documentation() {
        return new DocumentationResource(core);
    }

    /**
     * The log of everything that happened, as a list and as a stream.
     *
     * @return the operations
     */
    public EventsResource events() {
        return new EventsResource(core);
    }

    /**
     * Fraud scores with reasons, and the policy that acts on them.
     *
     * @return the operations
     */
    public FraudResource fraud() {
        return new FraudResource(core);
    }

    /**
     * Virtual cards with spend limits, and their authorizations.
     *
     * @return the operations
     */
    public GhostCardsResource ghostCards() {
        return new GhostCardsResource(core);
    }

    /**
     * Is the service alive and ready.
     *
     * @return the operations
     */
    public HealthResource health() {
        return new HealthResource(core);
    }

    /**
     * Look up what became of a request whose answer was lost.
     *
     * @return the operations
     */
    public IdempotencyKeysResource idempotencyKeys() {
        return new IdempotencyKeysResource(core);
    }

    /**
     * Identity verification.
     *
     * @return the operations
     */
    public KycResource kyc() {
        return new KycResource(core);
    }

    /**
     * Pay money out to wallets and bank accounts, or collect it from wallets.
     *
     * @return the operations
     */
    public PaymentsResource payments() {
        return new PaymentsResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public QuotesResource quotes() {
        return new QuotesResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public RailsResource rails() {
        return new RailsResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public RecipientsResource recipients() {
        return new RecipientsResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public ReferenceResource reference() {
        return new ReferenceResource(core);
    }

    /**
     * What moved, with its reversal and its audit trail.
     *
     * @return the operations
     */
    public ReversalsResource reversals() {
        return new ReversalsResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public RoutingResource routing() {
        return new RoutingResource(core);
    }

    /**
     * Clock, faults and data of the test mode.
     *
     * @return the operations
     */
    public SandboxResource sandbox() {
        return new SandboxResource(core);
    }

    /**
     * Keys, sessions, users and the tenant itself.
     *
     * @return the operations
     */
    public TenantResource tenant() {
        return new TenantResource(core);
    }

    /**
     * What moved, with its reversal and its audit trail.
     *
     * @return the operations
     */
    public TransactionsResource transactions() {
        return new TransactionsResource(core);
    }

    /**
     * Keys, sessions, users and the tenant itself.
     *
     * @return the operations
     */
    public UsersResource users() {
        return new UsersResource(core);
    }

    /**
     * Endpoints that receive events, and the deliveries to them.
     *
     * @return the operations
     */
    public WebhookDeliveriesResource webhookDeliveries() {
        return new WebhookDeliveriesResource(core);
    }

    /**
     * Endpoints that receive events, and the deliveries to them.
     *
     * @return the operations
     */
    public WebhookEndpointsResource webhookEndpoints() {
        return new WebhookEndpointsResource(core);
    }

    /**
     * Widgets for your own pages, and the calls that they make.
     *
     * @return the operations
     */
    public WidgetClientResource widgetClient() {
        return new WidgetClientResource(core);
    }

    /**
     * Widgets for your own pages, and the calls that they make.
     *
     * @return the operations
     */
    public WidgetsResource widgets() {
        return new WidgetsResource(core);
    }

    /** Ends what is in flight and closes the connections, of all views too. */
    @Override
    public void close() {
        core.close();
    }

    @Override
    public String toString() {
        return "NjiaClient" + core;
    }

    /** Gathers the options of a client. */
    public static final class Builder extends ClientBuilder<Builder> {
        private Builder() {
            super(API);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code apiKey}. Without it the environment variable NJIA_API_KEY is read.
         *
         * @param value the credential, checked at once
         * @return this
         */
        public Builder apiKey(String value) {
            return credential("apiKey", value);
        }

        /**
         * Sets {@code apiKey}, asked for before each attempt.
         *
         * @param value gives the credential
         * @return this
         */
        public Builder apiKey(Supplier<String> value) {
            return credential("apiKey", value);
        }

        /**
         * Sets {@code sessionToken}.
         *
         * @param value the credential, checked at once
         * @return this
         */
        public Builder sessionToken(String value) {
            return credential("sessionToken", value);
        }

        /**
         * Sets {@code sessionToken}, asked for before each attempt.
         *
         * @param value gives the credential
         * @return this
         */
        public Builder sessionToken(Supplier<String> value) {
            return credential("sessionToken", value);
        }

        /**
         * Sets {@code widgetToken}.
         *
         * @param value the credential, checked at once
         * @return this
         */
        public Builder widgetToken(String value) {
            return credential("widgetToken", value);
        }

        /**
         * Sets {@code widgetToken}, asked for before each attempt.
         *
         * @param value gives the credential
         * @return this
         */
        public Builder widgetToken(Supplier<String> value) {
            return credential("widgetToken", value);
        }

        /**
         * The client.
         *
         * @return thread-safe and immutable, with a pool of connections of its own
         */
        public NjiaClient build() {
            return new NjiaClient(core());
        }
    }
}
