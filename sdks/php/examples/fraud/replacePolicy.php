<?php

/* Replace the fraud policy */

declare(strict_types=1);

use Njia\Model\FraudFailMode;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->fraud->replacePolicy(
    reviewAt: 50,
    blockAt: 75,
    failMode: FraudFailMode::Review,
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
