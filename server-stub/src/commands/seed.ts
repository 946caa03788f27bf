import { seedDemo, type Seeded } from "../seed/seed.ts";
import { openRunning, readConfig, requireAdmin, type Print } from "./context.ts";

/** `njia-server seed`: makes the demo tenants and prints their keys and passwords, once. */
export async function seedCommand(print: Print): Promise<void> {
  const running = await openRunning(readConfig(), print);
  try {
    printSeeded(
      await seedDemo(running.services, requireAdmin(running.database), running.database.login),
      print,
    );
  } finally {
    await running.close();
  }
}

/** Secrets appear here and never again. */
export function printSeeded(seeded: readonly Seeded[], print: Print): void {
  if (seeded.length === 0) {
    print(
      "The demo tenants exist already; nothing was made. Lost a key? `njia-server keys create --tenant <slug>` makes another.",
    );
    return;
  }
  print("Demo tenants. Keys and passwords are shown only now; the database keeps hashes.");
  for (const { slug, testKey, liveKey, emails } of seeded) {
    print("");
    print(`  ${slug}`);
    print(`    test key   ${testKey}`);
    print(`    live key   ${liveKey}`);
    print(`    users      ${emails.join(", ")}`);
  }
  print("");
  print(`  password of all these users: ${seeded[0]?.password ?? ""}`);
}
