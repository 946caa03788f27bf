"""The clients. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .._runtime._client import AsyncClient, SyncClient
from .._runtime._info import ClientInfo, Retired, Scheme
from .._runtime._meta import MetaNames

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._runtime._auth import AsyncCredential, Credential
    from .._runtime._client import AsyncClientOptions, ClientOptions
    from ..resources.accounts import Accounts, AsyncAccounts
    from ..resources.api_keys import ApiKeys, AsyncApiKeys
    from ..resources.audit import AsyncAudit, Audit
    from ..resources.auth import AsyncAuth, Auth
    from ..resources.balances import AsyncBalances, Balances
    from ..resources.bulk_payments import AsyncBulkPayments, BulkPayments
    from ..resources.callbacks import AsyncCallbacks, Callbacks
    from ..resources.card_authorizations import AsyncCardAuthorizations, CardAuthorizations
    from ..resources.changelog import AsyncChangelog, Changelog
    from ..resources.changelog_subscriptions import AsyncChangelogSubscriptions, ChangelogSubscriptions
    from ..resources.corridors import AsyncCorridors, Corridors
    from ..resources.credit_scores import AsyncCreditScores, CreditScores
    from ..resources.customers import AsyncCustomers, Customers
    from ..resources.deprecations import AsyncDeprecations, Deprecations
    from ..resources.documentation import AsyncDocumentation, Documentation
    from ..resources.events import AsyncEvents, Events
    from ..resources.fraud import AsyncFraud, Fraud
    from ..resources.ghost_cards import AsyncGhostCards, GhostCards
    from ..resources.health import AsyncHealthResource, HealthResource
    from ..resources.idempotency_keys import AsyncIdempotencyKeys, IdempotencyKeys
    from ..resources.kyc import AsyncKyc, Kyc
    from ..resources.payments import AsyncPayments, Payments
    from ..resources.quotes import AsyncQuotes, Quotes
    from ..resources.rails import AsyncRails, Rails
    from ..resources.recipients import AsyncRecipients, Recipients
    from ..resources.reference import AsyncReference, Reference
    from ..resources.reversals import AsyncReversals, Reversals
    from ..resources.routing import AsyncRouting, Routing
    from ..resources.sandbox import AsyncSandbox, Sandbox
    from ..resources.tenant import AsyncTenantResource, TenantResource
    from ..resources.transactions import AsyncTransactions, Transactions
    from ..resources.users import AsyncUsers, Users
    from ..resources.webhook_deliveries import AsyncWebhookDeliveries, WebhookDeliveries
    from ..resources.webhook_endpoints import AsyncWebhookEndpoints, WebhookEndpoints
    from ..resources.widget_client import AsyncWidgetClient, WidgetClient
    from ..resources.widgets import AsyncWidgets, Widgets

INFO = ClientInfo(
    agent="njia-python",
    version="2.4.0",
    api="2.4.0",
    base_url="http://localhost:3000",
    base_url_env="NJIA_BASE_URL",
    schemes=(
        Scheme(
            "ApiKeyAuth",
            "api_key",
            "header",
            "X-API-Key",
            env="NJIA_API_KEY",
            retired=(Retired("^sk_", "2026-09-01", "a key that starts with svc_live_ or svc_test_"),),
        ),
        Scheme("SessionAuth", "session_token", "bearer"),
        Scheme("WidgetAuth", "widget_token", "bearer"),
    ),
    version_header=("X-API-Version", "2026-09-01"),
    meta=MetaNames(
        request_id="X-Request-Id",
        replayed="Idempotent-Replayed",
        limit="X-RateLimit-Limit",
        remaining="X-RateLimit-Remaining",
        reset="X-RateLimit-Reset",
    ),
    sensitive=frozenset(
        {
            "accessToken",
            "accountNumber",
            "backImage",
            "clientToken",
            "cvc",
            "dateOfBirth",
            "email",
            "frontImage",
            "iban",
            "idNumber",
            "image",
            "key",
            "livenessFrames",
            "number",
            "password",
            "phone",
            "refreshToken",
            "secret",
            "token",
        },
    ),
)


class Njia(SyncClient):
    """Client for Njia API; see `ClientOptions` for the options."""

    def __init__(
        self,
        *,
        api_key: Credential = None,
        session_token: Credential = None,
        widget_token: Credential = None,
        **options: Unpack[ClientOptions],
    ) -> None:
        super().__init__(
            INFO,
            {
                "api_key": api_key,
                "session_token": session_token,
                "widget_token": widget_token,
            },
            options,
        )

    @cached_property
    def accounts(self) -> Accounts:
        """Accounts, balances and ledger entries."""
        from ..resources.accounts import Accounts

        return Accounts(self._core)

    @cached_property
    def api_keys(self) -> ApiKeys:
        """Keys, sessions, users and the tenant itself."""
        from ..resources.api_keys import ApiKeys

        return ApiKeys(self._core)

    @cached_property
    def audit(self) -> Audit:
        """The hash-chained audit log and the request log."""
        from ..resources.audit import Audit

        return Audit(self._core)

    @cached_property
    def auth(self) -> Auth:
        """Keys, sessions, users and the tenant itself."""
        from ..resources.auth import Auth

        return Auth(self._core)

    @cached_property
    def balances(self) -> Balances:
        """Accounts, balances and ledger entries."""
        from ..resources.balances import Balances

        return Balances(self._core)

    @cached_property
    def bulk_payments(self) -> BulkPayments:
        """Up to 500 payments in one request, retried automatically."""
        from ..resources.bulk_payments import BulkPayments

        return BulkPayments(self._core)

    @cached_property
    def callbacks(self) -> Callbacks:
        """Where mobile-money providers and rails report."""
        from ..resources.callbacks import Callbacks

        return Callbacks(self._core)

    @cached_property
    def card_authorizations(self) -> CardAuthorizations:
        """Virtual cards with spend limits, and their authorizations."""
        from ..resources.card_authorizations import CardAuthorizations

        return CardAuthorizations(self._core)

    @cached_property
    def changelog(self) -> Changelog:
        """What changed in the API, what will change, and whom it affects."""
        from ..resources.changelog import Changelog

        return Changelog(self._core)

    @cached_property
    def changelog_subscriptions(self) -> ChangelogSubscriptions:
        """What changed in the API, what will change, and whom it affects."""
        from ..resources.changelog_subscriptions import ChangelogSubscriptions

        return ChangelogSubscriptions(self._core)

    @cached_property
    def corridors(self) -> Corridors:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.corridors import Corridors

        return Corridors(self._core)

    @cached_property
    def credit_scores(self) -> CreditScores:
        """Credit scores from mobile-money behaviour."""
        from ..resources.credit_scores import CreditScores

        return CreditScores(self._core)

    @cached_property
    def customers(self) -> Customers:
        """The people and businesses that you serve."""
        from ..resources.customers import Customers

        return Customers(self._core)

    @cached_property
    def deprecations(self) -> Deprecations:
        """What changed in the API, what will change, and whom it affects."""
        from ..resources.deprecations import Deprecations

        return Deprecations(self._core)

    @cached_property
    def documentation(self) -> Documentation:
        """This description, exports, the error catalogue and pages."""
        from ..resources.documentation import Documentation

        return Documentation(self._core)

    @cached_property
    def events(self) -> Events:
        """The log of everything that happened, as a list and as a stream."""
        from ..resources.events import Events

        return Events(self._core)

    @cached_property
    def fraud(self) -> Fraud:
        """Fraud scores with reasons, and the policy that acts on them."""
        from ..resources.fraud import Fraud

        return Fraud(self._core)

    @cached_property
    def ghost_cards(self) -> GhostCards:
        """Virtual cards with spend limits, and their authorizations."""
        from ..resources.ghost_cards import GhostCards

        return GhostCards(self._core)

    @cached_property
    def health(self) -> HealthResource:
        """Is the service alive and ready."""
        from ..resources.health import HealthResource

        return HealthResource(self._core)

    @cached_property
    def idempotency_keys(self) -> IdempotencyKeys:
        """Look up what became of a request whose answer was lost."""
        from ..resources.idempotency_keys import IdempotencyKeys

        return IdempotencyKeys(self._core)

    @cached_property
    def kyc(self) -> Kyc:
        """Identity verification."""
        from ..resources.kyc import Kyc

        return Kyc(self._core)

    @cached_property
    def payments(self) -> Payments:
        """Pay money out to wallets and bank accounts, or collect it from wallets."""
        from ..resources.payments import Payments

        return Payments(self._core)

    @cached_property
    def quotes(self) -> Quotes:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.quotes import Quotes

        return Quotes(self._core)

    @cached_property
    def rails(self) -> Rails:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.rails import Rails

        return Rails(self._core)

    @cached_property
    def recipients(self) -> Recipients:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.recipients import Recipients

        return Recipients(self._core)

    @cached_property
    def reference(self) -> Reference:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.reference import Reference

        return Reference(self._core)

    @cached_property
    def reversals(self) -> Reversals:
        """What moved, with its reversal and its audit trail."""
        from ..resources.reversals import Reversals

        return Reversals(self._core)

    @cached_property
    def routing(self) -> Routing:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.routing import Routing

        return Routing(self._core)

    @cached_property
    def sandbox(self) -> Sandbox:
        """Clock, faults and data of the test mode."""
        from ..resources.sandbox import Sandbox

        return Sandbox(self._core)

    @cached_property
    def tenant(self) -> TenantResource:
        """Keys, sessions, users and the tenant itself."""
        from ..resources.tenant import TenantResource

        return TenantResource(self._core)

    @cached_property
    def transactions(self) -> Transactions:
        """What moved, with its reversal and its audit trail."""
        from ..resources.transactions import Transactions

        return Transactions(self._core)

    @cached_property
    def users(self) -> Users:
        """Keys, sessions, users and the tenant itself."""
        from ..resources.users import Users

        return Users(self._core)

    @cached_property
    def webhook_deliveries(self) -> WebhookDeliveries:
        """Endpoints that receive events, and the deliveries to them."""
        from ..resources.webhook_deliveries import WebhookDeliveries

        return WebhookDeliveries(self._core)

    @cached_property
    def webhook_endpoints(self) -> WebhookEndpoints:
        """Endpoints that receive events, and the deliveries to them."""
        from ..resources.webhook_endpoints import WebhookEndpoints

        return WebhookEndpoints(self._core)

    @cached_property
    def widget_client(self) -> WidgetClient:
        """Widgets for your own pages, and the calls that they make."""
        from ..resources.widget_client import WidgetClient

        return WidgetClient(self._core)

    @cached_property
    def widgets(self) -> Widgets:
        """Widgets for your own pages, and the calls that they make."""
        from ..resources.widgets import Widgets

        return Widgets(self._core)


class AsyncNjia(AsyncClient):
    """Client for Njia API; see `ClientOptions` for the options."""

    def __init__(
        self,
        *,
        api_key: AsyncCredential = None,
        session_token: AsyncCredential = None,
        widget_token: AsyncCredential = None,
        **options: Unpack[AsyncClientOptions],
    ) -> None:
        super().__init__(
            INFO,
            {
                "api_key": api_key,
                "session_token": session_token,
                "widget_token": widget_token,
            },
            options,
        )

    @cached_property
    def accounts(self) -> AsyncAccounts:
        """Accounts, balances and ledger entries."""
        from ..resources.accounts import AsyncAccounts

        return AsyncAccounts(self._core)

    @cached_property
    def api_keys(self) -> AsyncApiKeys:
        """Keys, sessions, users and the tenant itself."""
        from ..resources.api_keys import AsyncApiKeys

        return AsyncApiKeys(self._core)

    @cached_property
    def audit(self) -> AsyncAudit:
        """The hash-chained audit log and the request log."""
        from ..resources.audit import AsyncAudit

        return AsyncAudit(self._core)

    @cached_property
    def auth(self) -> AsyncAuth:
        """Keys, sessions, users and the tenant itself."""
        from ..resources.auth import AsyncAuth

        return AsyncAuth(self._core)

    @cached_property
    def balances(self) -> AsyncBalances:
        """Accounts, balances and ledger entries."""
        from ..resources.balances import AsyncBalances

        return AsyncBalances(self._core)

    @cached_property
    def bulk_payments(self) -> AsyncBulkPayments:
        """Up to 500 payments in one request, retried automatically."""
        from ..resources.bulk_payments import AsyncBulkPayments

        return AsyncBulkPayments(self._core)

    @cached_property
    def callbacks(self) -> AsyncCallbacks:
        """Where mobile-money providers and rails report."""
        from ..resources.callbacks import AsyncCallbacks

        return AsyncCallbacks(self._core)

    @cached_property
    def card_authorizations(self) -> AsyncCardAuthorizations:
        """Virtual cards with spend limits, and their authorizations."""
        from ..resources.card_authorizations import AsyncCardAuthorizations

        return AsyncCardAuthorizations(self._core)

    @cached_property
    def changelog(self) -> AsyncChangelog:
        """What changed in the API, what will change, and whom it affects."""
        from ..resources.changelog import AsyncChangelog

        return AsyncChangelog(self._core)

    @cached_property
    def changelog_subscriptions(self) -> AsyncChangelogSubscriptions:
        """What changed in the API, what will change, and whom it affects."""
        from ..resources.changelog_subscriptions import AsyncChangelogSubscriptions

        return AsyncChangelogSubscriptions(self._core)

    @cached_property
    def corridors(self) -> AsyncCorridors:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.corridors import AsyncCorridors

        return AsyncCorridors(self._core)

    @cached_property
    def credit_scores(self) -> AsyncCreditScores:
        """Credit scores from mobile-money behaviour."""
        from ..resources.credit_scores import AsyncCreditScores

        return AsyncCreditScores(self._core)

    @cached_property
    def customers(self) -> AsyncCustomers:
        """The people and businesses that you serve."""
        from ..resources.customers import AsyncCustomers

        return AsyncCustomers(self._core)

    @cached_property
    def deprecations(self) -> AsyncDeprecations:
        """What changed in the API, what will change, and whom it affects."""
        from ..resources.deprecations import AsyncDeprecations

        return AsyncDeprecations(self._core)

    @cached_property
    def documentation(self) -> AsyncDocumentation:
        """This description, exports, the error catalogue and pages."""
        from ..resources.documentation import AsyncDocumentation

        return AsyncDocumentation(self._core)

    @cached_property
    def events(self) -> AsyncEvents:
        """The log of everything that happened, as a list and as a stream."""
        from ..resources.events import AsyncEvents

        return AsyncEvents(self._core)

    @cached_property
    def fraud(self) -> AsyncFraud:
        """Fraud scores with reasons, and the policy that acts on them."""
        from ..resources.fraud import AsyncFraud

        return AsyncFraud(self._core)

    @cached_property
    def ghost_cards(self) -> AsyncGhostCards:
        """Virtual cards with spend limits, and their authorizations."""
        from ..resources.ghost_cards import AsyncGhostCards

        return AsyncGhostCards(self._core)

    @cached_property
    def health(self) -> AsyncHealthResource:
        """Is the service alive and ready."""
        from ..resources.health import AsyncHealthResource

        return AsyncHealthResource(self._core)

    @cached_property
    def idempotency_keys(self) -> AsyncIdempotencyKeys:
        """Look up what became of a request whose answer was lost."""
        from ..resources.idempotency_keys import AsyncIdempotencyKeys

        return AsyncIdempotencyKeys(self._core)

    @cached_property
    def kyc(self) -> AsyncKyc:
        """Identity verification."""
        from ..resources.kyc import AsyncKyc

        return AsyncKyc(self._core)

    @cached_property
    def payments(self) -> AsyncPayments:
        """Pay money out to wallets and bank accounts, or collect it from wallets."""
        from ..resources.payments import AsyncPayments

        return AsyncPayments(self._core)

    @cached_property
    def quotes(self) -> AsyncQuotes:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.quotes import AsyncQuotes

        return AsyncQuotes(self._core)

    @cached_property
    def rails(self) -> AsyncRails:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.rails import AsyncRails

        return AsyncRails(self._core)

    @cached_property
    def recipients(self) -> AsyncRecipients:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.recipients import AsyncRecipients

        return AsyncRecipients(self._core)

    @cached_property
    def reference(self) -> AsyncReference:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.reference import AsyncReference

        return AsyncReference(self._core)

    @cached_property
    def reversals(self) -> AsyncReversals:
        """What moved, with its reversal and its audit trail."""
        from ..resources.reversals import AsyncReversals

        return AsyncReversals(self._core)

    @cached_property
    def routing(self) -> AsyncRouting:
        """Firm prices, rails, corridors and how a rail is chosen."""
        from ..resources.routing import AsyncRouting

        return AsyncRouting(self._core)

    @cached_property
    def sandbox(self) -> AsyncSandbox:
        """Clock, faults and data of the test mode."""
        from ..resources.sandbox import AsyncSandbox

        return AsyncSandbox(self._core)

    @cached_property
    def tenant(self) -> AsyncTenantResource:
        """Keys, sessions, users and the tenant itself."""
        from ..resources.tenant import AsyncTenantResource

        return AsyncTenantResource(self._core)

    @cached_property
    def transactions(self) -> AsyncTransactions:
        """What moved, with its reversal and its audit trail."""
        from ..resources.transactions import AsyncTransactions

        return AsyncTransactions(self._core)

    @cached_property
    def users(self) -> AsyncUsers:
        """Keys, sessions, users and the tenant itself."""
        from ..resources.users import AsyncUsers

        return AsyncUsers(self._core)

    @cached_property
    def webhook_deliveries(self) -> AsyncWebhookDeliveries:
        """Endpoints that receive events, and the deliveries to them."""
        from ..resources.webhook_deliveries import AsyncWebhookDeliveries

        return AsyncWebhookDeliveries(self._core)

    @cached_property
    def webhook_endpoints(self) -> AsyncWebhookEndpoints:
        """Endpoints that receive events, and the deliveries to them."""
        from ..resources.webhook_endpoints import AsyncWebhookEndpoints

        return AsyncWebhookEndpoints(self._core)

    @cached_property
    def widget_client(self) -> AsyncWidgetClient:
        """Widgets for your own pages, and the calls that they make."""
        from ..resources.widget_client import AsyncWidgetClient

        return AsyncWidgetClient(self._core)

    @cached_property
    def widgets(self) -> AsyncWidgets:
        """Widgets for your own pages, and the calls that they make."""
        from ..resources.widgets import AsyncWidgets

        return AsyncWidgets(self._core)
