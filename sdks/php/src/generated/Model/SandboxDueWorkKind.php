<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What was run.
 */
enum SandboxDueWorkKind: string
{
    /**
     * A simulated provider callback arrived.
     */
    case ProviderCallback = 'provider_callback';
    /**
     * A payment waited longer than its rail allows and went to reconciliation.
     */
    case CallbackDeadline = 'callback_deadline';
    /**
     * A rail was asked for the outcome of an attempt.
     */
    case ProviderEnquiry = 'provider_enquiry';
    /**
     * A payment was sent to its rail.
     */
    case PaymentSubmission = 'payment_submission';
    /**
     * A failed attempt was tried again.
     */
    case PaymentRetry = 'payment_retry';
    /**
     * A parked payment reached its queue limit.
     */
    case QueueExpiry = 'queue_expiry';
    /**
     * A payer did not approve in time.
     */
    case ApprovalExpiry = 'approval_expiry';
    /**
     * A bulk item was tried again.
     */
    case BulkItemRetry = 'bulk_item_retry';
    /**
     * A return request was answered.
     */
    case ReversalSettlement = 'reversal_settlement';
    /**
     * A webhook delivery was attempted.
     */
    case WebhookDelivery = 'webhook_delivery';
    /**
     * A quote expired.
     */
    case QuoteExpiry = 'quote_expiry';
    /**
     * A card authorization expired and released its hold.
     */
    case AuthorizationExpiry = 'authorization_expiry';
    /**
     * A ghost card expired.
     */
    case CardExpiry = 'card_expiry';
    /**
     * A widget session expired.
     */
    case WidgetSessionExpiry = 'widget_session_expiry';
    /**
     * An identity check finished.
     */
    case KycCompletion = 'kyc_completion';
    /**
     * A stored answer of an idempotency key expired.
     */
    case IdempotencyExpiry = 'idempotency_expiry';
    /**
     * A notice about a coming change was sent.
     */
    case ChangelogNotice = 'changelog_notice';
}
