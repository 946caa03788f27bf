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
 * Members to change; those left out stay as they are.
 */
final readonly class UpdateTenantRequest implements Model
{
    use Hydration;

    /**
     * Name of the tenant.
     */
    public ?string $name;

    /**
     * IANA time zone.
     */
    public ?string $timezone;

    /**
     * The member settings.
     */
    public ?TenantSettingsInput $settings;

    /**
     * @param string|Omit $name Name of the tenant.
     * @param string|Omit $timezone IANA time zone.
     */
    public function __construct(
        string|Omit $name = Omit::Value,
        string|Omit $timezone = Omit::Value,
        TenantSettingsInput|Omit $settings = Omit::Value,
    ) {
        $this->build([
            'name' => $name,
            'timezone' => $timezone,
            'settings' => $settings,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('name', 'name', new Codec\TextCodec()),
            new FieldSpec('timezone', 'timezone', new Codec\TextCodec()),
            new FieldSpec('settings', 'settings', new Codec\ModelCodec(TenantSettingsInput::class)),
        );
    }
}
