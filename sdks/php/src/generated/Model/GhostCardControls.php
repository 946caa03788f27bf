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
 * Where a card works, beside its limits.
 *
 * Allowing and blocking the same kind excludes each other.
 */
final readonly class GhostCardControls implements Model
{
    use Hydration;

    /**
     * Only these categories; all if empty.
     *
     * @var list<string>
     */
    public array $allowedCategories;

    /**
     * None of these categories.
     *
     * @var list<string>
     */
    public array $blockedCategories;

    /**
     * Only these merchants; all if empty.
     *
     * @var list<string>
     */
    public array $allowedMerchants;

    /**
     * None of these merchants.
     *
     * @var list<string>
     */
    public array $blockedMerchants;

    /**
     * Only merchants in these countries; all if empty.
     *
     * @var list<string>
     */
    public array $allowedCountries;

    /**
     * @param list<string> $allowedCategories Only these categories; all if empty.
     * @param list<string> $blockedCategories None of these categories.
     * @param list<string> $allowedMerchants Only these merchants; all if empty.
     * @param list<string> $blockedMerchants None of these merchants.
     * @param list<string> $allowedCountries Only merchants in these countries; all if empty.
     */
    public function __construct(
        array $allowedCategories,
        array $blockedCategories,
        array $allowedMerchants,
        array $blockedMerchants,
        array $allowedCountries,
    ) {
        $this->build([
            'allowedCategories' => $allowedCategories,
            'blockedCategories' => $blockedCategories,
            'allowedMerchants' => $allowedMerchants,
            'blockedMerchants' => $blockedMerchants,
            'allowedCountries' => $allowedCountries,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec(
                'allowedCategories',
                'allowedCategories',
                new Codec\ListCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec(
                'blockedCategories',
                'blockedCategories',
                new Codec\ListCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec(
                'allowedMerchants',
                'allowedMerchants',
                new Codec\ListCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec(
                'blockedMerchants',
                'blockedMerchants',
                new Codec\ListCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec(
                'allowedCountries',
                'allowedCountries',
                new Codec\ListCodec(new Codec\TextCodec()),
                true,
            ),
        );
    }
}
