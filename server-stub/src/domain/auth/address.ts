import { BlockList, isIP } from "node:net";

/** Whether an address lies in one of the CIDR ranges (or equals one of the plain addresses). An empty list lets everybody in. */
export function addressAllowed(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  const plain =
    address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
  const family = familyOf(plain);
  if (family === null) return false;
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  return list.check(plain, family);
}

/** Whether the text is an IP address or a CIDR range. */
export function isRange(range: string): boolean {
  const [address = "", prefix] = range.split("/");
  const version = isIP(address);
  if (version === 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

function addRange(list: BlockList, range: string): void {
  const [address = "", prefix] = range.split("/");
  const family = familyOf(address);
  if (family === null) return;
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

function familyOf(address: string): "ipv4" | "ipv6" | null {
  const version = isIP(address);
  return version === 4 ? "ipv4" : version === 6 ? "ipv6" : null;
}
