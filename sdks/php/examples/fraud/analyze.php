<?php

/* Analyze the risk of a transaction */

declare(strict_types=1);

use Njia\Model\FraudTransactionType;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->fraud->analyze(
    amountMinorUnits: 25000,
    currency: 'XAF',
    type: FraudTransactionType::Payout,
);
print_r($result);
