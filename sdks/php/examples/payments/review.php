<?php

/* Decide on a held payment */

declare(strict_types=1);

use Njia\Model\ReviewDecision;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->payments->review(
    id: 'pay_01kag9ytq2f7sv3w5x8a0b1c2d',
    decision: ReviewDecision::Approve,
    note: 'Called the recipient back; order confirmed.',
);
print_r($result);
