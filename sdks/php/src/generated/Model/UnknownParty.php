<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\UnionCodec;
use Njia\Internal\UnknownVariant;

/**
 * A variant of Party that is newer than this version.
 */
final readonly class UnknownParty extends UnknownVariant implements Party
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
                'mobile_money' => new Codec\ModelCodec(MobileMoneyParty::class),
                'bank_account' => new Codec\ModelCodec(BankAccountParty::class),
                'account' => new Codec\ModelCodec(AccountParty::class),
            ],
            self::class,
        );
    }
}
