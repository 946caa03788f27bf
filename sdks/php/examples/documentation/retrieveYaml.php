<?php

/* Read the API description as YAML */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->documentation->retrieveYaml(
    version: '2.3.1',
    acceptLanguage: 'fr',
    ifNoneMatch: '"8e72df6a0132fd6d"',
);
print_r($result);
