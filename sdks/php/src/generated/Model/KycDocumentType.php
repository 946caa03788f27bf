<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of document.
 */
enum KycDocumentType: string
{
    /**
     * Identity card.
     */
    case NationalId = 'national_id';
    /**
     * Passport.
     */
    case Passport = 'passport';
    /**
     * Driving licence.
     */
    case DriversLicense = 'drivers_license';
    /**
     * Residence permit.
     */
    case ResidencePermit = 'residence_permit';
    /**
     * Voter card.
     */
    case VoterCard = 'voter_card';
}
