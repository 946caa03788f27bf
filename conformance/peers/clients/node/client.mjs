// One call of a peer's client against a local server: PEER BASE_URL CALL MAX_RETRIES TIMEOUT_MS; prints how it ended.
import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import Stripe from "stripe";

const [peer, baseUrl, call, retries, timeoutMs] = process.argv.slice(2);
const url = new URL(baseUrl);
const maxRetries = Number(retries);
const timeout = Number(timeoutMs);
const key = "sk_test_peer0secret";

const peers = {
  "stripe-node": () => {
    const client = new Stripe(key, {
      host: url.hostname,
      port: Number(url.port),
      protocol: "http",
      maxNetworkRetries: maxRetries,
      timeout,
      telemetry: false,
    });
    const body = { amount: 1000, currency: "xaf" };
    return {
      get: () => client.paymentIntents.retrieve("pi_1"),
      post: () => client.paymentIntents.create(body),
      number: (value) => value.amount,
    };
  },
  "openai-node": () => {
    const client = new OpenAI({ apiKey: key, baseURL: `${baseUrl}/v1`, maxRetries, timeout });
    const body = { model: "m", messages: [{ role: "user", content: "x" }] };
    return {
      get: () => client.models.retrieve("m"),
      post: () => client.chat.completions.create(body),
      number: (value) => value.created,
    };
  },
  "anthropic-node": () => {
    const client = new Anthropic({ apiKey: key, baseURL: baseUrl, maxRetries, timeout });
    const body = { model: "m", max_tokens: 5, messages: [{ role: "user", content: "x" }] };
    return {
      get: () => client.models.retrieve("m"),
      post: () => client.messages.create(body),
      number: (value) => value.max_tokens,
    };
  },
};

const client = peers[peer]();
try {
  const value = await client[call]();
  console.log(JSON.stringify({ ok: true, id: value.id, number: String(client.number(value)) }));
} catch (error) {
  console.log(JSON.stringify({ ok: false, error: `${error.constructor.name}: ${error.message}` }));
}
