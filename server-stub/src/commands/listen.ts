import Fastify from 'fastify';
import type { Running } from './context.ts';

/** A server that accepts connections. */
export interface Listening {
  readonly address: string;
  close(): Promise<void>;
}

/** Binds the HTTP application to its port. */
export async function listen(running: Running): Promise<Listening> {
  const { config, services } = running;
  const app = Fastify();
  app.get('/health/live', () => ({ object: 'health', status: 'ok' }));
  app.get('/health/ready', async () => {
    await services.db.run({ name: 'health', text: 'select 1' }, []);
    return { object: 'health', status: 'ok' };
  });
  const address = await app.listen({ host: config.host, port: config.port });
  return { address, close: () => app.close() };
}
