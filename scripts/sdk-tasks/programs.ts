/** The ten tasks, and one program per language that does them all. */
export type Task = {
  readonly id: string;
  readonly title: string;
  readonly prose: string;
  /** The operation that it cannot do without. */
  readonly path: string;
};

export const TASKS: readonly Task[] = [
  {
    id: "pay",
    title: "Pay",
    prose:
      "Amounts are whole minor units. The SDK makes an idempotency key before the first attempt and repeats only what is safe.",
    path: "/v1/payments",
  },
  {
    id: "retry",
    title: "Try again safely, with the same key",
    prose:
      "After outcome `unknown` the payment may have happened. Calling again with the same key answers with that payment, or makes it once.",
    path: "/v1/payments",
  },
  {
    id: "error",
    title: "Read an error",
    prose: "The code is stable, the fields say where, the request id is what support asks for.",
    path: "/v1/payments",
  },
  {
    id: "list",
    title: "Go through a list",
    prose: "Pages are fetched as they are needed; stopping early sends nothing more.",
    path: "/v1/payments",
  },
  {
    id: "webhook",
    title: "Verify a webhook",
    prose: "Verified first, parsed afterwards. Give the new and the old secret while you rotate.",
    path: "/v1/webhooks/endpoints",
  },
  {
    id: "wait",
    title: "Wait until a payment is final",
    prose:
      "Webhooks tell it without asking; a program that runs once may ask. A status that is newer than the SDK is still text.",
    path: "/v1/payments",
  },
  {
    id: "quote",
    title: "Quote, then pay at that price",
    prose: "The quote fixes fee and exchange rate; the payment names it.",
    path: "/v1/quotes",
  },
  {
    id: "deadline",
    title: "Limit the time",
    prose:
      "`timeout` is for one attempt to its last byte, the deadline for the whole call with its waits.",
    path: "/v1/payments",
  },
  {
    id: "bulk",
    title: "Pay many at once",
    prose: "Mode `partial` pays what can be paid and says of each item what became of it.",
    path: "/v1/payments/bulk",
  },
  {
    id: "card",
    title: "Make a ghost card",
    prose:
      "A virtual card with limits of its own, here 750.00 a day at each merchant, and frozen again.",
    path: "/v1/ghost-cards",
  },
];

export type Program = {
  readonly language: string;
  /** As a heading. */
  readonly name: string;
  /** Of the code block. */
  readonly fence: string;
  readonly file: string;
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
};

const compileJava =
  "sh sdks/java/scripts/compile.sh >/dev/null && java -cp sdks/java/build/classes sdks/tasks/Tasks.java";

export const PROGRAMS: readonly Program[] = [
  {
    language: "typescript",
    name: "TypeScript",
    fence: "ts",
    file: "sdks/tasks/tasks.ts",
    command: ["node", "sdks/tasks/tasks.ts"],
    env: {},
  },
  {
    language: "python",
    name: "Python",
    fence: "python",
    file: "sdks/tasks/tasks.py",
    command: ["python3", "sdks/tasks/tasks.py"],
    env: { PYTHONPATH: "sdks/python/src", PYTHONDONTWRITEBYTECODE: "1" },
  },
  {
    language: "go",
    name: "Go",
    fence: "go",
    file: "sdks/tasks/go/main.go",
    command: ["go", "run", "-C", "sdks/tasks/go", "."],
    env: {},
  },
  {
    language: "java",
    name: "Java",
    fence: "java",
    file: "sdks/tasks/Tasks.java",
    command: ["sh", "-c", compileJava],
    env: {},
  },
  {
    language: "php",
    name: "PHP",
    fence: "php",
    file: "sdks/tasks/tasks.php",
    command: ["php", "-d", "zend.assertions=1", "sdks/tasks/tasks.php"],
    env: {},
  },
  {
    language: "ruby",
    name: "Ruby",
    fence: "ruby",
    file: "sdks/tasks/tasks.rb",
    command: ["ruby", "-w", "-I", "sdks/ruby/lib", "sdks/tasks/tasks.rb"],
    env: {},
  },
];
