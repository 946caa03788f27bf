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
 * A pair of countries and currencies between which payments run.
 */
final readonly class Corridor implements Model
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
     * The member source country.
     */
    public string $sourceCountry;

    /**
     * The member destination country.
     */
    public string $destinationCountry;

    /**
     * The member source currency.
     */
    public string $sourceCurrency;

    /**
     * The member destination currency.
     */
    public string $destinationCurrency;

    /**
     * Rails that serve it.
     *
     * @var list<string>
     */
    public array $rails;

    /**
     * Whether payments are accepted.
     */
    public bool $active;

    /**
     * @param list<string> $rails Rails that serve it.
     * @param bool $active Whether payments are accepted.
     */
    public function __construct(
        string $id,
        string $sourceCountry,
        string $destinationCountry,
        string $sourceCurrency,
        string $destinationCurrency,
        array $rails,
        bool $active,
    ) {
        $this->build([
            'id' => $id,
            'sourceCountry' => $sourceCountry,
            'destinationCountry' => $destinationCountry,
            'sourceCurrency' => $sourceCurrency,
            'destinationCurrency' => $destinationCurrency,
            'rails' => $rails,
            'active' => $active,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('corridor'), true),
            new FieldSpec('sourceCountry', 'sourceCountry', new Codec\TextCodec(), true),
            new FieldSpec('destinationCountry', 'destinationCountry', new Codec\TextCodec(), true),
            new FieldSpec('sourceCurrency', 'sourceCurrency', new Codec\TextCodec(), true),
            new FieldSpec('destinationCurrency', 'destinationCurrency', new Codec\TextCodec(), true),
            new FieldSpec('rails', 'rails', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('active', 'active', new Codec\BoolCodec(), true),
        );
    }
}
