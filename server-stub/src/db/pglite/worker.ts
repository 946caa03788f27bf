import { keepCompiledCode } from "../../compile-cache.ts";

// The database's thread. Before anything else is loaded.
keepCompiledCode();
await import("./database-thread.ts");
