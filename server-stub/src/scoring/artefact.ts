import { createHash, createPublicKey, sign, verify, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";

/** A model file is not what its publisher signed, or not what this program reads. */
export class ArtefactRefused extends Error {
  override readonly name = "ArtefactRefused";
}

/** What the signature is over. Stands beside the model as `<name>.sig.json`. */
export interface Seal {
  readonly model: string;
  readonly version: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  /** Ed25519 over the three lines above, base64. */
  readonly signature: string;
}

/** A verified model file. */
export interface Artefact<T> {
  readonly sha256: string;
  readonly content: T;
}

interface Headed {
  readonly format: string;
  readonly id: string;
  readonly version: string;
}

/** Reads `<path>.json` and its seal. Throws ArtefactRefused when hash, signature, name, version or format are not as they should be. */
export function readArtefact<T extends Headed>(
  path: string,
  format: string,
  publicKey: KeyObject,
): Artefact<T> {
  const bytes = read(path);
  const seal = JSON.parse(read(path.replace(/\.json$/, ".sig.json")).toString()) as Seal;
  return openArtefact<T>(bytes, seal, format, publicKey, path);
}

/** The same on what was read. */
export function openArtefact<T extends Headed>(
  bytes: Buffer,
  seal: Seal,
  format: string,
  publicKey: KeyObject,
  name: string,
): Artefact<T> {
  const sha256 = digest(bytes);
  if (sha256 !== seal.sha256)
    throw new ArtefactRefused(
      `${name} has the hash ${sha256}, its seal says ${seal.sha256}. Bring the file back, or sign the new one: npm run scoring:sign.`,
    );
  if (!verify(null, statement(seal), publicKey, Buffer.from(seal.signature, "base64")))
    throw new ArtefactRefused(`${name}: the signature is not of the configured publisher.`);
  const content = JSON.parse(bytes.toString()) as T;
  if (content.id !== seal.model || content.version !== seal.version || content.format !== format)
    throw new ArtefactRefused(
      `${name} is ${content.format} ${content.id} ${content.version}; wanted is ${format} ${seal.model} ${seal.version}.`,
    );
  return { sha256, content };
}

/** The seal of a model file. Ed25519 signatures are a function of key and text, so that the same model gets the same seal. */
export function sealOf(bytes: Buffer, privateKey: KeyObject): Seal {
  const { id, version } = JSON.parse(bytes.toString()) as Headed;
  const unsigned = { model: id, version, sha256: digest(bytes) };
  return { ...unsigned, signature: sign(null, statement(unsigned), privateKey).toString("base64") };
}

/** The publisher's key that the shipped models are signed with. */
export function shippedKey(): KeyObject {
  return createPublicKey(readFileSync(new URL("models/publisher.pem", import.meta.url)));
}

export function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function statement({ model, version, sha256 }: Omit<Seal, "signature">): Buffer {
  return Buffer.from(`njia model\n${model}\n${version}\n${sha256}\n`);
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new ArtefactRefused(`${path} cannot be read: ${String(error)}`, { cause: error });
  }
}
