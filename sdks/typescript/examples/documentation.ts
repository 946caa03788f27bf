// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Export an Insomnia workspace */
export async function exportInsomniaCollection(): Promise<void> {
  const result = await client.documentation.exportInsomnia({
    tags: ["Payments", "Webhooks"],
    journey: "first-payment",
    env: "sandbox",
    baseUrl: "https://api.sahel-pay.example",
    tests: true,
    deprecated: false,
    part: "collection",
  }, { headers: { "Accept-Language": "fr" } });
  console.log(result);
}

/** Export a Postman collection */
export async function exportPostmanCollection(): Promise<void> {
  const result = await client.documentation.exportPostman({
    tags: ["Payments", "Webhooks"],
    journey: "first-payment",
    env: "sandbox",
    baseUrl: "https://api.sahel-pay.example",
    tests: true,
    deprecated: false,
    part: "collection",
  }, { headers: { "Accept-Language": "fr" } });
  console.log(result);
}

/** Read the API description */
export async function getApiDescription(): Promise<void> {
  const result = await client.documentation.retrieve({ version: "2.3.1" }, { headers: { "Accept-Language": "fr", "If-None-Match": "\"8e72df6a0132fd6d\"" } });
  console.log(result);
}

/** Read the API description as JSON */
export async function getApiDescriptionJson(): Promise<void> {
  const result = await client.documentation.retrieveJson({ version: "2.3.1" }, { headers: { "Accept-Language": "fr", "If-None-Match": "\"8e72df6a0132fd6d\"" } });
  console.log(result);
}

/** Read the API description as YAML */
export async function getApiDescriptionYaml(): Promise<void> {
  const result = await client.documentation.retrieveYaml({ version: "2.3.1" }, { headers: { "Accept-Language": "fr", "If-None-Match": "\"8e72df6a0132fd6d\"" } });
  console.log(result);
}

/** Explain an error */
export async function getErrorType(): Promise<void> {
  const result = await client.documentation.retrieveError("insufficient_funds", { headers: { "Accept-Language": "fr" } });
  console.log(result);
}

/** List the kinds of errors */
export async function listErrorTypes(): Promise<void> {
  for await (const item of client.documentation.listErrors({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
  }, { headers: { "Accept-Language": "fr" } })) {
    console.log(item);
  }
}
