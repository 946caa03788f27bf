import { listen } from './listen.ts';
import { seedDemo } from '../seed/seed.ts';
import { openRunning, readConfig, requireAdmin, type Print } from './context.ts';
import { printSeeded } from './seed.ts';
import { untilTold } from './signals.ts';

/** `njia-server serve`: the API and its background work. An embedded database that is empty gets the demo tenants. */
export async function serveCommand(print: Print): Promise<void> {
  const began = performance.now();
  const running = await openRunning(readConfig(), print);
  try {
    if (running.database.db.kind === 'pglite') {
      const seeded = await seedDemo(running.services, requireAdmin(running.database), running.database.login);
      if (seeded.length > 0) printSeeded(seeded, print);
    }
    running.worker.start();
    const listening = await listen(running);
    print('');
    print(`Njia is ready on ${listening.address} after ${((performance.now() - began) / 1000).toFixed(1)} s (${running.database.db.kind}). Documentation: ${listening.address}/api/docs`);
    await untilTold();
    await listening.close();
  } finally {
    await running.close();
  }
}
