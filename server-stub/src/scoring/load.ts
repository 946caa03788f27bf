import { createPublicKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readArtefact, shippedKey } from "./artefact.ts";
import {
  CREDIT_FORMAT,
  loadCreditModel,
  type CreditArtefact,
  type LoadedCreditModel,
} from "./credit/model.ts";
import { FRAUD_FORMAT, type FraudArtefact } from "./fraud/artefact.ts";
import { loadFraudModel, type LoadedFraudModel } from "./fraud/model.ts";

/** Where the models come from; null means: as shipped. */
export interface ModelFiles {
  readonly fraud: string | null;
  /** Asked beside it, decides nothing. */
  readonly fraudShadow: string | null;
  readonly credit: string | null;
  /** PEM file of the key that the files above are signed with. */
  readonly publisher: string | null;
}

export interface LoadedModels {
  readonly fraud: LoadedFraudModel;
  readonly fraudShadow: LoadedFraudModel | null;
  readonly credit: LoadedCreditModel;
}

export const SHIPPED: ModelFiles = {
  fraud: null,
  fraudShadow: null,
  credit: null,
  publisher: null,
};

/** Reads and verifies all models, once per process. Throws ArtefactRefused; the server does not start with a model it cannot trust. */
export function loadModels(files: ModelFiles = SHIPPED): LoadedModels {
  const key: KeyObject =
    files.publisher === null ? shippedKey() : createPublicKey(readFileSync(files.publisher));
  const keyOf = (path: string | null): KeyObject => (path === null ? shippedKey() : key);
  const fraud = (path: string | null): LoadedFraudModel =>
    loadFraudModel(
      readArtefact<FraudArtefact>(path ?? shipped("fraud"), FRAUD_FORMAT, keyOf(path)),
    );
  return {
    fraud: fraud(files.fraud),
    fraudShadow: files.fraudShadow === null ? null : fraud(files.fraudShadow),
    credit: loadCreditModel(
      readArtefact<CreditArtefact>(
        files.credit ?? shipped("credit"),
        CREDIT_FORMAT,
        keyOf(files.credit),
      ),
    ),
  };
}

function shipped(name: string): string {
  return fileURLToPath(new URL(`models/${name}.json`, import.meta.url));
}
