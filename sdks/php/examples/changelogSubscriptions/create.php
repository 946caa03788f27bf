<?php

/* Subscribe to changes */

declare(strict_types=1);

use Njia\Model\ChangeLogChannel;
use Njia\Model\ChangeLogFilterInput;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->changelogSubscriptions->create(
    channel: ChangeLogChannel::Email,
    target: 'api-team@sahel-pay.example',
    filter: new ChangeLogFilterInput(breakingOnly: true, onlyAffectingMe: true),
);
print_r($result);
