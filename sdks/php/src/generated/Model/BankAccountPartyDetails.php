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
 * A bank account as answers show it.
 */
final readonly class BankAccountPartyDetails implements Model, PartyDetails
{
    use Hydration;

    /**
     * Kind of party.
     */
    public string $type;

    /**
     * The member country.
     */
    public string $country;

    /**
     * BIC or national bank code.
     */
    public string $bankCode;

    /**
     * National account number; only the last four characters are shown.
     */
    public ?string $accountNumber;

    /**
     * IBAN; only the last four characters are shown.
     */
    public ?string $iban;

    /**
     * Name of the account's holder.
     */
    public string $holderName;

    /**
     * @param string $bankCode BIC or national bank code.
     * @param string|null $accountNumber National account number; only the last four characters are shown.
     * @param string|null $iban IBAN; only the last four characters are shown.
     * @param string $holderName Name of the account's holder.
     */
    public function __construct(
        string $country,
        string $bankCode,
        #[\SensitiveParameter] ?string $accountNumber,
        #[\SensitiveParameter] ?string $iban,
        string $holderName,
    ) {
        $this->build([
            'country' => $country,
            'bankCode' => $bankCode,
            'accountNumber' => $accountNumber,
            'iban' => $iban,
            'holderName' => $holderName,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\ConstCodec('bank_account'), true),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('bankCode', 'bankCode', new Codec\TextCodec(), true),
            new FieldSpec(
                'accountNumber',
                'accountNumber',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
                sensitive: 'last4',
            ),
            new FieldSpec(
                'iban',
                'iban',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
                sensitive: 'last4',
            ),
            new FieldSpec('holderName', 'holderName', new Codec\TextCodec(), true),
        );
    }
}
