<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Date;
use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * The person to score, when there is no customer.
 */
final readonly class CreditSubjectInput implements Model
{
    use Hydration;

    /**
     * Phone number of the wallet.
     */
    public string $phone;

    /**
     * The member country.
     */
    public string $country;

    /**
     * Full name.
     */
    public ?string $fullName;

    /**
     * Date of birth.
     */
    public ?Date $dateOfBirth;

    /**
     * @param string $phone Phone number of the wallet.
     * @param string|Omit $fullName Full name.
     * @param Date|string|Omit $dateOfBirth Date of birth.
     */
    public function __construct(
        #[\SensitiveParameter] string $phone,
        string $country,
        string|Omit $fullName = Omit::Value,
        #[\SensitiveParameter] Date|string|Omit $dateOfBirth = Omit::Value,
    ) {
        $this->build([
            'phone' => $phone,
            'country' => $country,
            'fullName' => $fullName,
            'dateOfBirth' => $dateOfBirth,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('phone', 'phone', new Codec\TextCodec(), true, sensitive: 'last4'),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('fullName', 'fullName', new Codec\TextCodec()),
            new FieldSpec('dateOfBirth', 'dateOfBirth', new Codec\DateCodec(), sensitive: 'all'),
        );
    }
}
