/** A group of ISO 18245 merchant category codes (domain 7.5), exactly as the API answers it. */
export interface MerchantCategory {
  readonly object: "merchant_category";
  readonly id: string;
  readonly name: string;
  /** Single codes of the group. */
  readonly codes: readonly string[];
  /** Runs of codes, both ends included. */
  readonly ranges: readonly { readonly from: string; readonly to: string }[];
}

/** Group, then codes; `a-b` is a run. `other` holds whatever no group names. */
const TABLE = `groceries 5411,5422,5451,5462,5499
restaurants 5812,5813,5814
fuel 5541,5542,5983
transport 4111,4112,4121,4131,4789
airlines 3000-3299,4511
lodging 3501-3999,7011
telecom 4812,4814,4816
utilities 4900
health 5912,8011,8021,8062,8099
education 8211,8220,8241,8244,8249,8299
digital_goods 5815-5818
software 5734,5045,7372
advertising 7311
electronics 5722,5732
clothing 5611,5621,5651,5661,5691
home 5200,5211,5251,5712
agriculture 0742,0763,0780,5261
government 9211,9222,9311,9399
charity 8398
insurance 6300
money_transfer 4829,6540
cash 6010,6011
crypto 6051
gambling 7800,7801,7802,7995
other`;

/** Every group by id, in the order of domain 7.5. */
export const MERCHANT_CATEGORIES: ReadonlyMap<string, MerchantCategory> = new Map(
  TABLE.split("\n").map((line) => {
    const [id = "", list = ""] = line.split(" ");
    const parts = list === "" ? [] : list.split(",");
    const name = id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");
    return [
      id,
      {
        object: "merchant_category",
        id,
        name,
        codes: parts.filter((part) => !part.includes("-")),
        ranges: parts
          .filter((part) => part.includes("-"))
          .map((part) => ({ from: part.slice(0, 4), to: part.slice(5) })),
      },
    ];
  }),
);

/** The group of a four-digit code; `other` for codes that no group names. */
export function categoryOf(code: string): string {
  for (const group of MERCHANT_CATEGORIES.values()) {
    if (group.codes.includes(code)) return group.id;
    if (group.ranges.some(({ from, to }) => code >= from && code <= to)) return group.id;
  }
  return "other";
}
