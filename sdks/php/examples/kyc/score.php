<?php

/* Verify an identity */

declare(strict_types=1);

use Njia\Date;
use Njia\Model\ConsentInput;
use Njia\Model\ConsentPurpose;
use Njia\Model\IdentityType;
use Njia\Model\KycIdentityInput;
use Njia\Model\KycRequestedTier;
use Njia\Model\KycSubject;
use Njia\Model\LanguageTag;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->kyc->score(
    consent: new ConsentInput(
        granted: true,
        grantedAt: new DateTimeImmutable('2026-11-20T09:58:00.000Z'),
        purpose: ConsentPurpose::IdentityVerification,
        reference: 'consent-8842',
        noticeLanguage: LanguageTag::Fr,
    ),
    subject: new KycSubject(
        givenNames: 'Aïcha Ngono',
        lastName: 'Mballa',
        dateOfBirth: Date::parse('1994-03-12'),
        phone: '+237677000123',
        country: 'CM',
    ),
    identity: new KycIdentityInput(
        country: 'CM',
        type: IdentityType::Cni,
        number: '112233444000',
    ),
    requestedTier: KycRequestedTier::Tier2,
);
print_r($result);
