/** `npm run generate`: see generate/main.ts. It is loaded only when the process has been told to start quickly. */
import "../generators/command/bin/quick-start.js";

await import("./generate/main.ts");
