<?php

declare(strict_types=1);

namespace Njia;

/**
 * A calendar day (RFC 3339 `full-date`): it has no time and no zone.
 */
final readonly class Date implements \JsonSerializable, \Stringable
{
    /**
     * @throws \InvalidArgumentException when there is no such day
     */
    public function __construct(public int $year, public int $month, public int $day)
    {
        if ($year < 0 || $year > 9999 || !checkdate($month, $day, max($year, 1))) {
            throw new \InvalidArgumentException("There is no day {$year}-{$month}-{$day}.");
        }
    }

    /**
     * Reads `YYYY-MM-DD`.
     *
     * @throws \InvalidArgumentException for anything else
     */
    public static function parse(string $text): self
    {
        $found = [];
        if (preg_match('/\A(\d{4})-(\d{2})-(\d{2})\z/', $text, $found) !== 1) {
            throw new \InvalidArgumentException('A date is written YYYY-MM-DD.');
        }
        return new self((int) $found[1], (int) $found[2], (int) $found[3]);
    }

    public static function of(\DateTimeInterface $moment): self
    {
        return self::parse($moment->format('Y-m-d'));
    }

    public function __toString(): string
    {
        return sprintf('%04d-%02d-%02d', $this->year, $this->month, $this->day);
    }

    public function jsonSerialize(): string
    {
        return (string) $this;
    }
}
