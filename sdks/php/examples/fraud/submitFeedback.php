<?php

/* Tell what it turned out to be */

declare(strict_types=1);

use Njia\Model\FraudFeedbackLabel;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->fraud->submitFeedback(
    id: 'fra_01kag9ytq2f7sv3w5x8a0b1c2d',
    label: FraudFeedbackLabel::Fraud,
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    note: 'Customer confirmed the loss of the phone.',
);
print_r($result);
