// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const Address: Shape = ["line1:? line2:? city:? region:? postalCode:? country"];

export const AddressInput: Shape = ["line1:- line2:- city:- region:- postalCode:- country"];

export const Customer: Shape = [
  "id object livemode:b version:i createdAt updatedAt externalId:? type givenNames:? lastName:? businessName:? displayName dateOfBirth:? phone:? email:? country address:?0 preferredLanguage kyc:1 risk:2 metadata:{",
  () => [Address, CustomerKyc, CustomerRisk],
];

export const CustomerKyc: Shape = ["tier status lastScoreId:? verifiedAt:?"];

export const CustomerList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Customer],
];

export const CustomerRequest: Shape = [
  "externalId:- type:- givenNames:- lastName:- businessName:- dateOfBirth:- phone:- email:- country address:-0 preferredLanguage:- metadata:-{",
  () => [AddressInput],
];

export const CustomerRisk: Shape = ["level blocked:b"];

export const CustomerUpdateRequest: Shape = [
  "externalId:-? givenNames:-? lastName:-? businessName:-? dateOfBirth:-? phone:-? email:-? country:- address:-?0 preferredLanguage:- metadata:-{",
  () => [AddressInput],
];
