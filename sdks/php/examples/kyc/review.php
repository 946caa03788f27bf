<?php

/* Decide an assessment */

declare(strict_types=1);

use Njia\Model\KycScoreReviewRequestDecision;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->kyc->review(
    id: 'kys_01kag9ytq2f7sv3w5x8a0b1c2d',
    decision: KycScoreReviewRequestDecision::Clear,
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    note: 'Second given name is missing on the card; birth certificate seen.',
);
print_r($result);
