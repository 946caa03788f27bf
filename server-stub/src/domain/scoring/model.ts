/** Which model made a score, as answers name it. */
export interface ModelInfo {
  readonly id: string;
  readonly version: string;
  readonly kind: "builtin" | "remote";
  /** True when the wanted model was away, or knew too little, and this one stood in. */
  readonly fallback: boolean;
  /** What the model was fitted to. */
  readonly trainingData: string;
}

/** A model did not answer within its budget, or failed. */
export class ModelUnavailable extends Error {
  override readonly name = "ModelUnavailable";
}

/** The answer, if it comes within `ms` milliseconds. Throws ModelUnavailable when it does not, or when the model throws. */
export async function withinBudget<T>(ms: number, ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ModelUnavailable(`the model took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    if (error instanceof ModelUnavailable) throw error;
    throw new ModelUnavailable("the model failed", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
