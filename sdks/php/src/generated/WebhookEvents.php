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
                'account.created' => new Codec\ModelCodec(AccountEvent::class),
                'account.frozen' => new Codec\ModelCodec(AccountEvent::class),
                'api_key.created' => new Codec\ModelCodec(ApiKeyEvent::class),
                'api_key.expiring' => new Codec\ModelCodec(ApiKeyEvent::class),
                'api_key.revoked' => new Codec\ModelCodec(ApiKeyEvent::class),
                'api_key.rolled' => new Codec\ModelCodec(ApiKeyEvent::class),
                'balance.low' => new Codec\ModelCodec(BalanceEvent::class),
                'bulk_item.failed' => new Codec\ModelCodec(BulkItemEvent::class),
                'bulk_item.rejected' => new Codec\ModelCodec(BulkItemEvent::class),
                'bulk_item.retry_scheduled' => new Codec\ModelCodec(BulkItemEvent::class),
                'bulk_item.succeeded' => new Codec\ModelCodec(BulkItemEvent::class),
                'bulk_payment.accepted' => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.canceled' => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.completed' => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.completed_with_failures' => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.failed' => new Codec\ModelCodec(BulkPaymentEvent::class),
                'bulk_payment.processing' => new Codec\ModelCodec(BulkPaymentEvent::class),
                'callback.conflict' => new Codec\ModelCodec(CallbackEvent::class),
                'callback.late' => new Codec\ModelCodec(CallbackEvent::class),
                'callback.timed_out' => new Codec\ModelCodec(CallbackEvent::class),
                'card_authorization.approved' => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'card_authorization.captured' => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'card_authorization.declined' => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'card_authorization.expired' => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'card_authorization.reversed' => new Codec\ModelCodec(CardAuthorizationEvent::class),
                'changelog.breaking_change_announced' => new Codec\ModelCodec(ChangeLogEvent::class),
                'changelog.entry_published' => new Codec\ModelCodec(ChangeLogEvent::class),
                'changelog.sunset_approaching' => new Codec\ModelCodec(ChangeLogEvent::class),
                'credit_score.completed' => new Codec\ModelCodec(CreditScoreEvent::class),
                'customer.created' => new Codec\ModelCodec(CustomerEvent::class),
                'customer.erased' => new Codec\ModelCodec(CustomerEvent::class),
                'customer.kyc_tier_changed' => new Codec\ModelCodec(CustomerEvent::class),
                'customer.updated' => new Codec\ModelCodec(CustomerEvent::class),
                'eventDelivery' => new Codec\ModelCodec(Event::class),
                'flatEventDelivery' => new Codec\ModelCodec(FlatEvent::class),
                'fraud_analysis.blocked' => new Codec\ModelCodec(FraudAnalysisEvent::class),
                'fraud_analysis.completed' => new Codec\ModelCodec(FraudAnalysisEvent::class),
                'fraud_analysis.flagged' => new Codec\ModelCodec(FraudAnalysisEvent::class),
                'ghost_card.closed' => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.created' => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.expired' => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.frozen' => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.limit_reached' => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.unfrozen' => new Codec\ModelCodec(GhostCardEvent::class),
                'ghost_card.updated' => new Codec\ModelCodec(GhostCardEvent::class),
                'kyc_check.completed' => new Codec\ModelCodec(KycCheckEvent::class),
                'kyc_score.completed' => new Codec\ModelCodec(KycScoreEvent::class),
                'kyc_score.processing' => new Codec\ModelCodec(KycScoreEvent::class),
                'kyc_score.requires_review' => new Codec\ModelCodec(KycScoreEvent::class),
                'kyc_score.reviewed' => new Codec\ModelCodec(KycScoreEvent::class),
                'payment.awaiting_approval' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.canceled' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.completed' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.created' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.expired' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.failed' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.held_for_review' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.in_reconciliation' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.queued' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.rerouted' => new Codec\ModelCodec(PaymentEvent::class),
                'payment.submitted' => new Codec\ModelCodec(PaymentEvent::class),
                'rail.degraded' => new Codec\ModelCodec(RailEvent::class),
                'rail.down' => new Codec\ModelCodec(RailEvent::class),
                'rail.recovered' => new Codec\ModelCodec(RailEvent::class),
                'reversal.completed' => new Codec\ModelCodec(ReversalEvent::class),
                'reversal.created' => new Codec\ModelCodec(ReversalEvent::class),
                'reversal.failed' => new Codec\ModelCodec(ReversalEvent::class),
                'transaction.completed' => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.failed' => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.partially_reversed' => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.reconciliation_case_opened' => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.reconciliation_case_resolved' => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.reversal_pending' => new Codec\ModelCodec(TransactionEvent::class),
                'transaction.reversed' => new Codec\ModelCodec(TransactionEvent::class),
                'webhook_endpoint.disabled' => new Codec\ModelCodec(WebhookEndpointEvent::class),
                'webhook_endpoint.test' => new Codec\ModelCodec(WebhookEndpointEvent::class),
                'widget.created' => new Codec\ModelCodec(WidgetEvent::class),
                'widget.disabled' => new Codec\ModelCodec(WidgetEvent::class),
                'widget_session.canceled' => new Codec\ModelCodec(WidgetSessionEvent::class),
                'widget_session.completed' => new Codec\ModelCodec(WidgetSessionEvent::class),
                'widget_session.expired' => new Codec\ModelCodec(WidgetSessionEvent::class),
                'widget_session.opened' => new Codec\ModelCodec(WidgetSessionEvent::class),
            ],
            ['type'],
            ['data'],
            true,
            true,
        );
    }
}
