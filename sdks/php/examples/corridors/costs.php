<?php

/* Read the cost history of a corridor */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->corridors->costs(
    id: 'CM-GA-XAF-XAF',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    asOf: new DateTimeImmutable('2026-11-20T10:00:00.000Z'),
);
print_r($result);
