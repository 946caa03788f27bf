<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * One of the checks that an assessment can run.
 */
enum KycCheckType: string
{
    /**
     * The authority knows the number.
     */
    case IdNumberLookup = 'id_number_lookup';
    /**
     * The name fits; the order of names does not matter.
     */
    case NameMatch = 'name_match';
    /**
     * The date of birth fits.
     */
    case DobMatch = 'dob_match';
    /**
     * The phone belongs to the person.
     */
    case PhoneMatch = 'phone_match';
    /**
     * The document is genuine.
     */
    case DocumentAuthenticity = 'document_authenticity';
    /**
     * The document is valid.
     */
    case DocumentExpiry = 'document_expiry';
    /**
     * A living person is in front of the camera.
     */
    case Liveness = 'liveness';
    /**
     * The face is that of the document.
     */
    case FaceMatch = 'face_match';
    /**
     * Sanctions lists.
     */
    case Sanctions = 'sanctions';
    /**
     * Politically exposed persons.
     */
    case Pep = 'pep';
    /**
     * Bad press.
     */
    case AdverseMedia = 'adverse_media';
    /**
     * The address is confirmed.
     */
    case Address = 'address';
    /**
     * At least 18 years old.
     */
    case Age = 'age';
    /**
     * The identity is not used by another customer.
     */
    case DuplicateIdentity = 'duplicate_identity';
}
