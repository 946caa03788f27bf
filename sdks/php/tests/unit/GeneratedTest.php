<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Exception\ArgumentException;
use Njia\Fixtures;
use Njia\Internal\Codec\NullableCodec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Json;
use Njia\Internal\Operation;
use Njia\Model;
use Njia\Omit;
use PHPUnit\Framework\TestCase;

/**
 * All operations and models of the package, driven by the examples of the API description and by their own shapes.
 */
final class GeneratedTest extends TestCase
{
    private const GENERATED = __DIR__ . '/../../src/generated';

    /**
     * @return array<string, Operation<object>>
     */
    private static function operations(): array
    {
        $found = [];
        foreach (glob(self::GENERATED . '/Operation/*.php') ?: [] as $file) {
            $class = 'Njia\\Operation\\' . basename($file, '.php');
            foreach (get_class_methods($class) as $method) {
                $operation = $class::$method();
                $found[$operation->id] = $operation;
            }
        }
        return $found;
    }

    /**
     * @return list<class-string<Model>>
     */
    private static function models(): array
    {
        $classes = array_map(
            static fn (string $file): string => 'Njia\\Model\\' . basename($file, '.php'),
            glob(self::GENERATED . '/Model/*.php') ?: [],
        );
        return array_values(array_filter($classes, static fn (string $class): bool => is_subclass_of($class, Model::class)));
    }

    public function testThereIsEnoughToTest(): void
    {
        self::assertGreaterThan(140, count(self::operations()));
        self::assertGreaterThan(200, count(self::models()));
        self::assertGreaterThan(120, count(Fixtures::book()->operations()));
        $examples = glob(__DIR__ . '/../../examples/*/*.php') ?: [];
        self::assertCount(count(self::operations()), $examples, 'one example per operation');
    }

    public function testDocumentedAnswersRoundTripWithoutLoss(): void
    {
        $operations = self::operations();
        foreach (Fixtures::book()->operations() as $id) {
            $answer = Fixtures::book()->answer($id);
            $returns = $operations[$id]->returns($answer->status);
            if ($returns?->kind !== 'json' || $returns->codec === null) {
                continue;
            }
            $wire = Json::decode($answer->body);
            $noisy = $wire instanceof \stdClass ? (object) [...(array) $wire, 'inventedLater' => (object) ['exact' => []]] : $wire;
            foreach ([$wire, $noisy] as $body) {
                $text = Json::encode($body);
                $value = $returns->codec->decode(Json::decode($text), '$', false);
                self::assertSame($text, Json::encode($returns->codec->encode($value, '$')), $id);
            }
        }
    }

    /** Every optional member that may be null has three states. */
    public function testOmittedNullAndValueGiveThreeBodies(): void
    {
        $count = 0;
        foreach (self::models() as $class) {
            $shape = $class::shape();
            self::assertInstanceOf(Shape::class, $shape);
            foreach ($shape->byName as $name => $field) {
                if ($field->required || !$field->codec instanceof NullableCodec) {
                    continue;
                }
                ++$count;
                $bodies = [];
                foreach ([Omit::Value, null] as $value) {
                    $wire = $shape->encode([...self::omitted($shape), $name => $value], []);
                    $bodies[] = property_exists($wire, $field->wire) ? Json::encode($wire->{$field->wire}) : 'absent';
                }
                self::assertSame(['absent', 'null'], $bodies, "{$class}::{$name}");
            }
        }
        self::assertGreaterThan(10, $count);
    }

    /**
     * @return array<string, mixed>
     */
    private static function omitted(Shape $shape): array
    {
        return array_fill_keys(array_keys($shape->byName), Omit::Value);
    }

    /** A value of a wrong type never reaches the wire, and the error names the member. */
    public function testWrongArgumentsAreRefused(): void
    {
        $wrong = fopen('php://memory', 'r');
        $count = 0;
        foreach (self::models() as $class) {
            $shape = $class::shape();
            foreach ($shape->byName as $name => $field) {
                if ($field->codec instanceof \Njia\Internal\Codec\AnyCodec) {
                    continue;
                }
                try {
                    $shape->encode([...self::omitted($shape), $name => $wrong], []);
                    self::fail("{$class}::{$name} took a resource.");
                } catch (ArgumentException $error) {
                    self::assertStringContainsString($name, (string) $error->path);
                    ++$count;
                }
            }
        }
        self::assertGreaterThan(1000, $count);
    }

    public function testModelsAreReadonlyAndTyped(): void
    {
        foreach (self::models() as $class) {
            $reflection = new \ReflectionClass($class);
            self::assertTrue($reflection->isFinal() && $reflection->isReadOnly(), $class);
            foreach ($reflection->getProperties(\ReflectionProperty::IS_PUBLIC) as $property) {
                self::assertNotNull($property->getType(), "{$class}::{$property->getName()}");
            }
        }
    }
}
