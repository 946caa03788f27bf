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
 * A company that uses the API, with its settings.
 */
final readonly class Tenant implements Model
{
    use Hydration;

    /**
     * Id of the tenant.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Name of the tenant.
     */
    public string $name;

    /**
     * Short name.
     */
    public string $slug;

    /**
     * The member country.
     */
    public string $country;

    /**
     * The member default currency.
     */
    public string $defaultCurrency;

    /**
     * IANA time zone; card limits and reports use it.
     */
    public string $timezone;

    /**
     * The member status.
     */
    public TenantStatus|string $status;

    /**
     * The member settings.
     */
    public TenantSettings $settings;

    /**
     * Mode of the key that asked.
     */
    public bool $livemode;

    /**
     * When the tenant was created.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When the tenant last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Rises by 1 with each change.
     */
    public int $version;

    /**
     * @param string $id Id of the tenant.
     * @param string $name Name of the tenant.
     * @param string $slug Short name.
     * @param string $timezone IANA time zone; card limits and reports use it.
     * @param bool $livemode Mode of the key that asked.
     * @param \DateTimeInterface|string $createdAt When the tenant was created.
     * @param \DateTimeInterface|string $updatedAt When the tenant last changed.
     * @param int $version Rises by 1 with each change.
     */
    public function __construct(
        string $id,
        string $name,
        string $slug,
        string $country,
        string $defaultCurrency,
        string $timezone,
        TenantStatus|string $status,
        TenantSettings $settings,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
    ) {
        $this->build([
            'id' => $id,
            'name' => $name,
            'slug' => $slug,
            'country' => $country,
            'defaultCurrency' => $defaultCurrency,
            'timezone' => $timezone,
            'status' => $status,
            'settings' => $settings,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('tenant'), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('slug', 'slug', new Codec\TextCodec(), true),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('defaultCurrency', 'defaultCurrency', new Codec\TextCodec(), true),
            new FieldSpec('timezone', 'timezone', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(TenantStatus::class), true),
            new FieldSpec('settings', 'settings', new Codec\ModelCodec(TenantSettings::class), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
        );
    }
}
