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
 * The balances that the widget shows.
 */
final readonly class ClientBalances implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * When they were read.
     */
    public \DateTimeImmutable $asOf;

    /**
     * One per account or currency.
     *
     * @var list<ClientBalance>
     */
    public array $balances;

    /**
     * @param \DateTimeInterface|string $asOf When they were read.
     * @param list<ClientBalance> $balances One per account or currency.
     */
    public function __construct(
        \DateTimeInterface|string $asOf,
        array $balances,
    ) {
        $this->build([
            'asOf' => $asOf,
            'balances' => $balances,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('client_balances'), true),
            new FieldSpec('asOf', 'asOf', new Codec\DateTimeCodec(), true),
            new FieldSpec(
                'balances',
                'balances',
                new Codec\ListCodec(new Codec\ModelCodec(ClientBalance::class)),
                true,
            ),
        );
    }
}
