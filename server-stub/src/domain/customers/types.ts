/** Where a customer lives; absent parts are null. */
export interface Address {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly country: string;
}

type AddressInput = Partial<Omit<Address, "country">> & { readonly country: string };

/** A customer exactly as the API answers it, but with the phone in full: `customerView` masks it. */
export interface Customer {
  readonly id: string;
  readonly object: "customer";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly externalId: string | null;
  readonly type: "individual" | "business";
  readonly givenNames: string | null;
  readonly lastName: string | null;
  readonly businessName: string | null;
  readonly displayName: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly country: string;
  readonly address: Address | null;
  readonly preferredLanguage: "en" | "fr" | "pt" | "ar" | "sw";
  readonly kyc: {
    readonly tier: "tier_0" | "tier_1" | "tier_2" | "tier_3";
    readonly status: "unverified" | "pending" | "verified" | "rejected" | "expired";
    readonly lastScoreId: string | null;
    readonly verifiedAt: string | null;
  };
  readonly risk: {
    readonly level: "low" | "medium" | "high" | "unknown";
    readonly blocked: boolean;
  };
  readonly metadata: Readonly<Record<string, string>>;
}

/** A customer with what is not shown. */
export interface StoredCustomer {
  readonly customer: Customer;
  readonly erasedAt: string | null;
}

/** The body of createCustomer after schema validation. */
export interface CustomerRequest {
  readonly externalId?: string;
  readonly type?: Customer["type"];
  readonly givenNames?: string;
  readonly lastName?: string;
  readonly businessName?: string;
  readonly dateOfBirth?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly country: string;
  readonly address?: AddressInput;
  readonly preferredLanguage?: Customer["preferredLanguage"];
  readonly metadata?: Customer["metadata"];
}

/** The body of updateCustomer: members that are given change, null removes. */
export interface CustomerChange {
  readonly externalId?: string | null;
  readonly givenNames?: string | null;
  readonly lastName?: string | null;
  readonly businessName?: string | null;
  readonly dateOfBirth?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly country?: string;
  readonly address?: AddressInput | null;
  readonly preferredLanguage?: Customer["preferredLanguage"];
  readonly metadata?: Customer["metadata"];
}
