// An application in CommonJS, against a real socket: the transport of Node is chosen, and the process ends by itself.
"use strict";
const assert = require("node:assert/strict");
const { createServer } = require("node:http");
const { Njia, metaOf, NotFoundError } = require("@njia/sdk");
const { fixtures } = require("@njia/sdk/testing");
const { NjiaCore } = require("@njia/sdk/core");
const { Payments } = require("@njia/sdk/resources/payments");

const answer = fixtures.getPayment.body;
const server = createServer((request, response) => {
  const known = request.url.startsWith("/v1/payments/");
  response.writeHead(known ? 200 : 404, {
    "content-type": "application/json",
    "x-request-id": "req_1",
  });
  response.end(
    JSON.stringify(known ? answer : { code: "resource_not_found", status: 404, title: "none" }),
  );
});
server.listen(0, "127.0.0.1", async () => {
  const options = {
    apiKey: "svc_test_x1234567",
    baseUrl: `http://127.0.0.1:${server.address().port}`,
    connectTimeout: 500,
  };
  const njia = new Njia(options);
  const payment = await njia.payments.retrieve("pay_1");
  assert.deepEqual(payment, answer);
  assert.equal(metaOf(payment).requestId, "req_1");
  await assert.rejects(
    njia.customers.retrieve("cus_1").then(),
    (error) => error instanceof NotFoundError,
  );
  assert.equal((await new Payments(new NjiaCore(options)).retrieve("pay_1")).id, payment.id);
  server.close();
  server.closeAllConnections();
});
