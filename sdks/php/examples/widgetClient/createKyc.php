<?php

/* Verify the visitor (browser) */

declare(strict_types=1);

use Njia\Date;
use Njia\Model\ConsentInput;
use Njia\Model\ConsentPurpose;
use Njia\Model\IdentityType;
use Njia\Model\KycIdentityInput;
use Njia\Model\KycSubject;
use Njia\Model\LanguageTag;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient(widgetToken: (string) getenv('NJIA_WIDGET_TOKEN'));
$result = $client->widgetClient->createKyc(
    consent: new ConsentInput(
        granted: true,
        grantedAt: new DateTimeImmutable('2026-11-20T09:58:00.000Z'),
        purpose: ConsentPurpose::IdentityVerification,
        reference: 'consent-8843',
        noticeLanguage: LanguageTag::Sw,
    ),
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    subject: new KycSubject(
        givenNames: 'Wanjiru',
        lastName: 'Kamau',
        dateOfBirth: Date::parse('1998-05-04'),
        phone: '+254712345000',
        country: 'KE',
    ),
    identity: new KycIdentityInput(
        country: 'KE',
        type: IdentityType::NationalId,
        number: '12345000',
    ),
);
print_r($result);
