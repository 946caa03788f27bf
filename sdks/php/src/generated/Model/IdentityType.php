<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of identity number.
 *
 * Which kinds a country has: NG `NIN`, `BVN`, `VOTER_ID`; GH `GHANA_CARD`; KE `NATIONAL_ID`; UG `NIN`; RW and
 * EG `NID`; TZ `NIDA`; ZM `NRC`; ZA `ID`; CM, GA, CG, TD, SN and CI `CNI`; all the others.
 */
enum IdentityType: string
{
    /**
     * National identification number (Nigeria, Uganda).
     */
    case Nin = 'NIN';
    /**
     * Bank verification number (Nigeria).
     */
    case Bvn = 'BVN';
    /**
     * Voter card (Nigeria).
     */
    case VoterId = 'VOTER_ID';
    /**
     * Ghana Card.
     */
    case GhanaCard = 'GHANA_CARD';
    /**
     * National identity card (Kenya).
     */
    case NationalId = 'NATIONAL_ID';
    /**
     * National identity (Rwanda, Egypt).
     */
    case Nid = 'NID';
    /**
     * National identity (Tanzania).
     */
    case Nida = 'NIDA';
    /**
     * National registration card (Zambia).
     */
    case Nrc = 'NRC';
    /**
     * Identity number (South Africa).
     */
    case Id = 'ID';
    /**
     * National identity card (francophone countries).
     */
    case Cni = 'CNI';
    /**
     * Passport of any country.
     */
    case Passport = 'PASSPORT';
    /**
     * Driving licence.
     */
    case DriversLicense = 'DRIVERS_LICENSE';
    /**
     * Residence permit.
     */
    case ResidencePermit = 'RESIDENCE_PERMIT';
    /**
     * Tax number.
     */
    case TaxId = 'TAX_ID';
}
