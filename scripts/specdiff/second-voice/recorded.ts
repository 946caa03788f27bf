/** Where we knowingly judge milder than api-smart-diff: rules of ours whose changes it calls breaking, and why they are not. */
export interface Recorded {
  readonly rules?: RegExp;
  /** Places about which we say nothing at all. */
  readonly places?: RegExp;
  readonly why: string;
}

export const recorded: readonly Recorded[] = [
  {
    rules: /^response-(?!enum-closed).+-narrowed$/,
    why: "It judges schemas under components as if they were sent. An answer that says less was valid before, too.",
  },
  {
    rules: /^request-.+-widened$/,
    why: "It judges any change of a type, format or limit alike. A request that was valid stays valid.",
  },
  {
    rules: /^response-property-became-required$/,
    why: "A member that is always there was allowed to be there before.",
  },
  {
    rules: /^response-property-added$/,
    why: "It counts a new member that is always there as required of the caller, who only reads it.",
  },
  {
    rules: /^response-header-became-required$/,
    why: "A header that is always there was allowed to be there before.",
  },
  {
    rules: /^response-additional-properties-opened$/,
    why: "We warn: generated clients ignore members that they do not know.",
  },
  {
    rules: /^response-open-enum-value-added$/,
    why: "We warn: the list is marked open, so generated clients carry values that they do not know.",
  },
  {
    rules: /^response-union-ambiguous$/,
    why: "We warn: the answers are the same, only a strict validator may find two alternatives that fit.",
  },
  {
    rules: /^(?:failure-status|default-answer)-removed$/,
    why: "A failure that no longer happens breaks nobody; callers handle any status.",
  },
  {
    rules: /^default-changed$/,
    why: "We warn: whether another default matters is for a person to say.",
  },
  {
    rules: /^schema-renamed$/,
    why: "The name does not travel. It changes the SDKs, which the generator's own comparison judges.",
  },
  {
    places: /^\/components\/securitySchemes\/[^/]+$|\/security\/\d+\/[^/]+$/,
    why: "It takes another name of the same security scheme for another scheme.",
  },
];
