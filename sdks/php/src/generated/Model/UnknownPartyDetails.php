<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\UnionCodec;
use Njia\Internal\UnknownVariant;

/**
 * A variant of PartyDetails that is newer than this version.
 */
final readonly class UnknownPartyDetails extends UnknownVariant implements PartyDetails
{
    /**
     * @internal
     */
    public static function codec(): UnionCodec
    {
        static $codec = null;
        return $codec ??= new Codec\TagUnion(
            'type',
            [
                'mobile_money' => new Codec\ModelCodec(MobileMoneyPartyDetails::class),
                'bank_account' => new Codec\ModelCodec(BankAccountPartyDetails::class),
                'account' => new Codec\ModelCodec(AccountPartyDetails::class),
            ],
            self::class,
        );
    }
}
