<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\UnionCodec;
use Njia\Internal\UnknownVariant;

/**
 * A variant of EventData that is newer than this version.
 */
final readonly class UnknownEventData extends UnknownVariant implements EventData
{
    /**
     * @internal
     */
    public static function codec(): UnionCodec
    {
        static $codec = null;
        return $codec ??= new Codec\TagUnion(
            'object',
            [
                'payment' => new Codec\ModelCodec(Payment::class),
                'transaction' => new Codec\ModelCodec(Transaction::class),
                'reversal' => new Codec\ModelCodec(Reversal::class),
                'bulk_payment' => new Codec\ModelCodec(BulkPayment::class),
                'bulk_item' => new Codec\ModelCodec(BulkItem::class),
                'credit_score' => new Codec\ModelCodec(CreditScore::class),
                'fraud_analysis' => new Codec\ModelCodec(FraudAnalysis::class),
                'kyc_score' => new Codec\ModelCodec(KycScore::class),
                'kyc_check' => new Codec\ModelCodec(KycCheck::class),
                'ghost_card' => new Codec\ModelCodec(GhostCard::class),
                'card_authorization' => new Codec\ModelCodec(CardAuthorization::class),
                'widget' => new Codec\ModelCodec(Widget::class),
                'widget_session' => new Codec\ModelCodec(WidgetSession::class),
                'customer' => new Codec\ModelCodec(Customer::class),
                'account' => new Codec\ModelCodec(Account::class),
                'balance' => new Codec\ModelCodec(Balance::class),
                'provider_callback' => new Codec\ModelCodec(ProviderCallback::class),
                'rail' => new Codec\ModelCodec(Rail::class),
                'webhook_endpoint' => new Codec\ModelCodec(WebhookEndpoint::class),
                'api_key' => new Codec\ModelCodec(ApiKey::class),
                'changelog_entry' => new Codec\ModelCodec(ChangeLogEntry::class),
            ],
            self::class,
        );
    }
}
