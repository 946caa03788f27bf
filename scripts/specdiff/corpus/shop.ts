/** The document that the cases of the corpus change: small, with one of everything that rules speak of. */
export const shop = {
  openapi: "3.0.3",
  info: { title: "Shop", version: "1.4.0" },
  servers: [{ url: "https://{host}/v1", variables: { host: { default: "shop.example" } } }],
  security: [{ Key: [] }],
  tags: [{ name: "Orders" }, { name: "Stock" }],
  paths: {
    "/orders": {
      get: {
        operationId: "listOrders",
        tags: ["Orders"],
        "x-idempotent": "natural",
        "x-sdk-pagination": { style: "cursor", send: "after" },
        parameters: [
          {
            name: "limit",
            in: "query",
            schema: { type: "integer", minimum: 1, maximum: 100, default: 20 },
          },
          { name: "sort", in: "query", schema: { type: "string", enum: ["new", "old"] } },
          {
            name: "ids",
            in: "query",
            allowEmptyValue: true,
            schema: { type: "array", items: { type: "string" } },
          },
          { name: "X-Trace", in: "header", schema: { type: "string" } },
        ],
        responses: {
          "200": {
            description: "Orders.",
            headers: { "X-Total": { required: true, schema: { type: "integer" } } },
            content: {
              "application/json": {
                schema: { type: "array", items: { $ref: "#/components/schemas/Order" } },
              },
            },
          },
          default: { description: "Any failure." },
        },
      },
      post: {
        operationId: "createOrder",
        tags: ["Orders"],
        summary: "Order something",
        "x-idempotent": "key",
        "x-sdk-scopes": ["orders:write"],
        "x-sdk-rate-class": "write",
        "x-sdk-error-codes": ["sold_out"],
        requestBody: {
          required: true,
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/OrderRequest" } },
            "application/x-www-form-urlencoded": {
              schema: { type: "object" },
              encoding: { tags: { style: "form" } },
            },
          },
        },
        responses: {
          "201": {
            description: "Ordered.",
            content: {
              "application/json": { schema: { $ref: "#/components/schemas/Order" } },
              "text/csv": { schema: { type: "string" } },
            },
            links: { read: { operationId: "readOrder" } },
          },
          "409": { description: "Sold out." },
        },
        callbacks: {
          shipped: {
            "{$request.body#/callbackUrl}": {
              post: {
                requestBody: {
                  content: {
                    "application/json": { schema: { $ref: "#/components/schemas/Order" } },
                  },
                },
                responses: { "204": { description: "Seen." } },
              },
            },
          },
        },
      },
    },
    "/orders/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      get: {
        operationId: "readOrder",
        tags: ["Orders"],
        responses: {
          "200": {
            description: "The order.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
          },
        },
      },
      put: {
        operationId: "noteOrder",
        tags: ["Orders"],
        deprecated: true,
        "x-sdk-deprecated": { sunset: "2030-01-01" },
        requestBody: { content: { "application/json": { schema: { type: "string" } } } },
        responses: { "204": { description: "Noted." } },
      },
      delete: {
        operationId: "cancelOrder",
        tags: ["Orders"],
        security: [{ Login: ["orders"] }, { Key: [] }],
        responses: { "204": { description: "Canceled." } },
      },
    },
    "/stock": {
      get: {
        operationId: "readStock",
        tags: ["Stock"],
        security: [],
        responses: {
          "200": {
            description: "What is left.",
            content: {
              "application/json": {
                schema: { type: "object", additionalProperties: { type: "integer" } },
              },
            },
          },
        },
      },
    },
  },
  "x-webhooks": {
    "order.paid": {
      post: {
        parameters: [
          { name: "Signature", in: "header", required: true, schema: { type: "string" } },
        ],
        requestBody: {
          content: { "application/json": { schema: { $ref: "#/components/schemas/OrderEvent" } } },
        },
        responses: { "204": { description: "Seen." }, "410": { description: "Gone." } },
      },
    },
  },
  components: {
    securitySchemes: {
      Key: { type: "apiKey", in: "header", name: "X-Key" },
      Login: {
        type: "oauth2",
        flows: {
          clientCredentials: {
            tokenUrl: "https://shop.example/token",
            scopes: { orders: "Orders.", admin: "All." },
          },
        },
      },
    },
    schemas: {
      OrderRequest: {
        type: "object",
        required: ["item"],
        properties: {
          item: { type: "string", maxLength: 40, description: "What." },
          count: { type: "integer", minimum: 1, maximum: 10, default: 1 },
          size: { type: "string", enum: ["s", "m", "l"] },
          note: { type: "string" },
          /** Cases about one keyword put their schemas here and into the same member of `Order`. */
          probe: { type: "string" },
        },
      },
      Order: {
        type: "object",
        required: ["id", "status"],
        properties: {
          id: { type: "string" },
          status: { type: "string", enum: ["open", "paid"] },
          total: { type: "integer", format: "int32" },
          secret: { type: "string", "x-sensitive": true },
          probe: { type: "string" },
        },
      },
      OrderEvent: {
        type: "object",
        required: ["type", "data"],
        properties: {
          type: { type: "string", enum: ["order.paid"] },
          data: { $ref: "#/components/schemas/Order" },
        },
      },
    },
  },
};
