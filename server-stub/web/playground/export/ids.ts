/**
 * A UUID that depends on the name alone, so that a new import updates what an old one made (version 8 of RFC 9562: 122 bits of
 * our own, here four runs of FNV-1a). Synchronous and without a platform's crypto, because browsers have no synchronous digest.
 */
export function uuidOf(name: string): string {
  const hex = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((seed) => fnv1a(name, seed).toString(16).padStart(8, "0"))
    .join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The same as 32 hexadecimal digits, as Insomnia's ids have them. */
export function hexOf(name: string): string {
  return uuidOf(name).replaceAll("-", "");
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}
