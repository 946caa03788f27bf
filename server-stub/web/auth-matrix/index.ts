/**
 * The authentication matrix: what each credential, right or wrong, must be answered. One list for the reference page, for
 * `njia doctor --auth` and for the conformance suite; `runMatrix` needs nothing but `fetch`.
 */
export { DUMMIES, MATRIX, runMatrix } from "./run.ts";
export type { CallResult, Matrix, MatrixCall, MatrixMeans, MatrixRow, RowResult } from "./model.ts";
