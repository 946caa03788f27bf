<?php

/* Open an account */

declare(strict_types=1);

use Njia\Model\AccountType;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->accounts->create(
    name: 'Payroll XAF',
    currency: 'XAF',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    type: AccountType::Wallet,
    country: 'CM',
    metadata: ['costCenter' => 'HR'],
);
print_r($result);
