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
 *
 * @property-read Accounts $accounts Accounts, balances and ledger entries.
 * @property-read ApiKeys $apiKeys Keys, sessions, users and the tenant itself.
 * @property-read Audit $audit The hash-chained audit log and the request log.
 * @property-read Auth $auth Keys, sessions, users and the tenant itself.
 * @property-read Balances $balances Accounts, balances and ledger entries.
 * @property-read BulkPayments $bulkPayments Up to 500 payments in one request, retried automatically.
 * @property-read Callbacks $callbacks Where mobile-money providers and rails report.
 * @property-read CardAuthorizations $cardAuthorizations Virtual cards with spend limits, and their
 *     authorizations.
 * @property-read Changelog $changelog What changed in the API, what will change, and whom it affects.
 * @property-read ChangelogSubscriptions $changelogSubscriptions What changed in the API, what will
 *     change, and whom it affects.
 * @property-read Corridors $corridors Firm prices, rails, corridors and how a rail is chosen.
 * @property-read CreditScores $creditScores Credit scores from mobile-money behaviour.
 * @property-read Customers $customers The people and businesses that you serve.
 * @property-read Deprecations $deprecations What changed in the API, what will change, and whom it
 *     affects.
 * @property-read Documentation $documentation This description, exports, the error catalogue and pages.
 * @property-read Events $events The log of everything that happened, as a list and as a stream.
 * @property-read Fraud $fraud Fraud scores with reasons, and the policy that acts on them.
 * @property-read GhostCards $ghostCards Virtual cards with spend limits, and their authorizations.
 * @property-read HealthResource $health Is the service alive and ready.
 * @property-read IdempotencyKeys $idempotencyKeys Look up what became of a request whose answer was
 *     lost.
 * @property-read Kyc $kyc Identity verification.
 * @property-read Payments $payments Pay money out to wallets and bank accounts, or collect it from
 *     wallets.
 * @property-read Quotes $quotes Firm prices, rails, corridors and how a rail is chosen.
 * @property-read Rails $rails Firm prices, rails, corridors and how a rail is chosen.
 * @property-read Recipients $recipients Firm prices, rails, corridors and how a rail is chosen.
 * @property-read Reference $reference Firm prices, rails, corridors and how a rail is chosen.
 * @property-read Reversals $reversals What moved, with its reversal and its audit trail.
 * @property-read Routing $routing Firm prices, rails, corridors and how a rail is chosen.
 * @property-read Sandbox $sandbox Clock, faults and data of the test mode.
 * @property-read TenantResource $tenant Keys, sessions, users and the tenant itself.
 * @property-read Transactions $transactions What moved, with its reversal and its audit trail.
 * @property-read Users $users Keys, sessions, users and the tenant itself.
 * @property-read WebhookDeliveries $webhookDeliveries Endpoints that receive events, and the deliveries
 *     to them.
 * @property-read WebhookEndpoints $webhookEndpoints Endpoints that receive events, and the deliveries
 *     to them.
 * @property-read WidgetClient $widgetClient Widgets for your own pages, and the calls that they make.
 * @property-read Widgets $widgets Widgets for your own pages, and the calls that they make.
 * @property-read Webhooks $webhooks Verifies and reads the events that the API sends; needs no
 *     credentials.
 */
final class NjiaClient
{
    private ApiClient $api;
    /** @var array<string, object> resources, made when first read */
    private array $made = [];

    /**
     * @param string|\Closure|null $apiKey Secret key of a tenant, `svc_live_` or `svc_test_` and 42 letters
     *     and digits.; else the environment's NJIA_API_KEY; text, or a function that returns it
     * @param string|\Closure|null $sessionToken Token of a login session (`POST /v1/auth/login`), sent
     *     together with the API key.; text, or a function that returns it
     * @param string|\Closure|null $widgetToken Short-lived client token of one widget session, used in the
     *     browser instead of an API key.; text, or a function that returns it
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
            new Credentials(
                $info->schemes,
                ['apiKey' => $apiKey, 'sessionToken' => $sessionToken, 'widgetToken' => $widgetToken],
            ),
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
        $copy = clone $this;
        $copy->api = $this->api->withCredentials($credentials);
        $copy->made = [];
        return $copy;
    }

    /**
     * @internal
     */
    public function __get(string $name): object
    {
        return $this->made[$name] ??= match ($name) {
            'accounts' => new Accounts($this->api),
            'apiKeys' => new ApiKeys($this->api),
            'audit' => new Audit($this->api),
            'auth' => new Auth($this->api),
            'balances' => new Balances($this->api),
            'bulkPayments' => new BulkPayments($this->api),
            'callbacks' => new Callbacks($this->api),
            'cardAuthorizations' => new CardAuthorizations($this->api),
            'changelog' => new Changelog($this->api),
            'changelogSubscriptions' => new ChangelogSubscriptions($this->api),
            'corridors' => new Corridors($this->api),
            'creditScores' => new CreditScores($this->api),
            'customers' => new Customers($this->api),
            'deprecations' => new Deprecations($this->api),
            'documentation' => new Documentation($this->api),
            'events' => new Events($this->api),
            'fraud' => new Fraud($this->api),
            'ghostCards' => new GhostCards($this->api),
            'health' => new HealthResource($this->api),
            'idempotencyKeys' => new IdempotencyKeys($this->api),
            'kyc' => new Kyc($this->api),
            'payments' => new Payments($this->api),
            'quotes' => new Quotes($this->api),
            'rails' => new Rails($this->api),
            'recipients' => new Recipients($this->api),
            'reference' => new Reference($this->api),
            'reversals' => new Reversals($this->api),
            'routing' => new Routing($this->api),
            'sandbox' => new Sandbox($this->api),
            'tenant' => new TenantResource($this->api),
            'transactions' => new Transactions($this->api),
            'users' => new Users($this->api),
            'webhookDeliveries' => new WebhookDeliveries($this->api),
            'webhookEndpoints' => new WebhookEndpoints($this->api),
            'widgetClient' => new WidgetClient($this->api),
            'widgets' => new Widgets($this->api),
            'webhooks' => new Webhooks(WebhookEvents::table()),
            default => throw new \Error("There is no resource \"{$name}\"."),
        };
    }

    /**
     * @internal
     */
    public function __set(string $name, mixed $value): never
    {
        throw new \Error("A client has no property \"{$name}\" that can be set.");
    }

    /**
     * @internal
     */
    public function __isset(string $name): bool
    {
        return in_array($name, [
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
        ], true);
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
        throw new \LogicException('A client holds credentials and cannot be serialised: create one where needed.');
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
