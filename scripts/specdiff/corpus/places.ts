/** Places of the shop that cases speak of. */
export const LIST = "/paths/~1orders/get";
export const CREATE = "/paths/~1orders/post";
export const ONE = "/paths/~1orders~1{id}";
export const STOCK = "/paths/~1stock/get";
export const EVENT = "/x-webhooks/order.paid/post";
export const REQUEST = "/components/schemas/OrderRequest";
export const ORDER = "/components/schemas/Order";
export const BODY = `${CREATE}/requestBody`;
export const CREATED = `${CREATE}/responses/201`;
