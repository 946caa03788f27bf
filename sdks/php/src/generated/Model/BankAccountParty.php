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
 * A bank account, named by `accountNumber` or by `iban`.
 */
final readonly class BankAccountParty implements Model, Party
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
     * BIC of 8 or 11 characters or the national bank code of 3 to 12.
     */
    public string $bankCode;

    /**
     * National account number.
     */
    public ?string $accountNumber;

    /**
     * IBAN without spaces.
     */
    public ?string $iban;

    /**
     * Name of the account's holder.
     */
    public string $holderName;

    /**
     * @param string $bankCode BIC of 8 or 11 characters or the national bank code of 3 to 12.
     * @param string $holderName Name of the account's holder.
     * @param string|Omit $accountNumber National account number.
     * @param string|Omit $iban IBAN without spaces.
     */
    public function __construct(
        string $country,
        string $bankCode,
        string $holderName,
        #[\SensitiveParameter] string|Omit $accountNumber = Omit::Value,
        #[\SensitiveParameter] string|Omit $iban = Omit::Value,
    ) {
        $this->build([
            'country' => $country,
            'bankCode' => $bankCode,
            'holderName' => $holderName,
            'accountNumber' => $accountNumber,
            'iban' => $iban,
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
            new FieldSpec('accountNumber', 'accountNumber', new Codec\TextCodec(), sensitive: 'last4'),
            new FieldSpec('iban', 'iban', new Codec\TextCodec(), sensitive: 'last4'),
            new FieldSpec('holderName', 'holderName', new Codec\TextCodec(), true),
        );
    }
}
