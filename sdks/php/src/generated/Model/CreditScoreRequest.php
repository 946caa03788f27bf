<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * Whom to score and from what.
 *
 * Give `customerId` or `subject`. Data comes from `mobileMoney`, from `mobileMoneySummary` and from the
 * tenant's own history with the person. Sex, religion, ethnicity, tribe, marital status, health, political
 * opinion, contacts and message texts are never accepted.
 */
final readonly class CreditScoreRequest implements Model
{
    use Hydration;

    /**
     * Customer to score.
     */
    public ?string $customerId;

    /**
     * The member subject.
     */
    public ?CreditSubjectInput $subject;

    /**
     * The member consent.
     */
    public ConsentInput $consent;

    /**
     * The member product.
     */
    public ?CreditProductInput $product;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member mobile money.
     */
    public ?MobileMoneyHistoryInput $mobileMoney;

    /**
     * The member mobile money summary.
     */
    public ?MobileMoneySummaryInput $mobileMoneySummary;

    /**
     * Whether the person's payments at this tenant count too.
     */
    public ?bool $useTenantHistory;

    /**
     * Version of the model to use.
     *
     * Without it, the current one.
     */
    public ?string $modelVersion;

    /**
     * @param string|Omit $customerId Customer to score.
     * @param bool|Omit $useTenantHistory Whether the person's payments at this tenant count too.
     * @param string|Omit $modelVersion Version of the model to use.
     */
    public function __construct(
        ConsentInput $consent,
        string $currency,
        string|Omit $customerId = Omit::Value,
        CreditSubjectInput|Omit $subject = Omit::Value,
        CreditProductInput|Omit $product = Omit::Value,
        MobileMoneyHistoryInput|Omit $mobileMoney = Omit::Value,
        MobileMoneySummaryInput|Omit $mobileMoneySummary = Omit::Value,
        bool|Omit $useTenantHistory = Omit::Value,
        string|Omit $modelVersion = Omit::Value,
    ) {
        $this->build([
            'consent' => $consent,
            'currency' => $currency,
            'customerId' => $customerId,
            'subject' => $subject,
            'product' => $product,
            'mobileMoney' => $mobileMoney,
            'mobileMoneySummary' => $mobileMoneySummary,
            'useTenantHistory' => $useTenantHistory,
            'modelVersion' => $modelVersion,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('customerId', 'customerId', new Codec\TextCodec()),
            new FieldSpec('subject', 'subject', new Codec\ModelCodec(CreditSubjectInput::class)),
            new FieldSpec('consent', 'consent', new Codec\ModelCodec(ConsentInput::class), true),
            new FieldSpec('product', 'product', new Codec\ModelCodec(CreditProductInput::class)),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('mobileMoney', 'mobileMoney', new Codec\ModelCodec(MobileMoneyHistoryInput::class)),
            new FieldSpec(
                'mobileMoneySummary',
                'mobileMoneySummary',
                new Codec\ModelCodec(MobileMoneySummaryInput::class),
            ),
            new FieldSpec('useTenantHistory', 'useTenantHistory', new Codec\BoolCodec()),
            new FieldSpec('modelVersion', 'modelVersion', new Codec\TextCodec()),
        );
    }
}
