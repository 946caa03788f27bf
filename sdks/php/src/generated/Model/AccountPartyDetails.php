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
 * Another account of the same tenant.
 */
final readonly class AccountPartyDetails implements Model, PartyDetails
{
    use Hydration;

    /**
     * Kind of party.
     */
    public string $type;

    /**
     * Id of the account.
     */
    public string $accountId;

    /**
     * @param string $accountId Id of the account.
     */
    public function __construct(
        string $accountId,
    ) {
        $this->build([
            'accountId' => $accountId,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\ConstCodec('account'), true),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec(), true),
        );
    }
}
