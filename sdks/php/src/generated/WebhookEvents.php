<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia;

use Njia\Internal\Codec;
use Njia\Model\AccountEvent;
use Njia\Model\ApiKeyEvent;
use Njia\Model\BalanceEvent;
use Njia\Model\BulkItemEvent;
use Njia\Model\BulkPaymentEvent;
use Njia\Model\CallbackEvent;
use Njia\Model\CardAuthorizationEvent;
use Njia\Model\ChangeLogEvent;
use Njia\Model\CreditScoreEvent;
use Njia\Model\CustomerEvent;
use Njia\Model\Event;
use Njia\Model\FlatEvent;
use Njia\Model\FraudAnalysisEvent;
use Njia\Model\GhostCardEvent;
use Njia\Model\KycCheckEvent;
use Njia\Model\KycScoreEvent;
use Njia\Model\PaymentEvent;
use Njia\Model\RailEvent;
use Njia\Model\ReversalEvent;
use Njia\Model\TransactionEvent;
use Njia\Model\WebhookEndpointEvent;
use Njia\Model\WidgetEvent;
use Njia\Model\WidgetSessionEvent;
use Njia\Webhook\EventTable;

/**
 * @internal the events that the API sends
 */
final class WebhookEvents
{
    public static function table(): EventTable
    {
        static $table = null;
        return $table ??= new EventTable(
            [
                'account.created' => static fn () => new Codec\ModelCodec(AccountEvent::class),
                'account.frozen' => static fn () => new Codec\ModelCodec(AccountEvent::class),
                'api_key.created' => static fn () => new Codec\ModelCodec(ApiKeyEvent::class),
                'api_key.expiring' => static fn () => new Codec\ModelCodec(ApiKeyEvent::class),
                'api_key.revoked' => static fn () => new Codec\ModelCodec(ApiKeyEvent::class),
                'api_key.rolled' => static fn () => new Codec\ModelCodec(ApiKeyEvent::class),
                'balance.low' => static fn () => new Codec\ModelCodec(BalanceEvent::class),
                'bulk_item.failed' => static fn () => new Codec\ModelCodec(BulkItemEvent::class),
                'bulk_item.rejected' => static fn () => new Codec\ModelCodec(BulkItemEvent::class),
                'bulk_item.retry_scheduled' => static fn () => new Codec\ModelCodec(BulkItemEvent::class),
                'bulk_item.succeeded' => static fn () => new Codec\ModelCodec(BulkItemEvent::class),
                'bulk_payment.accepted' => static fn () => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.canceled' => static fn () => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.completed' => static fn () => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.completed_with_failures' => static fn () => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.failed' => static fn () => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.processing' => static fn () => new Codec\ModelCodec(BulkPaymentEvent::class),
                'callback.conflict' => static fn () => new Codec\ModelCodec(CallbackEvent::class),
                'callback.late' => static fn () => new Codec\ModelCodec(CallbackEvent::class),
                'callback.timed_out' => static fn () => new Codec\ModelCodec(CallbackEvent::class),
                'card_authorization.approved' => static fn () => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'card_authorization.captured' => static fn () => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'card_authorization.declined' => static fn () => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'card_authorization.expired' => static fn () => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'card_authorization.reversed' => static fn () => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'changelog.breaking_change_announced' => static fn () => new Codec\ModelCodec(ChangeLogEvent::class),
                'changelog.entry_published' => static fn () => new Codec\ModelCodec(ChangeLogEvent::class),
                'changelog.sunset_approaching' => static fn () => new Codec\ModelCodec(ChangeLogEvent::class),
                'credit_score.completed' => static fn () => new Codec\ModelCodec(CreditScoreEvent::class),
                'customer.created' => static fn () => new Codec\ModelCodec(CustomerEvent::class),
                'customer.erased' => static fn () => new Codec\ModelCodec(CustomerEvent::class),
                'customer.kyc_tier_changed' => static fn () => new Codec\ModelCodec(CustomerEvent::class),
                'customer.updated' => static fn () => new Codec\ModelCodec(CustomerEvent::class),
                'eventDelivery' => static fn () => new Codec\ModelCodec(Event::class),
                'flatEventDelivery' => static fn () => new Codec\ModelCodec(FlatEvent::class),
                'fraud_analysis.blocked' => static fn () => new Codec\ModelCodec(FraudAnalysisEvent::class),
                'fraud_analysis.completed' => static fn () => new Codec\ModelCodec(FraudAnalysisEvent::class),
                'fraud_analysis.flagged' => static fn () => new Codec\ModelCodec(FraudAnalysisEvent::class),
                'ghost_card.closed' => static fn () => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.created' => static fn () => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.expired' => static fn () => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.frozen' => static fn () => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.limit_reached' => static fn () => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.unfrozen' => static fn () => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.updated' => static fn () => new Codec\ModelCodec(GhostCardEvent::class),
                'kyc_check.completed' => static fn () => new Codec\ModelCodec(KycCheckEvent::class),
                'kyc_score.completed' => static fn () => new Codec\ModelCodec(KycScoreEvent::class),
                'kyc_score.processing' => static fn () => new Codec\ModelCodec(KycScoreEvent::class),
                'kyc_score.requires_review' => static fn () => new Codec\ModelCodec(KycScoreEvent::class),
                'kyc_score.reviewed' => static fn () => new Codec\ModelCodec(KycScoreEvent::class),
                'payment.awaiting_approval' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.canceled' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.completed' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.created' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.expired' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.failed' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.held_for_review' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.in_reconciliation' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.queued' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.rerouted' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'payment.submitted' => static fn () => new Codec\ModelCodec(PaymentEvent::class),
                'rail.degraded' => static fn () => new Codec\ModelCodec(RailEvent::class),
                'rail.down' => static fn () => new Codec\ModelCodec(RailEvent::class),
                'rail.recovered' => static fn () => new Codec\ModelCodec(RailEvent::class),
                'reversal.completed' => static fn () => new Codec\ModelCodec(ReversalEvent::class),
                'reversal.created' => static fn () => new Codec\ModelCodec(ReversalEvent::class),
                'reversal.failed' => static fn () => new Codec\ModelCodec(ReversalEvent::class),
                'transaction.completed' => static fn () => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.failed' => static fn () => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.partially_reversed' => static fn () => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.reconciliation_case_opened' => static fn () => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.reconciliation_case_resolved' => static fn () => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.reversal_pending' => static fn () => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.reversed' => static fn () => new Codec\ModelCodec(TransactionEvent::class),
                'webhook_endpoint.disabled' => static fn () => new Codec\ModelCodec(WebhookEndpointEvent::class),
                'webhook_endpoint.test' => static fn () => new Codec\ModelCodec(WebhookEndpointEvent::class),
                'widget.created' => static fn () => new Codec\ModelCodec(WidgetEvent::class),
                'widget.disabled' => static fn () => new Codec\ModelCodec(WidgetEvent::class),
                'widget_session.canceled' => static fn () => new Codec\ModelCodec(WidgetSessionEvent::class),
                'widget_session.completed' => static fn () => new Codec\ModelCodec(WidgetSessionEvent::class),
                'widget_session.expired' => static fn () => new Codec\ModelCodec(WidgetSessionEvent::class),
                'widget_session.opened' => static fn () => new Codec\ModelCodec(WidgetSessionEvent::class),
            ],
            ['type'],
            ['data'],
            true,
            true,
        );
    }
}
