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
 * A mobile-money provider.
 */
final readonly class ProviderInfo implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * The member id.
     */
    public MobileMoneyProvider|string $id;

    /**
     * Name to show.
     */
    public string $name;

    /**
     * Countries in which it works.
     *
     * @var list<string>
     */
    public array $countries;

    /**
     * Rails that reach it.
     *
     * @var list<string>
     */
    public array $rails;

    /**
     * Known number ranges; where there are none, the caller names the provider.
     *
     * @var list<ProviderPrefixes>
     */
    public array $prefixes;

    /**
     * @param string $name Name to show.
     * @param list<string> $countries Countries in which it works.
     * @param list<string> $rails Rails that reach it.
     * @param list<ProviderPrefixes> $prefixes Known number ranges; where there are none, the caller names
     *     the provider.
     */
    public function __construct(
        MobileMoneyProvider|string $id,
        string $name,
        array $countries,
        array $rails,
        array $prefixes,
    ) {
        $this->build([
            'id' => $id,
            'name' => $name,
            'countries' => $countries,
            'rails' => $rails,
            'prefixes' => $prefixes,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('provider'), true),
            new FieldSpec('id', 'id', new Codec\EnumCodec(MobileMoneyProvider::class), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('countries', 'countries', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('rails', 'rails', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'prefixes',
                'prefixes',
                new Codec\ListCodec(new Codec\ModelCodec(ProviderPrefixes::class)),
                true,
            ),
        );
    }
}
