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
 * The members to change; absent ones stay.
 */
final readonly class GhostCardUpdateRequest implements Model
{
    use Hydration;

    /**
     * Name for people; null removes it.
     */
    public ?string $label;

    /**
     * Only these categories; all if empty.
     *
     * @var list<string>|null
     */
    public ?array $allowedCategories;

    /**
     * None of these categories.
     *
     * @var list<string>|null
     */
    public ?array $blockedCategories;

    /**
     * Only these merchants; all if empty.
     *
     * @var list<string>|null
     */
    public ?array $allowedMerchants;

    /**
     * None of these merchants.
     *
     * @var list<string>|null
     */
    public ?array $blockedMerchants;

    /**
     * Only merchants in these countries; all if empty.
     *
     * @var list<string>|null
     */
    public ?array $allowedCountries;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param string|Omit|null $label Name for people; null removes it.
     * @param list<string>|Omit $allowedCategories Only these categories; all if empty.
     * @param list<string>|Omit $blockedCategories None of these categories.
     * @param list<string>|Omit $allowedMerchants Only these merchants; all if empty.
     * @param list<string>|Omit $blockedMerchants None of these merchants.
     * @param list<string>|Omit $allowedCountries Only merchants in these countries; all if empty.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        string|Omit|null $label = Omit::Value,
        array|Omit $allowedCategories = Omit::Value,
        array|Omit $blockedCategories = Omit::Value,
        array|Omit $allowedMerchants = Omit::Value,
        array|Omit $blockedMerchants = Omit::Value,
        array|Omit $allowedCountries = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'label' => $label,
            'allowedCategories' => $allowedCategories,
            'blockedCategories' => $blockedCategories,
            'allowedMerchants' => $allowedMerchants,
            'blockedMerchants' => $blockedMerchants,
            'allowedCountries' => $allowedCountries,
            'metadata' => $metadata,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('label', 'label', new Codec\NullableCodec(new Codec\TextCodec())),
            new FieldSpec('allowedCategories', 'allowedCategories', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('blockedCategories', 'blockedCategories', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('allowedMerchants', 'allowedMerchants', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('blockedMerchants', 'blockedMerchants', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('allowedCountries', 'allowedCountries', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
