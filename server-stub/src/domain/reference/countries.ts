/** A country the demo knows. */
export interface Country {
  readonly code: string;
  readonly dialCode: string;
  readonly currency: string;
}

/** ISO code, dial code, main currency; African Union members and nobody else. */
const TABLE = `DZ 213 DZD|AO 244 AOA|BJ 229 XOF|BW 267 BWP|BF 226 XOF|BI 257 BIF|CV 238 CVE|CM 237 XAF|CF 236 XAF|TD 235 XAF|KM 269 KMF|CG 242 XAF|
CD 243 CDF|CI 225 XOF|DJ 253 DJF|EG 20 EGP|GQ 240 XAF|ER 291 ERN|SZ 268 SZL|ET 251 ETB|GA 241 XAF|GM 220 GMD|GH 233 GHS|GN 224 GNF|GW 245 XOF|KE 254 KES|
LS 266 LSL|LR 231 LRD|LY 218 LYD|MG 261 MGA|MW 265 MWK|ML 223 XOF|MR 222 MRU|MU 230 MUR|MA 212 MAD|MZ 258 MZN|NA 264 NAD|NE 227 XOF|NG 234 NGN|RW 250 RWF|
ST 239 STN|SN 221 XOF|SC 248 SCR|SL 232 SLE|SO 252 SOS|ZA 27 ZAR|SS 211 SSP|SD 249 SDG|TZ 255 TZS|TG 228 XOF|TN 216 TND|UG 256 UGX|ZM 260 ZMW|ZW 263 ZWG`;

/** Every country by ISO 3166-1 alpha-2 code. */
export const COUNTRIES: ReadonlyMap<string, Country> = new Map(
  TABLE.replaceAll("\n", "")
    .split("|")
    .map((row) => {
      const [code = "", dialCode = "", currency = ""] = row.split(" ");
      return [code, { code, dialCode, currency }];
    }),
);

/** The country whose dial code starts this E.164 number, or undefined. Dial codes of Africa are prefix-free. */
export function countryOfPhone(phone: string): Country | undefined {
  for (const country of COUNTRIES.values()) {
    if (phone.startsWith(`+${country.dialCode}`)) return country;
  }
  return undefined;
}
