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
 * A way that money can take, with its reach, limits, price and health.
 */
final readonly class Rail implements Model, EventData
{
    use Hydration;

    /**
     * The member id.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Grows by 1 with each change.
     */
    public int $version;

    /**
     * When the rail was connected.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Name of the rail.
     */
    public string $name;

    /**
     * The member kind.
     */
    public RailKind|string $kind;

    /**
     * `true` when no real connector is configured and the service plays the rail.
     */
    public bool $simulated;

    /**
     * Countries that it reaches.
     *
     * @var list<string>
     */
    public array $countries;

    /**
     * Currencies that it carries.
     *
     * @var list<string>
     */
    public array $currencies;

    /**
     * What it can do.
     *
     * @var list<PaymentDirection|string>
     */
    public array $directions;

    /**
     * Kinds of party that it reaches.
     *
     * @var list<PartyType|string>
     */
    public array $destinationTypes;

    /**
     * Amount limits per currency; empty without limits.
     *
     * @var list<RailLimit>
     */
    public array $limits;

    /**
     * The member tariff.
     */
    public RailTariff $tariff;

    /**
     * Seconds after which an unanswered payment goes to reconciliation; null for postings inside the service.
     */
    public ?int $responseTimeoutSeconds;

    /**
     * The member reversal.
     */
    public RailReversal|string $reversal;

    /**
     * The member health.
     */
    public RailHealth $health;

    /**
     * The member settlement.
     */
    public RailSettlement $settlement;

    /**
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change.
     * @param \DateTimeInterface|string $createdAt When the rail was connected.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string $name Name of the rail.
     * @param bool $simulated `true` when no real connector is configured and the service plays the rail.
     * @param list<string> $countries Countries that it reaches.
     * @param list<string> $currencies Currencies that it carries.
     * @param list<PaymentDirection|string> $directions What it can do.
     * @param list<PartyType|string> $destinationTypes Kinds of party that it reaches.
     * @param list<RailLimit> $limits Amount limits per currency; empty without limits.
     * @param int|null $responseTimeoutSeconds Seconds after which an unanswered payment goes to
     *     reconciliation; null for postings inside the service.
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        string $name,
        RailKind|string $kind,
        bool $simulated,
        array $countries,
        array $currencies,
        array $directions,
        array $destinationTypes,
        array $limits,
        RailTariff $tariff,
        int|float|null $responseTimeoutSeconds,
        RailReversal|string $reversal,
        RailHealth $health,
        RailSettlement $settlement,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'name' => $name,
            'kind' => $kind,
            'simulated' => $simulated,
            'countries' => $countries,
            'currencies' => $currencies,
            'directions' => $directions,
            'destinationTypes' => $destinationTypes,
            'limits' => $limits,
            'tariff' => $tariff,
            'responseTimeoutSeconds' => $responseTimeoutSeconds,
            'reversal' => $reversal,
            'health' => $health,
            'settlement' => $settlement,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('rail'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(RailKind::class), true),
            new FieldSpec('simulated', 'simulated', new Codec\BoolCodec(), true),
            new FieldSpec('countries', 'countries', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('currencies', 'currencies', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'directions',
                'directions',
                new Codec\ListCodec(new Codec\EnumCodec(PaymentDirection::class)),
                true,
            ),
            new FieldSpec(
                'destinationTypes',
                'destinationTypes',
                new Codec\ListCodec(new Codec\EnumCodec(PartyType::class)),
                true,
            ),
            new FieldSpec('limits', 'limits', new Codec\ListCodec(new Codec\ModelCodec(RailLimit::class)), true),
            new FieldSpec('tariff', 'tariff', new Codec\ModelCodec(RailTariff::class), true),
            new FieldSpec(
                'responseTimeoutSeconds',
                'responseTimeoutSeconds',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
            new FieldSpec('reversal', 'reversal', new Codec\EnumCodec(RailReversal::class), true),
            new FieldSpec('health', 'health', new Codec\ModelCodec(RailHealth::class), true),
            new FieldSpec('settlement', 'settlement', new Codec\ModelCodec(RailSettlement::class), true),
        );
    }
}
