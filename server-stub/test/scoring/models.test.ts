import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FEATURES } from "../../src/domain/credit/features.ts";
import { AdditiveScorer, type AdditiveModel } from "../../src/scoring/additive.ts";
import {
  ArtefactRefused,
  openArtefact,
  sealOf,
  shippedKey,
  type Seal,
} from "../../src/scoring/artefact.ts";
import { counterfactuals } from "../../src/scoring/counterfactual.ts";
import { FRAUD_FORMAT, type FraudArtefact } from "../../src/scoring/fraud/artefact.ts";
import { FRAUD_FEATURES, FRAUD_PAIRS } from "../../src/scoring/fraud/features.ts";
import { explainVector, loadFraudModel } from "../../src/scoring/fraud/model.ts";
import { loadModels, SHIPPED } from "../../src/scoring/load.ts";
import { riskOf } from "../../src/scoring/scale.ts";
import { readVector } from "../../src/scoring/trace.ts";

interface Golden {
  readonly vectors: readonly (readonly (number | null)[])[];
  readonly logits: readonly number[];
}
const at = (path: string): URL => new URL(path, import.meta.url);
const golden = (name: string): Golden =>
  JSON.parse(readFileSync(at(`golden/${name}-golden.json`), "utf8")) as Golden;
const bytes = readFileSync(at("../../src/scoring/models/fraud.json"));
const seal = JSON.parse(
  readFileSync(at("../../src/scoring/models/fraud.sig.json"), "utf8"),
) as Seal;
const models = loadModels();

describe("the shipped models", () => {
  it.each(["fraud", "credit"] as const)("%s gives the numbers of its training", (name) => {
    const { vectors, logits } = golden(name);
    expect(vectors.length).toBe(300);
    vectors.forEach((vector, index) => {
      const said = models[name].scorer.score(readVector(vector));
      expect(Math.abs(said - (logits[index] ?? Number.NaN))).toBeLessThan(1e-9);
    });
  });

  it("is small, and made for the features and pairs of this program", () => {
    expect(bytes.length).toBeLessThan(300_000);
    expect(models.fraud.artefact.features.map(({ name }) => name)).toEqual(
      FRAUD_FEATURES.map(({ name }) => name),
    );
    const names = FRAUD_FEATURES.map(({ name }) => name);
    const allowed = new Set(FRAUD_PAIRS.map((pair) => pair.join(" ")));
    const pairs = models.fraud.artefact.terms.filter(({ features }) => features.length === 2);
    expect(pairs.length).toBeGreaterThan(0);
    for (const { features } of pairs)
      expect(allowed).toContain(features.map((feature) => names[feature]).join(" "));
    expect(models.credit.artefact.features.map(({ name }) => name)).toEqual([...FEATURES]);
  });

  it("explains a score completely: base and reasons are the score before clamping", () => {
    for (const stored of golden("fraud").vectors) {
      const vector = readVector(stored);
      const { base, terms } = explainVector(models.fraud, vector);
      const sum = [...terms.values()].reduce((total, points) => total + points, base);
      expect(Math.abs(sum - riskOf(models.fraud.scorer.score(vector)))).toBeLessThan(1e-9);
    }
  });

  it("moves with the features as policy demands, whatever the others are", () => {
    const { scorer } = models.fraud;
    for (const stored of golden("fraud").vectors.slice(100))
      FRAUD_FEATURES.forEach(({ direction }, position) => {
        if (direction === undefined) return;
        const vector = readVector(stored);
        let last = -Infinity;
        for (const step of [-1, 0, 0.4, 1, 2, 3, 5, 8, 12]) {
          vector[position] = direction === 1 ? step : 12 - step;
          const said = scorer.score(vector);
          expect(said).toBeGreaterThanOrEqual(last - 1e-9);
          last = said;
        }
      });
  });

  it("finds the smallest change that decides otherwise", () => {
    const { scorer } = models.fraud;
    const risky = golden("fraud")
      .vectors.map(readVector)
      .sort((a, b) => scorer.score(b) - scorer.score(a))[0];
    if (risky === undefined) throw new Error("there are vectors");
    const all = FRAUD_FEATURES.map((_, position) => position);
    const found = counterfactuals(scorer, risky, all, scorer.score(risky) - 1);
    expect(found.length).toBeGreaterThan(0);
    for (const { feature, to, sum } of found) {
      const changed = Float64Array.from(risky);
      changed[FRAUD_FEATURES.findIndex(({ name }) => name === feature)] = to;
      expect(scorer.score(changed)).toBe(sum);
      expect(sum).toBeLessThanOrEqual(scorer.score(risky) - 1);
    }
  });
});

it("scoring needs nothing but Node itself and this server", () => {
  const folder = fileURLToPath(at("../../src/scoring"));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => name.endsWith(".ts"));
  expect(sources.length).toBeGreaterThan(10);
  for (const name of sources) {
    const imports = readFileSync(join(folder, name), "utf8").matchAll(/ from "([^"]+)"/g);
    for (const [, from = ""] of imports) expect(from, name).toMatch(/^(node:|\.)/);
  }
});

describe("a model file", () => {
  const open = (content: Buffer, by: Seal = seal, key = shippedKey()) =>
    openArtefact<FraudArtefact>(content, by, FRAUD_FORMAT, key, "fraud.json");

  it("is refused when one byte differs, when it is unsigned, or signed by somebody else", () => {
    expect(open(bytes).sha256).toBe(seal.sha256);
    const forged = Buffer.from(bytes);
    const digit = forged.lastIndexOf("5");
    forged[digit] = forged[digit] === 0x35 ? 0x36 : 0x35;
    expect(() => open(forged)).toThrow(ArtefactRefused);
    const stranger = generateKeyPairSync("ed25519");
    expect(() => open(forged, sealOf(forged, stranger.privateKey))).toThrow(ArtefactRefused);
    expect(() => open(bytes, { ...seal, signature: "" })).toThrow(ArtefactRefused);
    expect(() => open(bytes, { ...seal, version: "9.9.9" })).toThrow(ArtefactRefused);
    expect(() => open(bytes, seal, stranger.publicKey)).toThrow(ArtefactRefused);
  });

  it("of other features or codes is refused, with what to do", () => {
    const { content } = open(bytes);
    const fewer = { ...content, features: content.features.slice(1) };
    expect(() => loadFraudModel({ sha256: "x", content: fewer })).toThrow(/Train it again/);
    const named = content.features.map((one) => ({ ...one, code: one.code && "nonsense" }));
    expect(() => loadFraudModel({ sha256: "x", content: { ...content, features: named } })).toThrow(
      ArtefactRefused,
    );
  });

  it("of one's own is read from its path, with its publisher's key, served or as a shadow", () => {
    const folder = mkdtempSync(join(tmpdir(), "njia-model-"));
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    const write = (name: string, content: string | Buffer): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const own = Buffer.from(JSON.stringify({ ...open(bytes).content, version: "7.0.0" }));
    const path = write("own.json", own);
    const publisher = write("key.pem", publicKey.export({ type: "spki", format: "pem" }));
    expect(() => loadModels({ ...SHIPPED, fraud: path, publisher })).toThrow(ArtefactRefused);
    write("own.sig.json", JSON.stringify(sealOf(own, privateKey)));
    const served = loadModels({ ...SHIPPED, fraud: path, publisher });
    expect(served.fraud.artefact.version).toBe("7.0.0");
    const beside = loadModels({ ...SHIPPED, fraudShadow: path, publisher });
    expect([beside.fraud.sha256, beside.fraudShadow?.artefact.version]).toEqual([
      seal.sha256,
      "7.0.0",
    ]);
    // The shipped publisher did not sign it.
    expect(() => loadModels({ ...SHIPPED, fraud: path })).toThrow(/configured publisher/);
    rmSync(folder, { recursive: true });
  });

  it("changes scores when it changes: the scorer reads it", () => {
    const { content } = open(bytes);
    const vectors = golden("fraud").vectors.map(readVector);
    content.terms.forEach((term, index) => {
      const bent: AdditiveModel = {
        ...content,
        terms: content.terms.map((one, other) =>
          other === index ? { ...one, values: one.values.map((value) => value + 0.5) } : one,
        ),
      };
      const scorer = new AdditiveScorer(bent);
      for (const vector of vectors.slice(0, 5))
        expect(scorer.score(vector) - models.fraud.scorer.score(vector)).toBeCloseTo(0.5, 9);
      expect(term.values.length).toBeGreaterThan(2);
    });
  });
});
