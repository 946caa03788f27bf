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
 * History of a wallet, as exported with the person's consent.
 */
final readonly class MobileMoneyHistoryInput implements Model
{
    use Hydration;

    /**
     * The member provider.
     */
    public MobileMoneyProvider|string $provider;

    /**
     * Start of the exported period.
     */
    public \DateTimeImmutable $periodStart;

    /**
     * End of the exported period.
     */
    public \DateTimeImmutable $periodEnd;

    /**
     * The transactions; order does not matter.
     *
     * @var list<MobileMoneyTransactionInput>
     */
    public array $transactions;

    /**
     * @param \DateTimeInterface|string $periodStart Start of the exported period.
     * @param \DateTimeInterface|string $periodEnd End of the exported period.
     * @param list<MobileMoneyTransactionInput> $transactions The transactions; order does not matter.
     */
    public function __construct(
        MobileMoneyProvider|string $provider,
        \DateTimeInterface|string $periodStart,
        \DateTimeInterface|string $periodEnd,
        array $transactions,
    ) {
        $this->build([
            'provider' => $provider,
            'periodStart' => $periodStart,
            'periodEnd' => $periodEnd,
            'transactions' => $transactions,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('provider', 'provider', new Codec\EnumCodec(MobileMoneyProvider::class), true),
            new FieldSpec('periodStart', 'periodStart', new Codec\DateTimeCodec(), true),
            new FieldSpec('periodEnd', 'periodEnd', new Codec\DateTimeCodec(), true),
            new FieldSpec(
                'transactions',
                'transactions',
                new Codec\ListCodec(new Codec\ModelCodec(MobileMoneyTransactionInput::class)),
                true,
            ),
        );
    }
}
