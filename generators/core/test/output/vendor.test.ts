import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unifiedDiff } from "../../src/output/unified-diff.ts";
import { vendorRuntime } from "../../src/output/vendor.ts";
import type { Vendor } from "../../src/target/target.ts";

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "njia-vendor-"));
  mkdirSync(join(repository, "runtime/deep"), { recursive: true });
  writeFileSync(join(repository, "runtime/a.src"), 'namespace Njia\\Http;\necho "Njianess";\n');
  writeFileSync(join(repository, "runtime/deep/b.src"), "use Njia\\Http;\n");
});
afterEach(() => {
  rmSync(repository, { recursive: true });
});

const vendor: Vendor = {
  from: "runtime",
  to: "src/{package}/runtime",
  root: { token: "Njia", lines: /^(namespace|use) /, rename: (name) => name },
};

describe("vendoring the runtime", () => {
  it("renames the root token in declaration and import lines, and nothing else", () => {
    expect(vendorRuntime(vendor, repository, "Acme").map(({ path, text }) => [path, text])).toEqual(
      [
        ["src/Acme/runtime/a.src", 'namespace Acme\\Http;\necho "Njianess";\n'],
        ["src/Acme/runtime/deep/b.src", "use Acme\\Http;\n"],
      ],
    );
  });

  it("reproduces the source under our own name", () => {
    const [first] = vendorRuntime(vendor, repository, "Njia");
    expect(first?.text).toBe('namespace Njia\\Http;\necho "Njianess";\n');
  });

  it("refuses a token outside such a line", () => {
    writeFileSync(join(repository, "runtime/c.src"), "x\necho Njia;\n");
    expect(() => vendorRuntime(vendor, repository, "Acme")).toThrow("runtime/c.src:2");
  });

  it("says so when the runtime is not installed", () => {
    expect(() => vendorRuntime({ ...vendor, from: "none" }, repository, "Acme")).toThrow(
      "is missing",
    );
  });
});

describe("unified diff", () => {
  it("names files that appear and vanish, and cuts what is long", () => {
    expect(unifiedDiff("a", undefined, "x\n")).toBe(
      "--- /dev/null\n+++ b/a\n@@ -0,0 +1,1 @@\n+x\n",
    );
    expect(unifiedDiff("a", "x\n", undefined)).toContain("+++ /dev/null");
    expect(unifiedDiff("a", "x\n".repeat(100), "y\n".repeat(100))).toMatch(
      /\.\.\. \d+ more lines\n$/,
    );
  });
});
