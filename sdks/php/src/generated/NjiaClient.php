<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia;

use Njia\Exception\ConfigurationException;
use Njia\Internal\ApiClient;
use Njia\Internal\ClientInfo;
use Njia\Internal\Credentials;
use Njia\Internal\Scheme;
use Njia\Internal\Seam;
use Njia\Resource\Accounts;
use Njia\Resource\ApiKeys;
use Njia\Resource\Audit;
use Njia\Resource\Auth;
use Njia\Resource\Balances;
use Njia\Resource\BulkPayments;
use Njia\Resource\Callbacks;
use Njia\Resource\CardAuthorizations;
use Njia\Resource\Changelog;
use Njia\Resource\ChangelogSubscriptions;
use Njia\Resource\Corridors;
use Njia\Resource\CreditScores;
use Njia\Resource\Customers;
use Njia\Resource\Deprecations;
use Njia\Resource\Documentation;
use Njia\Resource\Events;
use Njia\Resource\Fraud;
use Njia\Resource\GhostCards;
use Njia\Resource\HealthResource;
use Njia\Resource\IdempotencyKeys;
use Njia\Resource\Kyc;
use Njia\Resource\Payments;
use Njia\Resource\Quotes;
use Njia\Resource\Rails;
use Njia\Resource\Recipients;
use Njia\Resource\Reference;
use Njia\Resource\Reversals;
use Njia\Resource\Routing;
use Njia\Resource\Sandbox;
use Njia\Resource\TenantResource;
use Njia\Resource\Transactions;
use Njia\Resource\Users;
use Njia\Resource\WebhookDeliveries;
use Njia\Resource\WebhookEndpoints;
use Njia\Resource\WidgetClient;
use Njia\Resource\Widgets;
use Njia\Transport\CurlTransport;
use Njia\Transport\Transport;
use Njia\Webhook\Webhooks;

/**
 * Client for Njia API.
 *
 * One connection is kept open. Not for use by several threads at once; safe across fork.
 */
final class NjiaClient
{
    /**
     * Accounts, balances and ledger entries.
     */
    public readonly Accounts $accounts;

    /**
     * Keys, sessions, users and the tenant itself.
     */
    public readonly ApiKeys $apiKeys;

    /**
     * The hash-chained audit log and the request log.
     */
    public readonly Audit $audit;

    /**
     * Keys, sessions, users and the tenant itself.
     */
    public readonly Auth $auth;

    /**
     * Accounts, balances and ledger entries.
     */
    public readonly Balances $balances;

    /**
     * Up to 500 payments in one request, retried automatically.
     */
    public readonly BulkPayments $bulkPayments;

    /**
     * Where mobile-money providers and rails report.
     */
    public readonly Callbacks $callbacks;

    /**
     * Virtual cards with spend limits, and their authorizations.
     */
    public readonly CardAuthorizations $cardAuthorizations;

    /**
     * What changed in the API, what will change, and whom it affects.
     */
    public readonly Changelog $changelog;

    /**
     * What changed in the API, what will change, and whom it affects.
     */
    public readonly ChangelogSubscriptions $changelogSubscriptions;

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     */
    public readonly Corridors $corridors;

    /**
     * Credit scores from mobile-money behaviour.
     */
    public readonly CreditScores $creditScores;

    /**
     * The people and businesses that you serve.
     */
    public readonly Customers $customers;

    /**
     * What changed in the API, what will change, and whom it affects.
     */
    public readonly Deprecations $deprecations;

    /**
     * This description, exports, the error catalogue and pages.
     */
    public readonly Documentation $documentation;

    /**
     * The log of everything that happened, as a list and as a stream.
     */
    public readonly Events $events;

    /**
     * Fraud scores with reasons, and the policy that acts on them.
     */
    public readonly Fraud $fraud;

    /**
     * Virtual cards with spend limits, and their authorizations.
     */
    public readonly GhostCards $ghostCards;

    /**
     * Is the service alive and ready.
     */
    public readonly HealthResource $health;

    /**
     * Look up what became of a request whose answer was lost.
     */
    public readonly IdempotencyKeys $idempotencyKeys;

    /**
     * Identity verification.
     */
    public readonly Kyc $kyc;

    /**
     * Pay money out to wallets and bank accounts, or collect it from wallets.
     */
    public readonly Payments $payments;

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     */
    public readonly Quotes $quotes;

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     */
    public readonly Rails $rails;

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     */
    public readonly Recipients $recipients;

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     */
    public readonly Reference $reference;

    /**
     * What moved, with its reversal and its audit trail.
     */
    public readonly Reversals $reversals;

    /**
     * Firm prices, rails, corridors and how a rail is chosen.
     */
    public readonly Routing $routing;

    /**
     * Clock, faults and data of the test mode.
     */
    public readonly Sandbox $sandbox;

    /**
     * Keys, sessions, users and the tenant itself.
     */
    public readonly TenantResource $tenant;

    /**
     * What moved, with its reversal and its audit trail.
     */
    public readonly Transactions $transactions;

    /**
     * Keys, sessions, users and the tenant itself.
     */
    public readonly Users $users;

    /**
     * Endpoints that receive events, and the deliveries to them.
     */
    public readonly WebhookDeliveries $webhookDeliveries;

    /**
     * Endpoints that receive events, and the deliveries to them.
     */
    public readonly WebhookEndpoints $webhookEndpoints;

    /**
     * Widgets for your own pages, and the calls that they make.
     */
    public readonly WidgetClient $widgetClient;

    /**
     * Widgets for your own pages, and the calls that they make.
     */
    public readonly Widgets $widgets;

    /**
     * Verifies and reads the events that the API sends; needs no credentials.
     */
    public readonly Webhooks $webhooks;

    private readonly ApiClient $api;

    /**
     * @param string|\Closure|null $apiKey Secret key of a tenant, `svc_live_` or `svc_test_` and 42 letters and digits.; else the environment's NJIA_API_KEY; text, or a function that returns it
     * @param string|\Closure|null $sessionToken Token of a login session (`POST /v1/auth/login`), sent together with the API key.; text, or a function that returns it
     * @param string|\Closure|null $widgetToken Short-lived client token of one widget session, used in the browser instead of an API key.; text, or a function that returns it
     * @param ?string $baseUrl another server, `http(s)://host[:port][/path]`
     * @param float $timeout seconds for one attempt, from name look-up to the last byte
     * @param float $connectTimeout seconds to connect
     * @param ?float $deadline seconds for a whole call with its waits
     * @param float $maxRetryAfter seconds, the longest wait that a server may ask for
     * @param array<string, string> $headers sent with every request
     * @param ?\Psr\Log\LoggerInterface $logger a PSR-3 logger
     * @param bool $logBodies log redacted bodies, too
     * @param ?Transport $transport replaces the one on ext-curl
     * @param ?Seam $seam clock, waiting and random numbers, for tests
     * @throws ConfigurationException when an option makes no sense
     */
    public function __construct(
        #[\SensitiveParameter] string|\Closure|null $apiKey = null,
        #[\SensitiveParameter] string|\Closure|null $sessionToken = null,
        #[\SensitiveParameter] string|\Closure|null $widgetToken = null,
        ?string $baseUrl = null,
        float $timeout = 60.0,
        float $connectTimeout = 10.0,
        ?float $deadline = null,
        int $maxRetries = 2,
        float $maxRetryAfter = 60.0,
        array $headers = [],
        ?Hooks $hooks = null,
        ?\Psr\Log\LoggerInterface $logger = null,
        bool $logBodies = false,
        ?Transport $transport = null,
        ?Seam $seam = null,
    ) {
        $info = self::info();
        $this->api = new ApiClient(
            $info,
            new Credentials($info->schemes, ['apiKey' => $apiKey, 'sessionToken' => $sessionToken, 'widgetToken' => $widgetToken]),
            new RequestOptions(
                timeout: $timeout,
                connectTimeout: $connectTimeout,
                deadline: $deadline,
                maxRetries: $maxRetries,
                maxRetryAfter: $maxRetryAfter,
                headers: $headers,
                hooks: $hooks,
            ),
            $transport ?? new CurlTransport(),
            $seam ?? new Seam(),
            $baseUrl,
            $logger,
            $logBodies,
        );
        $this->makeLazy();
    }

    /**
     * A client on the same connection with another credential.
     */
    public function withApiKey(#[\SensitiveParameter] string|\Closure $apiKey): self
    {
        return $this->with(['apiKey' => $apiKey]);
    }

    /**
     * A client on the same connection with another credential.
     */
    public function withSessionToken(#[\SensitiveParameter] string|\Closure $sessionToken): self
    {
        return $this->with(['sessionToken' => $sessionToken]);
    }

    /**
     * A client on the same connection with another credential.
     */
    public function withWidgetToken(#[\SensitiveParameter] string|\Closure $widgetToken): self
    {
        return $this->with(['widgetToken' => $widgetToken]);
    }

    /**
     * Closes the connection; later calls raise.
     */
    public function close(): void
    {
        $this->api->close();
    }

    /**
     * @param array<string, string|\Closure> $credentials
     */
    private function with(#[\SensitiveParameter] array $credentials): self
    {
        $copy = (new \ReflectionClass($this))->newInstanceWithoutConstructor();
        $copy->api = $this->api->withCredentials($credentials);
        $copy->makeLazy();
        return $copy;
    }

    /**
     * A readonly property that was unset before it had a value is made when it is first read, see `__get`.
     */
    private function makeLazy(): void
    {
        foreach ([
            'accounts',
            'apiKeys',
            'audit',
            'auth',
            'balances',
            'bulkPayments',
            'callbacks',
            'cardAuthorizations',
            'changelog',
            'changelogSubscriptions',
            'corridors',
            'creditScores',
            'customers',
            'deprecations',
            'documentation',
            'events',
            'fraud',
            'ghostCards',
            'health',
            'idempotencyKeys',
            'kyc',
            'payments',
            'quotes',
            'rails',
            'recipients',
            'reference',
            'reversals',
            'routing',
            'sandbox',
            'tenant',
            'transactions',
            'users',
            'webhookDeliveries',
            'webhookEndpoints',
            'widgetClient',
            'widgets',
            'webhooks',
        ] as $name) {
            unset($this->{$name});
        }
    }

    /**
     * @internal
     */
    public function __get(string $name): object
    {
        return match ($name) {
            'accounts' => $this->accounts = new Accounts($this->api),
            'apiKeys' => $this->apiKeys = new ApiKeys($this->api),
            'audit' => $this->audit = new Audit($this->api),
            'auth' => $this->auth = new Auth($this->api),
            'balances' => $this->balances = new Balances($this->api),
            'bulkPayments' => $this->bulkPayments = new BulkPayments($this->api),
            'callbacks' => $this->callbacks = new Callbacks($this->api),
            'cardAuthorizations' => $this->cardAuthorizations = new CardAuthorizations($this->api),
            'changelog' => $this->changelog = new Changelog($this->api),
            'changelogSubscriptions' => $this->changelogSubscriptions = new ChangelogSubscriptions($this->api),
            'corridors' => $this->corridors = new Corridors($this->api),
            'creditScores' => $this->creditScores = new CreditScores($this->api),
            'customers' => $this->customers = new Customers($this->api),
            'deprecations' => $this->deprecations = new Deprecations($this->api),
            'documentation' => $this->documentation = new Documentation($this->api),
            'events' => $this->events = new Events($this->api),
            'fraud' => $this->fraud = new Fraud($this->api),
            'ghostCards' => $this->ghostCards = new GhostCards($this->api),
            'health' => $this->health = new HealthResource($this->api),
            'idempotencyKeys' => $this->idempotencyKeys = new IdempotencyKeys($this->api),
            'kyc' => $this->kyc = new Kyc($this->api),
            'payments' => $this->payments = new Payments($this->api),
            'quotes' => $this->quotes = new Quotes($this->api),
            'rails' => $this->rails = new Rails($this->api),
            'recipients' => $this->recipients = new Recipients($this->api),
            'reference' => $this->reference = new Reference($this->api),
            'reversals' => $this->reversals = new Reversals($this->api),
            'routing' => $this->routing = new Routing($this->api),
            'sandbox' => $this->sandbox = new Sandbox($this->api),
            'tenant' => $this->tenant = new TenantResource($this->api),
            'transactions' => $this->transactions = new Transactions($this->api),
            'users' => $this->users = new Users($this->api),
            'webhookDeliveries' => $this->webhookDeliveries = new WebhookDeliveries($this->api),
            'webhookEndpoints' => $this->webhookEndpoints = new WebhookEndpoints($this->api),
            'widgetClient' => $this->widgetClient = new WidgetClient($this->api),
            'widgets' => $this->widgets = new Widgets($this->api),
            'webhooks' => $this->webhooks = new Webhooks(WebhookEvents::table()),
            default => throw new \Error("There is no resource \"{$name}\"."),
        };
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->api->baseUrl];
    }

    /**
     * @return array<string, mixed>
     */
    public function __serialize(): array
    {
        throw new \LogicException('A client holds credentials and cannot be serialised; create one where it is needed.');
    }

    private static function info(): ClientInfo
    {
        static $info = null;
        return $info ??= new ClientInfo(
            'njia-php',
            '2.4.0',
            '2.4.0',
            'http://localhost:3000',
            'NJIA_BASE_URL',
            [
                new Scheme(
                    'ApiKeyAuth',
                    'apiKey',
                    'header',
                    'X-API-Key',
                    'NJIA_API_KEY',
                    [
                        ['^sk_', '2026-09-01', 'a key that starts with svc_live_ or svc_test_'],
                    ],
                ),
                new Scheme('SessionAuth', 'sessionToken', 'bearer', 'Authorization'),
                new Scheme('WidgetAuth', 'widgetToken', 'bearer', 'Authorization'),
            ],
            versionHeader: ['X-API-Version', '2026-09-01'],
            metaHeaders: [
                'requestId' => 'X-Request-Id',
                'replayed' => 'Idempotent-Replayed',
                'limit' => 'X-RateLimit-Limit',
                'remaining' => 'X-RateLimit-Remaining',
                'reset' => 'X-RateLimit-Reset',
            ],
            sensitive: [
                'accessToken' => true,
                'accountNumber' => true,
                'backImage' => true,
                'clientToken' => true,
                'cvc' => true,
                'dateOfBirth' => true,
                'email' => true,
                'frontImage' => true,
                'iban' => true,
                'idNumber' => true,
                'image' => true,
                'key' => true,
                'livenessFrames' => true,
                'number' => true,
                'password' => true,
                'phone' => true,
                'refreshToken' => true,
                'secret' => true,
                'token' => true,
            ],
        );
    }
}
