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
 * What the provider tells about a recipient.
 */
final readonly class RecipientLookup implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Whether there is such a wallet or account.
     */
    public bool $found;

    /**
     * The member name match.
     */
    public NameMatch|string $nameMatch;

    /**
     * Registered name with most letters hidden.
     */
    public ?string $maskedName;

    /**
     * Mobile-money provider; null for other parties or when not found.
     */
    public MobileMoneyProvider|string|null $provider;

    /**
     * Whether it can take money now.
     */
    public bool $canReceive;

    /**
     * @param bool $found Whether there is such a wallet or account.
     * @param string|null $maskedName Registered name with most letters hidden.
     * @param MobileMoneyProvider|string|null $provider Mobile-money provider; null for other parties or
     *     when not found.
     * @param bool $canReceive Whether it can take money now.
     */
    public function __construct(
        bool $found,
        NameMatch|string $nameMatch,
        ?string $maskedName,
        MobileMoneyProvider|string|null $provider,
        bool $canReceive,
    ) {
        $this->build([
            'found' => $found,
            'nameMatch' => $nameMatch,
            'maskedName' => $maskedName,
            'provider' => $provider,
            'canReceive' => $canReceive,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('recipient_lookup'), true),
            new FieldSpec('found', 'found', new Codec\BoolCodec(), true),
            new FieldSpec('nameMatch', 'nameMatch', new Codec\EnumCodec(NameMatch::class), true),
            new FieldSpec('maskedName', 'maskedName', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'provider',
                'provider',
                new Codec\NullableCodec(new Codec\EnumCodec(MobileMoneyProvider::class)),
                true,
            ),
            new FieldSpec('canReceive', 'canReceive', new Codec\BoolCodec(), true),
        );
    }
}
