/** Part of every hostile text: where it stands in a statement, a name or a header, the text got there unescaped. */
export const TRACE = "zq7x";

/** What a template that is wrongly evaluated would make of one of the texts below. */
export const EVALUATED = "1787569";

/** Texts that harm who puts them into SQL, JSON, HTML, templates, paths, mails or headers instead of passing them as values. */
export const HOSTILE: readonly string[] = [
  `${TRACE}' OR '1'='1`,
  `${TRACE}'; DROP TABLE payments; --`,
  `${TRACE}"; DELETE FROM platform.tenants; /*`,
  `${TRACE}\\'; SELECT pg_sleep(9); --`,
  `${TRACE}$$; RESET ROLE; SELECT * FROM platform.api_keys $$`,
  `${TRACE}') UNION SELECT password_hash FROM platform.users --`,
  `${TRACE} \${1337*1337} {{1337*1337}} <%= 1337*1337 %> #{1337*1337}`,
  `../../../../etc/passwd/${TRACE}/..%2f..%5c`,
  `${TRACE}\r\nX-Injected: 1\r\nSet-Cookie: a=b\r\n\r\n<script>`,
  `${TRACE}\u0000'`,
  `${TRACE}\ud800 lone`,
  `${TRACE}\u202e\u200b\u{1f4b8}\ufeffА́`,
  `<script>alert("${TRACE}")</script><img src=x onerror=alert(1)>`,
  `${TRACE}{"$where":"1","__proto__":{"admin":true}}`,
  `${TRACE}%s%n%x%d{0}`,
  `${TRACE}|id;\`id\`$(id)&id`,
  `=cmd|' /C calc'!A0${TRACE}`,
  `${TRACE}${"a'".repeat(400)}`,
];

/** Those of the texts that can stand in a header field, as the bytes of Latin-1. */
export const HOSTILE_FIELDS: readonly string[] = HOSTILE.filter((text) =>
  /^[\t\x20-\x7e\x80-\xff]*$/.test(text),
);
/** What no header field may hold; sent past every client library. */
export const BROKEN_FIELDS: readonly string[] = [
  `${TRACE}\r\nX-Injected: 1`,
  `${TRACE}\nX-Injected: 1`,
  `${TRACE}\rX-Injected: 1`,
  `${TRACE}\0`,
];
