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
 * Order to open an account.
 */
final readonly class AccountRequest implements Model
{
    use Hydration;

    /**
     * Name of the account.
     */
    public string $name;

    /**
     * What the account is for.
     */
    public AccountType|string|null $type;

    /**
     * Country of the account.
     *
     * Without it, the tenant's country.
     */
    public ?string $country;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param string $name Name of the account.
     * @param AccountType|string|Omit $type What the account is for.
     * @param string|Omit $country Country of the account.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        string $name,
        string $currency,
        AccountType|string|Omit $type = Omit::Value,
        string|Omit $country = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'name' => $name,
            'currency' => $currency,
            'type' => $type,
            'country' => $country,
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
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('type', 'type', new Codec\EnumCodec(AccountType::class)),
            new FieldSpec('country', 'country', new Codec\TextCodec()),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
