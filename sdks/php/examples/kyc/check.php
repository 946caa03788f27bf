<?php

/* Check an identity (deprecated) */

declare(strict_types=1);

use Njia\Date;
use Njia\Model\IdentityType;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->kyc->check(
    firstName: 'Chidi',
    lastName: 'Okafor',
    country: 'NG',
    idType: IdentityType::Nin,
    idNumber: '12345678000',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    xSandboxScenario: 'payment.callback_late; latencyMs=400',
    dateOfBirth: Date::parse('1990-07-01'),
);
print_r($result);
