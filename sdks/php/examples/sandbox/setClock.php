<?php

/* Set the sandbox clock */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->sandbox->setClock(
    now: new DateTimeImmutable('2026-11-30T23:59:00.000Z'),
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    frozen: true,
);
print_r($result);
