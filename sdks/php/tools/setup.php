<?php

// Brings Mago, the static analyser, into the user's cache unless it is on the PATH. It is built from its crate, which
// takes some minutes once and needs Rust 1.95 or newer (https://rustup.rs); built without the optimisations that take
// longest.

declare(strict_types=1);

require __DIR__ . '/mago.php';

if (magoPath() !== null) {
    exit(0);
}
exec('cargo --version 2>/dev/null', $output, $status);
if ($status !== 0) {
    fwrite(STDERR, 'Mago ' . MAGO_VERSION . " is missing, and so is cargo to build it: install Rust 1.95 or newer from "
        . "https://rustup.rs, or put the mago of that version on the PATH.\n");
    exit(1);
}
foreach (['LTO' => 'off', 'OPT_LEVEL' => '1', 'CODEGEN_UNITS' => '16', 'DEBUG' => '0'] as $name => $value) {
    putenv("CARGO_PROFILE_RELEASE_{$name}={$value}");
}
$command = 'cargo install --quiet --locked mago --version ' . MAGO_VERSION . ' --root ' . escapeshellarg(magoRoot());
fwrite(STDERR, "{$command}\n");
passthru($command, $status);
if ($status !== 0 || magoPath() === null) {
    fwrite(STDERR, "Mago could not be built.\n");
    exit(1);
}
