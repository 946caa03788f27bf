/**
 * Prints what a test has measured for one of the criteria of `web/ACCEPTANCE.md`, beside its bar. The test itself asserts;
 * this line is for who reads the run.
 */
export function tellCriterion(number: number, figure: string, bar: string): void {
  console.log(`[criterion ${number}] ${figure} (bar: ${bar})`);
}
