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
 * The tenant that the credentials belong to.
 */
final readonly class TenantSummary implements Model
{
    use Hydration;

    /**
     * Id of the tenant.
     */
    public string $id;

    /**
     * Name of the tenant.
     */
    public string $name;

    /**
     * Short name of the tenant.
     */
    public string $slug;

    /**
     * The member default currency.
     */
    public string $defaultCurrency;

    /**
     * IANA time zone.
     */
    public string $timezone;

    /**
     * @param string $id Id of the tenant.
     * @param string $name Name of the tenant.
     * @param string $slug Short name of the tenant.
     * @param string $timezone IANA time zone.
     */
    public function __construct(
        string $id,
        string $name,
        string $slug,
        string $defaultCurrency,
        string $timezone,
    ) {
        $this->build([
            'id' => $id,
            'name' => $name,
            'slug' => $slug,
            'defaultCurrency' => $defaultCurrency,
            'timezone' => $timezone,
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
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('slug', 'slug', new Codec\TextCodec(), true),
            new FieldSpec('defaultCurrency', 'defaultCurrency', new Codec\TextCodec(), true),
            new FieldSpec('timezone', 'timezone', new Codec\TextCodec(), true),
        );
    }
}
