import { BlockList, isIP } from "node:net";

/**
 * Addresses that a request on somebody's behalf must never reach: the special-purpose registries of IANA (RFC 6890 and its
 * updates) without what is globally reachable, multicast, and the translation prefixes that carry an IPv4 address inside.
 */
const BLOCKED_V4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Everything outside 2000::/3 is special; inside it only these are. */
const BLOCKED_V6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const v4 = listOf("ipv4", BLOCKED_V4);
const v6 = listOf("ipv6", BLOCKED_V6);
const global6 = listOf("ipv6", [["2000::", 3]]);
const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether the text is an address of this machine itself. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** Whether a request may be sent to this address. Texts that are no address may not. IPv4 inside IPv6 counts as special. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !v4.check(address, "ipv4");
    case 6:
      return !address.includes("%") && global6.check(address, "ipv6") && !v6.check(address, "ipv6");
    default:
      return false;
  }
}

function listOf(
  family: "ipv4" | "ipv6",
  ranges: readonly (readonly [string, number])[],
): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}
