/** How a Standard Webhooks signature comes about, each step with its value. Throws for a secret that is none. */
export async function signatureSteps(
  secret: string,
  id: string,
  timestamp: string,
  payload: string,
): Promise<readonly (readonly [name: string, value: string])[]> {
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret)) throw new Error("whsec_ + base64");
  const bytes = Uint8Array.from(atob(secret.slice(6)), (char) => char.charCodeAt(0));
  const signed = `${id}.${timestamp}.${payload}`;
  const key = await crypto.subtle.importKey(
    "raw",
    bytes,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(signed));
  const signature = btoa(String.fromCharCode(...new Uint8Array(mac)));
  return [
    ["webhook-id", id],
    ["webhook-timestamp", timestamp],
    ["key", `base64 → ${bytes.length} bytes`],
    ["signed", `${signed.slice(0, 90)}…`],
    ["webhook-signature", `v1,${signature}`],
  ];
}
