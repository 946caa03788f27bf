<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * What the widget in the browser needs: look, settings, and where a visitor left off.
 */
final readonly class ClientSession implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The session.
     */
    public string $id;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * The member kind.
     */
    public WidgetKind|string $kind;

    /**
     * The member status.
     */
    public WidgetSessionStatus|string $status;

    /**
     * When the session ends.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * Name of the business, to show.
     */
    public string $merchantName;

    /**
     * Language; null for the visitor's.
     */
    public LanguageTag|string|null $locale;

    /**
     * The member theme.
     */
    public WidgetTheme $theme;

    /**
     * The member config.
     */
    public WidgetConfig $config;

    /**
     * Number of the current try; part of the idempotency key of a payment, so that a repeated click never pays
     * twice.
     */
    public int $tryNumber;

    /**
     * Payment of the current try.
     */
    public ?string $paymentId;

    /**
     * Assessment of this session.
     */
    public ?string $kycScoreId;

    /**
     * Assessment of this session, as far as it has come; null before there is one.
     */
    public ?ClientKyc $kyc;

    /**
     * Whether an identity form asks who the visitor is; false where the widget has a customer.
     */
    public bool $subjectRequired;

    /**
     * Kinds of identity number by country, for identity widgets; otherwise empty.
     *
     * @var list<ClientIdentityTypes>
     */
    public array $identityTypes;

    /**
     * Finds the wallet of a number.
     *
     * @var list<ClientWalletPrefix>
     */
    public array $walletPrefixes;

    /**
     * Currencies that the widget shows.
     *
     * @var list<ClientCurrency>
     */
    public array $currencies;

    /**
     * @param string $id The session.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $expiresAt When the session ends.
     * @param string $merchantName Name of the business, to show.
     * @param LanguageTag|string|null $locale Language; null for the visitor's.
     * @param int $tryNumber Number of the current try; part of the idempotency key of a payment, so that a
     *     repeated click never pays twice.
     * @param string|null $paymentId Payment of the current try.
     * @param string|null $kycScoreId Assessment of this session.
     * @param ClientKyc|null $kyc Assessment of this session, as far as it has come; null before there is
     *     one.
     * @param bool $subjectRequired Whether an identity form asks who the visitor is; false where the widget
     *     has a customer.
     * @param list<ClientIdentityTypes> $identityTypes Kinds of identity number by country, for identity
     *     widgets; otherwise empty.
     * @param list<ClientWalletPrefix> $walletPrefixes Finds the wallet of a number.
     * @param list<ClientCurrency> $currencies Currencies that the widget shows.
     */
    public function __construct(
        string $id,
        bool $livemode,
        WidgetKind|string $kind,
        WidgetSessionStatus|string $status,
        \DateTimeInterface|string $expiresAt,
        string $merchantName,
        LanguageTag|string|null $locale,
        WidgetTheme $theme,
        WidgetConfig $config,
        int|float $tryNumber,
        ?string $paymentId,
        ?string $kycScoreId,
        ?ClientKyc $kyc,
        bool $subjectRequired,
        array $identityTypes,
        array $walletPrefixes,
        array $currencies,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'kind' => $kind,
            'status' => $status,
            'expiresAt' => $expiresAt,
            'merchantName' => $merchantName,
            'locale' => $locale,
            'theme' => $theme,
            'config' => $config,
            'tryNumber' => $tryNumber,
            'paymentId' => $paymentId,
            'kycScoreId' => $kycScoreId,
            'kyc' => $kyc,
            'subjectRequired' => $subjectRequired,
            'identityTypes' => $identityTypes,
            'walletPrefixes' => $walletPrefixes,
            'currencies' => $currencies,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('client_session'), true),
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(WidgetKind::class), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(WidgetSessionStatus::class), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('merchantName', 'merchantName', new Codec\TextCodec(), true),
            new FieldSpec(
                'locale',
                'locale',
                new Codec\NullableCodec(new Codec\EnumCodec(LanguageTag::class)),
                true,
            ),
            new FieldSpec('theme', 'theme', new Codec\ModelCodec(WidgetTheme::class), true),
            new FieldSpec('config', 'config', new Codec\ModelCodec(WidgetConfig::class), true),
            new FieldSpec('tryNumber', 'tryNumber', new Codec\IntCodec(), true),
            new FieldSpec('paymentId', 'paymentId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('kycScoreId', 'kycScoreId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('kyc', 'kyc', new Codec\NullableCodec(new Codec\ModelCodec(ClientKyc::class)), true),
            new FieldSpec('subjectRequired', 'subjectRequired', new Codec\BoolCodec(), true),
            new FieldSpec(
                'identityTypes',
                'identityTypes',
                new Codec\ListCodec(new Codec\ModelCodec(ClientIdentityTypes::class)),
                true,
            ),
            new FieldSpec(
                'walletPrefixes',
                'walletPrefixes',
                new Codec\ListCodec(new Codec\ModelCodec(ClientWalletPrefix::class)),
                true,
            ),
            new FieldSpec(
                'currencies',
                'currencies',
                new Codec\ListCodec(new Codec\ModelCodec(ClientCurrency::class)),
                true,
            ),
        );
    }
}
