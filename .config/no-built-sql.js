// No SQL outside the store layer, and none that is put together from what is not a constant of the source
// (reliability.md 3.8). A constant is a name in capitals; values travel beside a statement, as parameters.

const SQL =
  /^\s*(?:select\s|insert\s+into\s|update\s+[\w."${}]+\s+set\s|delete\s+from\s|with\s+(?:recursive\s+)?\w+\s+as\s|truncate\s|alter\s+(?:table|role|system|database)\s|create\s+(?:table|role|schema|database|index|function|policy|view)\s|drop\s+(?:table|role|schema|database|policy|view)\s|grant\s|revoke\s|set\s+(?:local\s+)?(?:role|session)\b)/i;
/** English: "Select a rail." */
const SENTENCE = /^\s*[A-Z][a-z]/;
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;

/** Whether an expression in a statement's text cannot come from a caller. */
function isConstant(node) {
  if (node.type === "Literal") return true;
  if (node.type === "Identifier") return CONSTANT.test(node.name);
  // SQL's own quoting of a name.
  if (node.type === "CallExpression")
    return node.callee.type === "Identifier" && node.callee.name === "escapeIdentifier";
  return false;
}

/** The parts of `a + b + c`, left to right. */
function partsOf(node) {
  return node.type === "BinaryExpression" && node.operator === "+"
    ? [...partsOf(node.left), ...partsOf(node.right)]
    : [node];
}

/** An ESLint rule. Option `store`: a pattern of file names in which SQL may stand. */
export const noBuiltSql = {
  meta: {
    type: "problem",
    schema: [
      { type: "object", properties: { store: { type: "string" } }, additionalProperties: false },
    ],
    messages: {
      outside: "SQL belongs into the store layer; call a function of it.",
      built:
        "`{{part}}` is put into the text of a statement. Pass values as parameters ($1) and quote names with escapeIdentifier.",
    },
  },
  create(context) {
    const { store = "." } = context.options[0] ?? {};
    const isStore = new RegExp(store).test(context.filename.replaceAll("\\", "/"));
    const check = (node, text, parts) => {
      if (!SQL.test(text) || SENTENCE.test(text)) return;
      if (!isStore) {
        context.report({ node, messageId: "outside" });
        return;
      }
      for (const part of parts.filter((one) => !isConstant(one)))
        context.report({
          node: part,
          messageId: "built",
          data: { part: context.sourceCode.getText(part) },
        });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string" && node.parent.type !== "BinaryExpression")
          check(node, node.value, []);
      },
      TemplateLiteral(node) {
        // An expression in front of everything else hides what the text is.
        const text = node.quasis.map(({ value }) => value.cooked).join("x");
        if (node.parent.type !== "BinaryExpression") check(node, text, node.expressions);
      },
      BinaryExpression(node) {
        if (node.operator !== "+" || node.parent.type === "BinaryExpression") return;
        const parts = partsOf(node);
        const text = parts
          .map((part) =>
            part.type === "Literal"
              ? String(part.value)
              : part.type === "TemplateLiteral"
                ? part.quasis.map(({ value }) => value.cooked).join("x")
                : "x",
          )
          .join("");
        check(
          node,
          text,
          parts.flatMap((part) => (part.type === "TemplateLiteral" ? part.expressions : [part])),
        );
      },
    };
  },
};
