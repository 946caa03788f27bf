<?php

/* Deliver past events again */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->webhookEndpoints->replayEvents(
    id: 'whe_01kag9ytq2f7sv3w5x8a0b1c2d',
    since: new DateTimeImmutable('2026-11-19T20:00:00.000Z'),
    dryRun: true,
);
print_r($result);
