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
 * A group of merchant category codes (ISO 18245), as spend limits and card controls name it.
 */
final readonly class MerchantCategory implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Id of the group.
     */
    public string $id;

    /**
     * Name to show.
     */
    public string $name;

    /**
     * Single codes of the group.
     *
     * @var list<string>
     */
    public array $codes;

    /**
     * Ranges of codes of the group.
     *
     * @var list<MerchantCategoryRange>
     */
    public array $ranges;

    /**
     * @param string $id Id of the group.
     * @param string $name Name to show.
     * @param list<string> $codes Single codes of the group.
     * @param list<MerchantCategoryRange> $ranges Ranges of codes of the group.
     */
    public function __construct(
        string $id,
        string $name,
        array $codes,
        array $ranges,
    ) {
        $this->build([
            'id' => $id,
            'name' => $name,
            'codes' => $codes,
            'ranges' => $ranges,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('merchant_category'), true),
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('codes', 'codes', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'ranges',
                'ranges',
                new Codec\ListCodec(new Codec\ModelCodec(MerchantCategoryRange::class)),
                true,
            ),
        );
    }
}
