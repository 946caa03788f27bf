// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const Address: Shape = ["line1:?s line2:?s city:?s region:?s postalCode:?s country"];

export const AddressInput: Shape = ["line1:- line2:- city:- region:- postalCode:- country"];

export const Customer: Shape = [
  "id object livemode:b version:i createdAt updatedAt externalId:?s type givenNames:?s lastName:?s businessName:?s displayName dateOfBirth:?s phone:?s email:?s country address:?0 preferredLanguage kyc:1 risk:2 metadata:{s",
  () => [Address, CustomerKyc, CustomerRisk],
];

export const CustomerKyc: Shape = ["tier status lastScoreId:?s verifiedAt:?s"];

export const CustomerList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [Customer],
];

export const CustomerRequest: Shape = [
  "externalId:- type:- givenNames:- lastName:- businessName:- dateOfBirth:- phone:- email:- country address:-0 preferredLanguage:- metadata:-{s",
  () => [AddressInput],
];

export const CustomerRisk: Shape = ["level blocked:b"];

export const CustomerUpdateRequest: Shape = [
  "externalId:-?s givenNames:-?s lastName:-?s businessName:-?s dateOfBirth:-?s phone:-?s email:-?s country:- address:-?0 preferredLanguage:- metadata:-{s",
  () => [AddressInput],
];
