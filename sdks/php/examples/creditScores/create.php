<?php

/* Score a person's credit */

declare(strict_types=1);

use Njia\Model\ConsentInput;
use Njia\Model\ConsentPurpose;
use Njia\Model\CreditProductInput;
use Njia\Model\CreditProductType;
use Njia\Model\LanguageTag;
use Njia\Model\Money;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->creditScores->create(
    consent: new ConsentInput(
        granted: true,
        grantedAt: new DateTimeImmutable('2026-11-20T09:58:00.000Z'),
        purpose: ConsentPurpose::CreditAssessment,
        reference: 'consent-8841',
        noticeLanguage: LanguageTag::Fr,
    ),
    currency: 'XAF',
    customerId: 'cus_01kag9ytq2f7sv3w5x8a0b1c2d',
    product: new CreditProductInput(
        type: CreditProductType::WorkingCapital,
        requested: new Money(amountMinorUnits: 400000, currency: 'XAF'),
        tenorDays: 90,
    ),
    useTenantHistory: true,
);
print_r($result);
