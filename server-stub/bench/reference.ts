import Fastify from "fastify";

/** What the framework does without us: "hello", so many bytes from memory, and an echo whose body and answer have schemas, as one that is not ours would be written. */
export async function startReference(): Promise<number> {
  const app = Fastify({ logger: false });
  const party = {
    type: "object",
    required: ["type", "msisdn", "country"],
    properties: {
      type: { type: "string", enum: ["mobile_money"] },
      msisdn: { type: "string", pattern: "^\\+[1-9][0-9]{6,14}$" },
      country: { type: "string", pattern: "^[A-Z]{2}$" },
    },
  } as const;
  const payment = {
    type: "object",
    required: ["amountMinorUnits", "currency", "destination"],
    properties: {
      amountMinorUnits: { type: "integer", minimum: 1 },
      currency: { type: "string", minLength: 3, maxLength: 3 },
      accountId: { type: "string" },
      destination: party,
    },
  } as const;
  const pages = new Map<number, Buffer>();
  app.get<{ Querystring: { readonly bytes: string } }>("/page", async ({ query }, reply) => {
    const bytes = Number(query.bytes);
    const page = pages.get(bytes) ?? Buffer.alloc(bytes, "x");
    pages.set(bytes, page);
    return reply.type("application/json").send(page);
  });
  app.get("/hello", async () => ({ hello: "world" }));
  app.post(
    "/echo",
    { schema: { body: payment, response: { 200: payment } } },
    async ({ body }) => body,
  );
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}
