<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * A credit score with the points of every feature, which add up exactly, and the main reasons.
 */
final readonly class CreditScore implements Model, EventData
{
    use Hydration;

    /**
     * Id of the score.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Grows by 1 with each change.
     */
    public int $version;

    /**
     * When the score was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Scored customer; null when a subject was given.
     */
    public ?string $customerId;

    /**
     * The member subject.
     */
    public CreditSubject $subject;

    /**
     * The score, higher is better; null when the data does not suffice.
     */
    public ?int $score;

    /**
     * The member score range.
     */
    public CreditScoreRange $scoreRange;

    /**
     * The score as a grade; null without a score.
     */
    public CreditGrade|string|null $grade;

    /**
     * Estimated probability of default; null without a score.
     */
    public ?float $probabilityOfDefault;

    /**
     * The member decision.
     */
    public CreditDecision|string $decision;

    /**
     * Amount that the person can bear; null without a score or a product.
     */
    public ?Money $recommendedLimit;

    /**
     * Term in days; null without a score or a product.
     */
    public ?int $recommendedTenorDays;

    /**
     * Score of the average applicant.
     */
    public int $baseScore;

    /**
     * Points of all features; empty without a score.
     *
     * @var list<CreditContribution>
     */
    public array $contributions;

    /**
     * Main reasons: at most 4 negative ones, then at most 3 positive ones.
     *
     * @var list<CreditReason>
     */
    public array $reasons;

    /**
     * The member features.
     *
     * @var array<string, float|null>
     */
    public array $features;

    /**
     * The member data coverage.
     */
    public CreditDataCoverage $dataCoverage;

    /**
     * The member model.
     */
    public ModelInfo $model;

    /**
     * The member consent.
     */
    public Consent $consent;

    /**
     * Until when the score should be used, 30 days after it was made.
     */
    public \DateTimeImmutable $validUntil;

    /**
     * The customer; only with `expand=customer`.
     */
    public ?Customer $customer;

    /**
     * @param string $id Id of the score.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change.
     * @param \DateTimeInterface|string $createdAt When the score was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string|null $customerId Scored customer; null when a subject was given.
     * @param int|null $score The score, higher is better; null when the data does not suffice.
     * @param CreditGrade|string|null $grade The score as a grade; null without a score.
     * @param float|null $probabilityOfDefault Estimated probability of default; null without a score.
     * @param Money|null $recommendedLimit Amount that the person can bear; null without a score or a
     *     product.
     * @param int|null $recommendedTenorDays Term in days; null without a score or a product.
     * @param int $baseScore Score of the average applicant.
     * @param list<CreditContribution> $contributions Points of all features; empty without a score.
     * @param list<CreditReason> $reasons Main reasons: at most 4 negative ones, then at most 3 positive
     *     ones.
     * @param array<string, float|null> $features
     * @param \DateTimeInterface|string $validUntil Until when the score should be used, 30 days after it
     *     was made.
     * @param Customer|Omit $customer The customer; only with `expand=customer`.
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        ?string $customerId,
        CreditSubject $subject,
        int|float|null $score,
        CreditScoreRange $scoreRange,
        CreditGrade|string|null $grade,
        ?float $probabilityOfDefault,
        CreditDecision|string $decision,
        ?Money $recommendedLimit,
        int|float|null $recommendedTenorDays,
        int|float $baseScore,
        array $contributions,
        array $reasons,
        array $features,
        CreditDataCoverage $dataCoverage,
        ModelInfo $model,
        Consent $consent,
        \DateTimeInterface|string $validUntil,
        Customer|Omit $customer = Omit::Value,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'customerId' => $customerId,
            'subject' => $subject,
            'score' => $score,
            'scoreRange' => $scoreRange,
            'grade' => $grade,
            'probabilityOfDefault' => $probabilityOfDefault,
            'decision' => $decision,
            'recommendedLimit' => $recommendedLimit,
            'recommendedTenorDays' => $recommendedTenorDays,
            'baseScore' => $baseScore,
            'contributions' => $contributions,
            'reasons' => $reasons,
            'features' => $features,
            'dataCoverage' => $dataCoverage,
            'model' => $model,
            'consent' => $consent,
            'validUntil' => $validUntil,
            'customer' => $customer,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('credit_score'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('customerId', 'customerId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('subject', 'subject', new Codec\ModelCodec(CreditSubject::class), true),
            new FieldSpec('score', 'score', new Codec\NullableCodec(new Codec\IntCodec()), true),
            new FieldSpec('scoreRange', 'scoreRange', new Codec\ModelCodec(CreditScoreRange::class), true),
            new FieldSpec(
                'grade',
                'grade',
                new Codec\NullableCodec(new Codec\EnumCodec(CreditGrade::class)),
                true,
            ),
            new FieldSpec(
                'probabilityOfDefault',
                'probabilityOfDefault',
                new Codec\NullableCodec(new Codec\FloatCodec()),
                true,
            ),
            new FieldSpec('decision', 'decision', new Codec\EnumCodec(CreditDecision::class), true),
            new FieldSpec(
                'recommendedLimit',
                'recommendedLimit',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
            new FieldSpec(
                'recommendedTenorDays',
                'recommendedTenorDays',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
            new FieldSpec('baseScore', 'baseScore', new Codec\IntCodec(), true),
            new FieldSpec(
                'contributions',
                'contributions',
                new Codec\ListCodec(new Codec\ModelCodec(CreditContribution::class)),
                true,
            ),
            new FieldSpec(
                'reasons',
                'reasons',
                new Codec\ListCodec(new Codec\ModelCodec(CreditReason::class)),
                true,
            ),
            new FieldSpec(
                'features',
                'features',
                new Codec\MapCodec(new Codec\NullableCodec(new Codec\FloatCodec())),
                true,
            ),
            new FieldSpec('dataCoverage', 'dataCoverage', new Codec\ModelCodec(CreditDataCoverage::class), true),
            new FieldSpec('model', 'model', new Codec\ModelCodec(ModelInfo::class), true),
            new FieldSpec('consent', 'consent', new Codec\ModelCodec(Consent::class), true),
            new FieldSpec('validUntil', 'validUntil', new Codec\DateTimeCodec(), true),
            new FieldSpec('customer', 'customer', new Codec\ModelCodec(Customer::class)),
        );
    }
}
