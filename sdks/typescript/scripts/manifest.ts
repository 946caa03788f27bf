// The manifests of the published package. In the repository the same entry points lead to the sources.

const ENTRIES = ["index", "core", "webhooks", "money", "testing", "otel"] as const;

/** package.json of one format's folder: its module type, its transports, and that nothing runs on import. */
export function formatManifest(format: "esm" | "cjs"): string {
  // Only Node lets us reach its sockets.
  const web = ["browser", "workerd", "edge-light", "bun", "deno"].map((name) => [
    name,
    "./transport-fetch.js",
  ]);
  const manifest = {
    type: format === "esm" ? "module" : "commonjs",
    sideEffects: false,
    imports: {
      "#transport": {
        ...Object.fromEntries(web),
        node: "./transport-node.js",
        default: "./transport-fetch.js",
      },
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** package.json of the package: entry points for every way of resolving modules that is in use. */
export function packageManifest(own: Readonly<Record<string, unknown>>): string {
  const both = (path: string): unknown => ({
    import: { types: `./esm/${path}.d.ts`, default: `./esm/${path}.js` },
    require: { types: `./cjs/${path}.d.ts`, default: `./cjs/${path}.js` },
  });
  const { name, version, description, license, engines } = own;
  const manifest = {
    name,
    version,
    description,
    license,
    engines,
    type: "commonjs",
    sideEffects: false,
    main: "./cjs/index.js",
    module: "./esm/index.js",
    types: "./cjs/index.d.ts",
    exports: {
      ...Object.fromEntries(
        ENTRIES.map((entry) => [entry === "index" ? "." : `./${entry}`, both(entry)]),
      ),
      "./resources/*": both("generated/resources/*"),
      "./package.json": "./package.json",
    },
    // For resolution that knows no `exports` (moduleResolution node10).
    typesVersions: {
      "*": {
        ...Object.fromEntries(ENTRIES.slice(1).map((entry) => [entry, [`./cjs/${entry}.d.ts`]])),
        "resources/*": ["./cjs/generated/resources/*.d.ts"],
      },
    },
    files: ["esm", "cjs", "api.md", "CHANGELOG.md"],
    keywords: ["payments", "mobile money", "africa", "kyc", "fraud", "sdk"],
    repository: {
      type: "git",
      url: "git+https://github.com/njia/njia.git",
      directory: "sdks/typescript",
    },
    publishConfig: { access: "public", provenance: true },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
