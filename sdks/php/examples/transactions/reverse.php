<?php

/* Reverse a transaction */

declare(strict_types=1);

use Njia\Model\ReversalReason;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->transactions->reverse(
    id: 'txn_01kag9ytq2f7sv3w5x8a0b1c2d',
    reason: ReversalReason::WrongRecipient,
    note: 'Customer mistyped the last digit.',
);
print_r($result);
