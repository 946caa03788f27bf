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
 * An account of the tenant in one currency, with its balance.
 */
final readonly class Account implements Model, EventData
{
    use Hydration;

    /**
     * Id of the account.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Grows by 1 with each change of state.
     */
    public int $version;

    /**
     * When the account was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Name of the account.
     */
    public string $name;

    /**
     * The member type.
     */
    public AccountType|string $type;

    /**
     * The member country.
     */
    public string $country;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member status.
     */
    public AccountStatus|string $status;

    /**
     * The member balance.
     */
    public Balance $balance;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the account.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change of state.
     * @param \DateTimeInterface|string $createdAt When the account was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string $name Name of the account.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        string $name,
        AccountType|string $type,
        string $country,
        string $currency,
        AccountStatus|string $status,
        Balance $balance,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'name' => $name,
            'type' => $type,
            'country' => $country,
            'currency' => $currency,
            'status' => $status,
            'balance' => $balance,
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
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('account'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('type', 'type', new Codec\EnumCodec(AccountType::class), true),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(AccountStatus::class), true),
            new FieldSpec('balance', 'balance', new Codec\ModelCodec(Balance::class), true),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
