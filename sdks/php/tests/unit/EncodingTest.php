<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Date;
use Njia\Internal\Body;
use Njia\Internal\BodyWriter;
use Njia\Internal\Codec;
use Njia\Internal\Json;
use Njia\Internal\Mismatch;
use Njia\Internal\Param;
use Njia\Internal\Part;
use Njia\Internal\Plain;
use Njia\Internal\RawNumber;
use Njia\Internal\Uri;
use Njia\Internal\Uuid;
use Njia\Model\MobileMoneyParty;
use Njia\Model\PaymentStatus;
use Njia\Model\UnknownParty;
use Njia\Model\UnknownPartyDetails;
use Njia\Upload;
use PHPUnit\Framework\TestCase;

/**
 * Values as they travel: the styles of OpenAPI 3.0, bodies, and each codec both ways.
 */
final class EncodingTest extends TestCase
{
    private const LIST = ['blue', 'black', 'a b'];

    private static function color(): \stdClass
    {
        return (object) ['R' => 100, 'G' => 'x&y'];
    }

    private static function param(string $style, bool $explode, string $in = 'query'): Param
    {
        return new Param($in, 'color', new Codec\AnyCodec(), $style, $explode);
    }

    /**
     * @dataProvider queries
     */
    public function testQueryStyles(string $style, bool $explode, mixed $value, string $expected): void
    {
        $pairs = array_map(
            static fn (array $pair): array => [...$pair, false],
            Uri::pairs(self::param($style, $explode), $value),
        );
        self::assertSame($expected, Uri::query($pairs));
    }

    /**
     * @return iterable<array{string, bool, mixed, string}>
     */
    public static function queries(): iterable
    {
        yield ['form', true, 'a&b=c', 'color=a%26b%3Dc'];
        yield ['form', true, self::LIST, 'color=blue&color=black&color=a%20b'];
        yield ['form', false, self::LIST, 'color=blue,black,a%20b'];
        yield ['spaceDelimited', false, self::LIST, 'color=blue%20black%20a%20b'];
        yield ['pipeDelimited', false, self::LIST, 'color=blue%7Cblack%7Ca%20b'];
        yield ['form', false, [], ''];
        yield ['form', true, [], ''];
        yield ['form', true, self::color(), 'R=100&G=x%26y'];
        yield ['form', false, self::color(), 'color=R,100,G,x%26y'];
        yield ['form', false, new \stdClass(), ''];
        yield ['deepObject', true, self::color(), 'color[R]=100&color[G]=x%26y'];
        yield ['deepObject', true, (object) ['a' => (object) ['b' => [1, 2]]], 'color[a][b]=1&color[a][b]=2'];
        yield ['json', true, self::color(), 'color=%7B%22R%22:100,%22G%22:%22x%26y%22%7D'];
        yield ['form', true, true, 'color=true'];
        yield ['form', true, false, 'color=false'];
        yield ['form', true, null, 'color='];
        yield ['form', true, new RawNumber('1.50'), 'color=1.50'];
    }

    public function testReservedCharactersStayWhereTheyMay(): void
    {
        self::assertSame('a=x%2F%3F', str_replace('/', '%2F', Uri::query([['a', 'x/?', false]])));
        self::assertSame('a=x/?&b', Uri::query([['a', 'x/?', true]]) . '&b');
    }

    /**
     * @dataProvider paths
     */
    public function testPathStyles(string $style, bool $explode, mixed $value, string $expected): void
    {
        self::assertSame($expected, Uri::segment(self::param($style, $explode, 'path'), $value));
    }

    /**
     * @return iterable<array{string, bool, mixed, string}>
     */
    public static function paths(): iterable
    {
        yield ['simple', false, 'a/b c', 'a%2Fb%20c'];
        yield ['simple', false, self::LIST, 'blue,black,a%20b'];
        yield ['simple', true, self::color(), 'R=100,G=x%26y'];
        yield ['simple', false, self::color(), 'R,100,G,x%26y'];
        yield ['label', false, 'blue', '.blue'];
        yield ['label', false, self::LIST, '.blue,black,a%20b'];
        yield ['label', true, self::LIST, '.blue.black.a%20b'];
        yield ['label', true, self::color(), '.R=100.G=x%26y'];
        yield ['matrix', false, 'blue', ';color=blue'];
        yield ['matrix', false, self::LIST, ';color=blue,black,a%20b'];
        yield ['matrix', true, self::LIST, ';color=blue;color=black;color=a%20b'];
        yield ['matrix', true, self::color(), ';R=100;G=x%26y'];
        yield ['matrix', false, self::color(), ';color=R,100,G,x%26y'];
    }

    public function testAPathCannotAddressAnotherResource(): void
    {
        foreach (['', '.', '..'] as $value) {
            try {
                Uri::segment(self::param('simple', false, 'path'), $value);
                self::fail('The value was to be refused.');
            } catch (Mismatch $mismatch) {
                self::assertSame('color', $mismatch->path);
            }
        }
    }

    public function testHeaderStyles(): void
    {
        $header = static fn (string $style, bool $explode, mixed $value): string
            => Uri::header(self::param($style, $explode, 'header'), $value);
        self::assertSame('blue,black,a b', $header('simple', false, self::LIST));
        self::assertSame('R=100,G=x&y', $header('simple', true, self::color()));
        self::assertSame('R,100,G,x&y', $header('simple', false, self::color()));
        self::assertSame('{"R":100,"G":"x&y"}', $header('json', false, self::color()));
        self::assertSame('7', $header('simple', false, 7));
    }

    public function testBodies(): void
    {
        $any = new Codec\AnyCodec();
        $write = static fn (string $kind, mixed $value, array $parts = []): array
            => BodyWriter::write(new Body($any, "media/{$kind}", $kind, true, $parts), $value);
        self::assertSame(['media/json', '{"a":[]}'], $write('json', ['a' => []]));
        self::assertSame('a=1&b=x%20y&c=1&c=2&d[e]=f', $write('form', [
            'a' => 1,
            'b' => 'x y',
            'c' => [1, 2],
            'd' => (object) ['e' => 'f'],
        ])[1]);
        $file = new Codec\FileCodec();
        $upload = new Upload('octets', 'a"b.txt', "text/plain\r\nX: y");
        self::assertSame('octets', BodyWriter::write(new Body($file, 'x/y', 'octets', true), $upload)[1]);
        self::assertSame('raw', BodyWriter::write(new Body($file, 'x/y', 'octets', true), 'raw')[1]);
        self::assertStringNotContainsString('octets', print_r($upload, true));
    }

    public function testMultipart(): void
    {
        $codec = new class () implements Codec\Codec {
            public function decode(mixed $value, string $path, bool $lenient): mixed
            {
                return $value;
            }

            public function encode(mixed $value, string $path): mixed
            {
                return $value;
            }
        };
        $parts = ['files' => new Part('', true), 'meta' => new Part('application/json', false)];
        [$media, $text] = BodyWriter::write(new Body($codec, 'multipart/form-data', 'multipart', true, $parts), (object) [
            'files' => [new Upload('one', "a\"b\r\n.txt", 'text/plain'), new Upload('two', 'c', "evil\r\nX: y")],
            'meta' => (object) ['a' => 1],
            'plain' => 'text',
            'list' => [1, 2],
        ]);
        self::assertMatchesRegularExpression('~^multipart/form-data; boundary=part-[0-9a-f-]{36}$~', $media);
        $boundary = substr($media, strlen('multipart/form-data; boundary='));
        $found = explode("--{$boundary}", $text);
        self::assertCount(7, $found);
        self::assertSame("--\r\n", $found[6]);
        self::assertStringContainsString('filename="a%22b%0D%0A.txt"' . "\r\nContent-Type: text/plain\r\n\r\none", $found[1]);
        self::assertStringContainsString("Content-Type: application/octet-stream\r\n\r\ntwo", $found[2]);
        self::assertStringContainsString("Content-Type: application/json\r\n\r\n{\"a\":1}", $found[3]);
        self::assertStringContainsString("name=\"plain\"\r\n\r\ntext", $found[4]);
        self::assertStringContainsString("Content-Type: application/json\r\n\r\n[1,2]", $found[5]);
    }

    /**
     * @dataProvider codecs
     */
    public function testCodecsGoBothWays(Codec\Codec $codec, string $wire, mixed $value): void
    {
        $decoded = $codec->decode(Json::decode($wire), '$', false);
        self::assertEquals($value, $decoded);
        self::assertSame($wire, Json::encode($codec->encode($decoded, 'x')));
    }

    /**
     * @return iterable<array{Codec\Codec, string, mixed}>
     */
    public static function codecs(): iterable
    {
        yield [new Codec\FloatCodec(), '3', 3.0];
        yield [new Codec\FloatCodec(true), '"1.5"', 1.5];
        yield [new Codec\DecimalCodec(), '"12.50"', '12.50'];
        yield [new Codec\DecimalCodec(true), '12.50', '12.50'];
        yield [new Codec\BytesCodec(), '"AAEC"', "\x00\x01\x02"];
        yield [new Codec\IntCodec(true), '"9223372036854775807"', PHP_INT_MAX];
        yield [new Codec\BoolCodec(), 'true', true];
        yield [new Codec\DateCodec(), '"2024-02-29"', new Date(2024, 2, 29)];
        yield [new Codec\DateTimeCodec(), '"2024-02-29T10:00:00.5Z"', new \DateTimeImmutable('2024-02-29T10:00:00.5Z')];
        yield [new Codec\MapCodec(new Codec\IntCodec()), '{"a":1,"b":2}', ['a' => 1, 'b' => 2]];
        yield [new Codec\MapCodec(new Codec\IntCodec()), '{}', []];
        yield [new Codec\ListCodec(new Codec\NullableCodec(new Codec\TextCodec())), '["a",null]', ['a', null]];
        yield [new Codec\ConstCodec('x'), '"newer"', 'newer'];
        yield [new Codec\EnumCodec(PaymentStatus::class), '"completed"', PaymentStatus::Completed];
        yield [new Codec\EnumCodec(PaymentStatus::class), '"newer"', 'newer'];
        yield [new Codec\AnyCodec(), '{"a":[1.0,{}]}', (object) ['a' => [new RawNumber('1.0'), new \stdClass()]]];
    }

    /**
     * @dataProvider wrongs
     */
    public function testCodecsCoerceNothing(Codec\Codec $codec, string $wire): void
    {
        $this->expectException(Mismatch::class);
        $codec->decode(Json::decode($wire), '$', false);
    }

    /**
     * @return iterable<array{Codec\Codec, string}>
     */
    public static function wrongs(): iterable
    {
        yield [new Codec\FloatCodec(), '"1"'];
        yield [new Codec\FloatCodec(), '1e999'];
        yield [new Codec\FloatCodec(true), '1'];
        yield [new Codec\DecimalCodec(), '1'];
        yield [new Codec\DecimalCodec(), '"1.5.2"'];
        yield [new Codec\DecimalCodec(true), '"1"'];
        yield [new Codec\BytesCodec(), '"?"'];
        yield [new Codec\IntCodec(true), '"07"'];
        yield [new Codec\IntCodec(true), '"+7"'];
        yield [new Codec\BoolCodec(), '1'];
        yield [new Codec\DateCodec(), '"2023-02-29"'];
        yield [new Codec\DateCodec(), '20230228'];
        yield [new Codec\DateTimeCodec(), '"2024-02-30T10:00:00Z"'];
        yield [new Codec\DateTimeCodec(), '"2024-02-28"'];
        yield [new Codec\MapCodec(new Codec\IntCodec()), '[1]'];
        yield [new Codec\MapCodec(new Codec\IntCodec()), '{"a":"1"}'];
        yield [new Codec\ListCodec(new Codec\IntCodec()), '{"0":1}'];
        yield [new Codec\ConstCodec('x'), '1'];
        yield [new Codec\EnumCodec(PaymentStatus::class), '1'];
        yield [new Codec\EnumCodec(PaymentStatus::class, true), '"1"'];
        yield [new Codec\FileCodec(), '1'];
        yield [new Codec\ModelCodec(MobileMoneyParty::class), '[]'];
        yield [new Codec\UnionRef(UnknownPartyDetails::class), '"text"'];
    }

    public function testArgumentsOfAWrongTypeAreRefused(): void
    {
        foreach (
            [
            [new Codec\FloatCodec(), NAN],
            [new Codec\DecimalCodec(), 1.5],
            [new Codec\DecimalCodec(), 'many'],
            [new Codec\BytesCodec(), 1],
            [new Codec\IntCodec(), 1.0],
            [new Codec\BoolCodec(), 1],
            [new Codec\DateCodec(), 'soon'],
            [new Codec\DateTimeCodec(), 'soon'],
            [new Codec\MapCodec(new Codec\IntCodec()), 'text'],
            [new Codec\ListCodec(new Codec\IntCodec()), ['a' => 1]],
            [new Codec\EnumCodec(PaymentStatus::class), 1],
            [new Codec\EnumCodec(PaymentStatus::class, true), 'a'],
            [new Codec\FileCodec(), 1],
            [new Codec\TextCodec(), 1],
            [new Codec\ModelCodec(MobileMoneyParty::class), new \stdClass()],
            [new Codec\UnionRef(UnknownParty::class), new \stdClass()],
            [new Codec\AnyCodec(), fopen('php://memory', 'r')],
            [new Codec\AnyCodec(), [INF]],
            ] as [$codec, $value]
        ) {
            try {
                $codec->encode($value, 'x');
                self::fail($codec::class . ' took ' . get_debug_type($value));
            } catch (Mismatch $mismatch) {
                self::assertStringStartsWith('x', $mismatch->path);
            }
        }
    }

    public function testWhatACallerMayPass(): void
    {
        self::assertSame('completed', (new Codec\TextCodec())->encode(PaymentStatus::Completed, 'x'));
        self::assertSame('completed', (new Codec\EnumCodec(PaymentStatus::class))->encode('completed', 'x'));
        self::assertSame('2024-02-29', (new Codec\DateCodec())->encode('2024-02-29', 'x'));
        $moment = new \DateTimeImmutable('2024-02-29T10:00:00+01:00');
        self::assertSame('2024-02-29T10:00:00+01:00', (new Codec\DateTimeCodec())->encode($moment, 'x'));
        self::assertSame('2024-02-29T10:00:00Z', (new Codec\DateTimeCodec())->encode('2024-02-29T10:00:00Z', 'x'));
        self::assertSame('2024-02-29', (string) Date::of($moment));
        self::assertSame('"2024-02-29"', json_encode(Date::of($moment)));
        $party = new MobileMoneyParty(msisdn: '+24166999000', country: 'GA');
        $plain = Plain::of(['a' => $party, 'b' => PaymentStatus::Failed, 'c' => $moment, 'd' => Date::of($moment)], 'x');
        $text = Json::encode($plain);
        self::assertStringContainsString('"msisdn":"+24166999000"', $text);
        self::assertStringContainsString('"b":"failed","c":"2024-02-29T10:00:00+01:00","d":"2024-02-29"', $text);
    }

    public function testUnions(): void
    {
        $text = new Codec\TextCodec();
        $money = new Codec\ModelCodec(MobileMoneyParty::class);
        $byType = new Codec\TypeUnion(['string', 'number', 'object'], [$text, new Codec\FloatCodec(), $money], UnknownParty::class);
        self::assertSame('a', $byType->decode('a', '$', false));
        self::assertSame(2.0, $byType->decode(2, '$', false));
        self::assertInstanceOf(UnknownParty::class, $byType->decode([1], '$', false));
        self::assertSame('a', $byType->encode('a', 'x'));
        $wire = Json::decode('{"type":"mobile_money","msisdn":"+24166999000","country":"GA"}');
        $byKey = new Codec\KeyUnion(['msisdn', ''], [$money, new Codec\MapCodec($text)], UnknownParty::class);
        self::assertInstanceOf(MobileMoneyParty::class, $byKey->decode($wire, '$', false));
        self::assertSame(['b' => 'c'], $byKey->decode((object) ['b' => 'c'], '$', false));
        self::assertInstanceOf(UnknownParty::class, $byKey->decode('text', '$', false));
        $trial = new Codec\TrialUnion([new Codec\IntCodec(), $money, new Codec\AnyCodec()], UnknownParty::class);
        self::assertInstanceOf(MobileMoneyParty::class, $trial->decode($wire, '$', false));
        self::assertSame(5, $trial->decode(5, '$', false));
        self::assertSame('x', $trial->decode('x', '$', false));
        $unknown = (new Codec\UnionRef(UnknownPartyDetails::class))->decode(Json::decode('{"type":"pigeon","n":1.0}'), '$', false);
        self::assertInstanceOf(UnknownPartyDetails::class, $unknown);
        self::assertSame('pigeon', $unknown->type);
        self::assertSame('{"type":"pigeon","n":1.0}', Json::encode($unknown->toWire()));
        self::assertSame('{"type":"pigeon","n":1.0}', json_encode($unknown, JSON_PRESERVE_ZERO_FRACTION));
        self::assertNull($unknown->meta());
        self::assertStringContainsString('pigeon', print_r($unknown, true));
        $again = (new Codec\UnionRef(UnknownPartyDetails::class))->encode($unknown, 'x');
        self::assertSame('{"type":"pigeon","n":1.0}', Json::encode($again));
    }

    public function testUuidsAreDifferent(): void
    {
        self::assertCount(100, array_unique(array_map(static fn (): string => Uuid::v4(), range(1, 100))));
    }
}
