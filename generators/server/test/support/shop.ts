/** A small shop, written to show what the server target does with each construct. */
export const SHOP = `
openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
x-sdk-errors:
  sold_out: { status: 409, retryable: true, title: Sold out, doc: Nothing is left., translations: { fr: { title: Épuisé } }, members: { left: How many are left. } }
  malformed: { status: 400, retryable: false, title: Malformed, doc: Not JSON., everywhere: true }
paths:
  /orders:
    post:
      operationId: createOrder
      tags: [Orders]
      summary: Place an order
      x-sdk-scopes: [orders:write]
      x-sdk-rate-class: write
      x-idempotent: key
      x-sdk-error-codes: [sold_out]
      security: [{ Key: [] }]
      parameters:
        - { name: Idempotency-Key, in: header, required: true, schema: { type: string } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/OrderRequest" } } } }
      responses:
        "201": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
        "409": { description: no, content: { application/problem+json: { schema: { $ref: "#/components/schemas/Problem" } } } }
    get:
      operationId: listOrders
      tags: [Orders]
      deprecated: true
      x-sdk-deprecated: { since: "2026-01-01", sunset: "2027-01-01", replacement: createOrder }
      security: [{ Key: [] }]
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 10, default: 5 } }
        - { name: colours, in: query, style: form, explode: false, schema: { type: array, items: { $ref: "#/components/schemas/Colour" } } }
        - { name: If-None-Match, in: header, schema: { type: string } }
      responses:
        "200": { description: ok, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Order" } } } } }
  /orders/{id}:
    delete:
      operationId: deleteOrder
      tags: [Orders]
      security: []
      parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: "^ord_[a-z]+$" } }]
      responses: { "204": { description: gone } }
components:
  securitySchemes: { Key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Colour: { type: string, enum: [red, blue] }
    OrderRequest:
      type: object
      additionalProperties: false
      required: [pay]
      anyOf: [{ required: [amountMinorUnits] }, { required: [amount] }]
      properties:
        amountMinorUnits: { type: integer, format: int64, minimum: 1, maximum: 999 }
        amount: { type: integer, format: int64, deprecated: true, x-sdk-deprecated: { since: "2026-03-01", replacement: amountMinorUnits, sunset: "2027-06-01" } }
        note: { type: string, nullable: true, maxLength: 5 }
        tags: { type: object, maxProperties: 2, additionalProperties: { type: string } }
        pay: { $ref: "#/components/schemas/Pay" }
        lines: { type: array, maxItems: 3, items: { $ref: "#/components/schemas/Line" } }
    Line:
      type: object
      additionalProperties: false
      properties:
        amountMinorUnits: { type: integer }
        amount: { type: integer, deprecated: true, x-sdk-deprecated: { since: "2026-03-01", replacement: amountMinorUnits } }
    Pay:
      oneOf: [{ $ref: "#/components/schemas/Cash" }, { $ref: "#/components/schemas/Card" }]
      discriminator: { propertyName: type, mapping: { cash: "#/components/schemas/Cash", card: "#/components/schemas/Card" } }
    Cash: { type: object, additionalProperties: false, required: [type], properties: { type: { type: string, enum: [cash] } } }
    Card: { type: object, additionalProperties: false, required: [type, number], properties: { type: { type: string, enum: [card] }, number: { type: string } } }
    Order: { type: object, required: [id, colour], properties: { id: { type: string }, colour: { $ref: "#/components/schemas/Colour" } } }
    Problem: { type: object, required: [code], properties: { code: { type: string } } }
`;
