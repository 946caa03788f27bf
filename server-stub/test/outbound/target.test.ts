import { expect, test } from "vitest";
import { isPublicAddress } from "../../src/outbound/address-guard.ts";
import { pin, urlFault, type Outbound } from "../../src/outbound/target.ts";

const outbound = (allowLoopback: boolean, ...addresses: readonly string[]): Outbound => ({
  allowLoopback,
  timeoutMs: 1_000,
  resolve: () =>
    addresses.length === 0 ? Promise.reject(new Error("ENOTFOUND")) : Promise.resolve(addresses),
});

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.0.1",
  "192.0.2.1",
  "198.19.255.255",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fe80::1",
  "fe80::1%eth0",
  "fd00:ec2::254",
  "ff02::1",
  "2002:7f00:1::",
  "2001::1",
  "2001:db8::1",
  "example.com",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ["ftp://hooks.example/", "url_invalid"],
  ["https://user@hooks.example/", "credentials"],
  ["https://hooks.example/#x", "fragment"],
  ["https://hooks.example/#", "fragment"],
  ["http://hooks.example/", "scheme"],
  ["https://hooks.example:8443/", "port"],
  ["https://10.0.0.1/", "private_address"],
  // The URL standard reads these as 127.0.0.1.
  ["https://2130706433/", "private_address"],
  ["https://0x7f.1/", "private_address"],
  ["https://[::1]/", "private_address"],
  ["https://hooks.example/njia", null],
])("live mode: %s is %s", (url, fault) => {
  expect(urlFault(url, true, outbound(true))).toBe(fault);
});

test("test mode takes http to loopback only where the server allows it, and any port", () => {
  expect(urlFault("http://localhost:4000/h", false, outbound(true))).toBeNull();
  expect(urlFault("http://127.0.0.1:4000/h", false, outbound(true))).toBeNull();
  expect(urlFault("http://localhost:4000/h", false, outbound(false))).toBe("scheme");
  expect(urlFault("http://hooks.example/h", false, outbound(true))).toBe("scheme");
  expect(urlFault("https://hooks.example:8443/", false, outbound(true))).toBeNull();
});

test("a name is resolved once and pinned; one private address among several blocks them all", async () => {
  const url = new URL("https://hooks.example/");
  expect(await pin(url, true, outbound(false, "8.8.8.8"), 100)).toEqual({
    kind: "pinned",
    address: "8.8.8.8",
  });
  expect(await pin(url, true, outbound(false, "8.8.8.8", "10.0.0.1"), 100)).toEqual({
    kind: "blocked",
    address: "10.0.0.1",
  });
  expect(await pin(url, true, outbound(true, "127.0.0.1"), 100)).toEqual({
    kind: "blocked",
    address: "127.0.0.1",
  });
  expect(await pin(url, false, outbound(true, "127.0.0.1"), 100)).toEqual({
    kind: "pinned",
    address: "127.0.0.1",
  });
  expect(await pin(new URL("http://localhost/"), false, outbound(true, "8.8.8.8"), 100)).toEqual({
    kind: "blocked",
    address: "8.8.8.8",
  });
  expect(await pin(url, true, outbound(false), 100)).toEqual({ kind: "unresolved" });
  const slow: Outbound = { ...outbound(false), resolve: () => new Promise(() => undefined) };
  expect(await pin(url, true, slow, 20)).toEqual({ kind: "unresolved" });
});
