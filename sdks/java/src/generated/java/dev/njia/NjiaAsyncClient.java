// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia;

import dev.njia.resource.AccountsAsyncResource;
import dev.njia.resource.ApiKeysAsyncResource;
import dev.njia.resource.AuditAsyncResource;
import dev.njia.resource.AuthAsyncResource;
import dev.njia.resource.BalancesAsyncResource;
import dev.njia.resource.BulkPaymentsAsyncResource;
import dev.njia.resource.CallbacksAsyncResource;
import dev.njia.resource.CardAuthorizationsAsyncResource;
import dev.njia.resource.ChangelogAsyncResource;
import dev.njia.resource.ChangelogSubscriptionsAsyncResource;
import dev.njia.resource.CorridorsAsyncResource;
import dev.njia.resource.CreditScoresAsyncResource;
import dev.njia.resource.CustomersAsyncResource;
import dev.njia.resource.DeprecationsAsyncResource;
import dev.njia.resource.DocumentationAsyncResource;
import dev.njia.resource.EventsAsyncResource;
import dev.njia.resource.FraudAsyncResource;
import dev.njia.resource.GhostCardsAsyncResource;
import dev.njia.resource.HealthAsyncResource;
import dev.njia.resource.IdempotencyKeysAsyncResource;
import dev.njia.resource.KycAsyncResource;
import dev.njia.resource.PaymentsAsyncResource;
import dev.njia.resource.QuotesAsyncResource;
import dev.njia.resource.RailsAsyncResource;
import dev.njia.resource.RecipientsAsyncResource;
import dev.njia.resource.ReferenceAsyncResource;
import dev.njia.resource.ReversalsAsyncResource;
import dev.njia.resource.RoutingAsyncResource;
import dev.njia.resource.SandboxAsyncResource;
import dev.njia.resource.TenantAsyncResource;
import dev.njia.resource.TransactionsAsyncResource;
import dev.njia.resource.UsersAsyncResource;
import dev.njia.resource.WebhookDeliveriesAsyncResource;
import dev.njia.resource.WebhookEndpointsAsyncResource;
import dev.njia.resource.WidgetClientAsyncResource;
import dev.njia.resource.WidgetsAsyncResource;
import dev.njia.runtime.Core;

/** The client without waiting. Giving up on a future, or on a stage derived from it, closes the socket. */
public final class NjiaAsyncClient {
    private final Core core;

    NjiaAsyncClient(Core core) {
        this.core = core;
    }

    /**
     * Accounts, balances and ledger entries.
     *
     * @return the operations
     */
    public AccountsAsyncResource accounts() {
        return new AccountsAsyncResource(core);
    }

    /**
     * Keys, sessions, users and the tenant itself.
     *
     * @return the operations
     */
    public ApiKeysAsyncResource apiKeys() {
        return new ApiKeysAsyncResource(core);
    }

    /**
     * The hash-chained audit log and the request log.
     *
     * @return the operations
     */
    public AuditAsyncResource audit() {
        return new AuditAsyncResource(core);
    }

    /**
     * Keys, sessions, users and the tenant itself.
     *
     * @return the operations
     */
    public AuthAsyncResource auth() {
        return new AuthAsyncResource(core);
    }

    /**
     * Accounts, balances and ledger entries.
     *
     * @return the operations
     */
    public BalancesAsyncResource balances() {
        return new BalancesAsyncResource(core);
    }

    /**
     * Up to 500 payments in one request, retried automatically.
     *
     * @return the operations
     */
    public BulkPaymentsAsyncResource bulkPayments() {
        return new BulkPaymentsAsyncResource(core);
    }

    /**
     * Where mobile-money providers and rails report.
     *
     * @return the operations
     */
    public CallbacksAsyncResource callbacks() {
        return new CallbacksAsyncResource(core);
    }

    /**
     * Virtual cards with spend limits, and their authorizations.
     *
     * @return the operations
     */
    public CardAuthorizationsAsyncResource cardAuthorizations() {
        return new CardAuthorizationsAsyncResource(core);
    }

    /**
     * What changed in the API, what will change, and whom it affects.
     *
     * @return the operations
     */
    public ChangelogAsyncResource changelog() {
        return new ChangelogAsyncResource(core);
    }

    /**
     * What changed in the API, what will change, and whom it affects.
     *
     * @return the operations
     */
    public ChangelogSubscriptionsAsyncResource changelogSubscriptions() {
        return new ChangelogSubscriptionsAsyncResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public CorridorsAsyncResource corridors() {
        return new CorridorsAsyncResource(core);
    }

    /**
     * Credit scores from mobile-money behaviour.
     *
     * @return the operations
     */
    public CreditScoresAsyncResource creditScores() {
        return new CreditScoresAsyncResource(core);
    }

    /**
     * The people and businesses that you serve.
     *
     * @return the operations
     */
    public CustomersAsyncResource customers() {
        return new CustomersAsyncResource(core);
    }

    /**
     * What changed in the API, what will change, and whom it affects.
     *
     * @return the operations
     */
    public DeprecationsAsyncResource deprecations() {
        return new DeprecationsAsyncResource(core);
    }

    /**
     * This description, exports, the error catalogue and pages.
     *
     * @return the operations
     */
    public DocumentationAsyncResource documentation() {
        return new DocumentationAsyncResource(core);
    }

    /**
     * The log of everything that happened, as a list and as a stream.
     *
     * @return the operations
     */
    public EventsAsyncResource events() {
        return new EventsAsyncResource(core);
    }

    /**
     * Fraud scores with reasons, and the policy that acts on them.
     *
     * @return the operations
     */
    public FraudAsyncResource fraud() {
        return new FraudAsyncResource(core);
    }

    /**
     * Virtual cards with spend limits, and their authorizations.
     *
     * @return the operations
     */
    public GhostCardsAsyncResource ghostCards() {
        return new GhostCardsAsyncResource(core);
    }

    /**
     * Is the service alive and ready.
     *
     * @return the operations
     */
    public HealthAsyncResource health() {
        return new HealthAsyncResource(core);
    }

    /**
     * Look up what became of a request whose answer was lost.
     *
     * @return the operations
     */
    public IdempotencyKeysAsyncResource idempotencyKeys() {
        return new IdempotencyKeysAsyncResource(core);
    }

    /**
     * Identity verification.
     *
     * @return the operations
     */
    public KycAsyncResource kyc() {
        return new KycAsyncResource(core);
    }

    /**
     * Pay money out to wallets and bank accounts, or collect it from wallets.
     *
     * @return the operations
     */
    public PaymentsAsyncResource payments() {
        return new PaymentsAsyncResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public QuotesAsyncResource quotes() {
        return new QuotesAsyncResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public RailsAsyncResource rails() {
        return new RailsAsyncResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public RecipientsAsyncResource recipients() {
        return new RecipientsAsyncResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public ReferenceAsyncResource reference() {
        return new ReferenceAsyncResource(core);
    }

    /**
     * What moved, with its reversal and its audit trail.
     *
     * @return the operations
     */
    public ReversalsAsyncResource reversals() {
        return new ReversalsAsyncResource(core);
    }

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     *
     * @return the operations
     */
    public RoutingAsyncResource routing() {
        return new RoutingAsyncResource(core);
    }

    /**
     * Clock, faults and data of the test mode.
     *
     * @return the operations
     */
    public SandboxAsyncResource sandbox() {
        return new SandboxAsyncResource(core);
    }

    /**
     * Keys, sessions, users and the tenant itself.
     *
     * @return the operations
     */
    public TenantAsyncResource tenant() {
        return new TenantAsyncResource(core);
    }

    /**
     * What moved, with its reversal and its audit trail.
     *
     * @return the operations
     */
    public TransactionsAsyncResource transactions() {
        return new TransactionsAsyncResource(core);
    }

    /**
     * Keys, sessions, users and the tenant itself.
     *
     * @return the operations
     */
    public UsersAsyncResource users() {
        return new UsersAsyncResource(core);
    }

    /**
     * Endpoints that receive events, and the deliveries to them.
     *
     * @return the operations
     */
    public WebhookDeliveriesAsyncResource webhookDeliveries() {
        return new WebhookDeliveriesAsyncResource(core);
    }

    /**
     * Endpoints that receive events, and the deliveries to them.
     *
     * @return the operations
     */
    public WebhookEndpointsAsyncResource webhookEndpoints() {
        return new WebhookEndpointsAsyncResource(core);
    }

    /**
     * Widgets for your own pages, and the calls that they make.
     *
     * @return the operations
     */
    public WidgetClientAsyncResource widgetClient() {
        return new WidgetClientAsyncResource(core);
    }

    /**
     * Widgets for your own pages, and the calls that they make.
     *
     * @return the operations
     */
    public WidgetsAsyncResource widgets() {
        return new WidgetsAsyncResource(core);
    }
}
