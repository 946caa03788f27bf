/**
 * A copy of one SDK and its driver in a temporary folder, laid out as in the repository, into which defects are planted
 * one after the other. The SDK in the repository is never touched.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openColumn, type Column } from "../../runner/columns.ts";
import { planted } from "./defects.ts";
import { applied } from "./patch.ts";

const repository = join(fileURLToPath(import.meta.url), "..", "..", "..", "..");
/** What a driver needs beside itself and its SDK. */
const shared = ["conformance/package.json", "conformance/protocol"];
const leftOut = new Set(["node_modules", "test", "tests", "bench", "dist", ".venv", "__pycache__"]);

export class Workbench {
  readonly language: string;
  readonly #root: string;

  constructor(language: string) {
    this.language = language;
    this.#root = mkdtempSync(join(tmpdir(), `njia-mutants-${language}-`));
    for (const path of [`sdks/${language}`, `conformance/drivers/${language}`, ...shared]) {
      cpSync(join(repository, path), join(this.#root, path), {
        recursive: true,
        filter: (source) => !leftOut.has(basename(source)),
      });
    }
    if (existsSync(join(this.#root, "sdks", language, "package.json"))) this.#linkPackage();
  }

  /** Starts the driver over the SDK with one defect; `done` stops it and takes the defect out again. */
  async open(
    mutant: string,
    silenceMs: number,
  ): Promise<{ column: Column; done: () => Promise<void> }> {
    const patches = planted[this.language]?.[mutant];
    if (patches === undefined) throw new Error(`${this.language} has no mutant ${mutant}`);
    const sound = new Map<string, string>();
    for (const patch of patches) {
      const file = join(this.#root, "sdks", this.language, patch.file);
      const text = readFileSync(file, "utf8");
      if (!sound.has(file)) sound.set(file, text);
      writeFileSync(file, applied(text, patch, `${mutant} (${this.language})`));
    }
    const column = await openColumn(
      this.language,
      silenceMs,
      join(this.#root, "conformance/drivers"),
    );
    const done = async (): Promise<void> => {
      await column.driver.stop();
      for (const [file, text] of sound) writeFileSync(file, text);
    };
    return { column, done };
  }

  close(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  /** Node finds the copy under the package's name, as it finds the workspace in the repository. */
  #linkPackage(): void {
    const folder = join(this.#root, "sdks", this.language);
    const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      name: string;
    };
    const link = join(this.#root, "node_modules", name);
    mkdirSync(join(link, ".."), { recursive: true });
    symlinkSync(folder, link);
  }
}
