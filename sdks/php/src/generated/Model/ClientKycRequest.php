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
 * What the visitor gave.
 *
 * At least one of identity, document and phone is needed.
 */
final readonly class ClientKycRequest implements Model
{
    use Hydration;

    /**
     * Required unless the widget has a customer.
     */
    public ?KycSubject $subject;

    /**
     * The member identity.
     */
    public ?KycIdentityInput $identity;

    /**
     * The member document.
     */
    public ?KycDocumentInput $document;

    /**
     * The member selfie.
     */
    public ?KycSelfieInput $selfie;

    /**
     * Consent of the visitor, with the purpose `identity_verification`.
     */
    public ConsentInput $consent;

    /**
     * @param ConsentInput $consent Consent of the visitor, with the purpose `identity_verification`.
     * @param KycSubject|Omit $subject Required unless the widget has a customer.
     */
    public function __construct(
        ConsentInput $consent,
        KycSubject|Omit $subject = Omit::Value,
        KycIdentityInput|Omit $identity = Omit::Value,
        KycDocumentInput|Omit $document = Omit::Value,
        KycSelfieInput|Omit $selfie = Omit::Value,
    ) {
        $this->build([
            'consent' => $consent,
            'subject' => $subject,
            'identity' => $identity,
            'document' => $document,
            'selfie' => $selfie,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('subject', 'subject', new Codec\ModelCodec(KycSubject::class)),
            new FieldSpec('identity', 'identity', new Codec\ModelCodec(KycIdentityInput::class)),
            new FieldSpec('document', 'document', new Codec\ModelCodec(KycDocumentInput::class)),
            new FieldSpec('selfie', 'selfie', new Codec\ModelCodec(KycSelfieInput::class)),
            new FieldSpec('consent', 'consent', new Codec\ModelCodec(ConsentInput::class), true),
        );
    }
}
