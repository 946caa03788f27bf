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
 * Network that the order came from.
 */
final readonly class FraudNetworkInput implements Model
{
    use Hydration;

    /**
     * IPv4 or IPv6 address.
     */
    public ?string $ip;

    /**
     * Number of the autonomous system.
     */
    public ?int $asn;

    /**
     * The member country.
     */
    public ?string $country;

    /**
     * Whether the address belongs to a VPN or proxy.
     */
    public ?bool $vpn;

    /**
     * @param string|Omit $ip IPv4 or IPv6 address.
     * @param int|Omit $asn Number of the autonomous system.
     * @param bool|Omit $vpn Whether the address belongs to a VPN or proxy.
     */
    public function __construct(
        string|Omit $ip = Omit::Value,
        int|float|Omit $asn = Omit::Value,
        string|Omit $country = Omit::Value,
        bool|Omit $vpn = Omit::Value,
    ) {
        $this->build([
            'ip' => $ip,
            'asn' => $asn,
            'country' => $country,
            'vpn' => $vpn,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('ip', 'ip', new Codec\TextCodec()),
            new FieldSpec('asn', 'asn', new Codec\IntCodec()),
            new FieldSpec('country', 'country', new Codec\TextCodec()),
            new FieldSpec('vpn', 'vpn', new Codec\BoolCodec()),
        );
    }
}
