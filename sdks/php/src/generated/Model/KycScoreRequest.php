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
 * Whom to verify and with what.
 *
 * Name a customer or a subject, and give at least one of identity, document and phone.
 */
final readonly class KycScoreRequest implements Model
{
    use Hydration;

    /**
     * Customer to verify; the subject is taken from it.
     */
    public ?string $customerId;

    /**
     * The member subject.
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
     * Consent of the person, with the purpose `identity_verification`.
     */
    public ConsentInput $consent;

    /**
     * Checks to run; all that the data allows if absent.
     *
     * @var list<KycCheckType|string>|null
     */
    public ?array $checks;

    /**
     * The member requested tier.
     */
    public KycRequestedTier|string|null $requestedTier;

    /**
     * @param ConsentInput $consent Consent of the person, with the purpose `identity_verification`.
     * @param string|Omit $customerId Customer to verify; the subject is taken from it.
     * @param list<KycCheckType|string>|Omit $checks Checks to run; all that the data allows if absent.
     */
    public function __construct(
        ConsentInput $consent,
        string|Omit $customerId = Omit::Value,
        KycSubject|Omit $subject = Omit::Value,
        KycIdentityInput|Omit $identity = Omit::Value,
        KycDocumentInput|Omit $document = Omit::Value,
        KycSelfieInput|Omit $selfie = Omit::Value,
        array|Omit $checks = Omit::Value,
        KycRequestedTier|string|Omit $requestedTier = Omit::Value,
    ) {
        $this->build([
            'consent' => $consent,
            'customerId' => $customerId,
            'subject' => $subject,
            'identity' => $identity,
            'document' => $document,
            'selfie' => $selfie,
            'checks' => $checks,
            'requestedTier' => $requestedTier,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('customerId', 'customerId', new Codec\TextCodec()),
            new FieldSpec('subject', 'subject', new Codec\ModelCodec(KycSubject::class)),
            new FieldSpec('identity', 'identity', new Codec\ModelCodec(KycIdentityInput::class)),
            new FieldSpec('document', 'document', new Codec\ModelCodec(KycDocumentInput::class)),
            new FieldSpec('selfie', 'selfie', new Codec\ModelCodec(KycSelfieInput::class)),
            new FieldSpec('consent', 'consent', new Codec\ModelCodec(ConsentInput::class), true),
            new FieldSpec('checks', 'checks', new Codec\ListCodec(new Codec\EnumCodec(KycCheckType::class))),
            new FieldSpec('requestedTier', 'requestedTier', new Codec\EnumCodec(KycRequestedTier::class)),
        );
    }
}
