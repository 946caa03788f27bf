/** From the examples of an operation to calls that a target can print. */
export {};
