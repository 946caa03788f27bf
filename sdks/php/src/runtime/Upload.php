<?php

declare(strict_types=1);

namespace Njia;

/**
 * A file to send: its octets, and how the server is to call and read them.
 */
final readonly class Upload
{
    public function __construct(
        public string $contents,
        public string $name = 'file',
        public string $media = 'application/octet-stream',
    ) {
    }

    /**
     * @throws \InvalidArgumentException when the file cannot be read
     */
    public static function file(string $path, string $media = 'application/octet-stream'): self
    {
        $contents = is_file($path) ? file_get_contents($path) : false;
        if ($contents === false) {
            throw new \InvalidArgumentException("The file {$path} cannot be read.");
        }
        return new self($contents, basename($path), $media);
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['name' => $this->name, 'media' => $this->media, 'bytes' => strlen($this->contents)];
    }
}
