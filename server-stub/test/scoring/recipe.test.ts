import { expect, it } from "vitest";
import { currentRecipe, writtenRecipe } from "../../scoring/recipe.ts";
import { loadModels } from "../../src/scoring/load.ts";

// Training takes minutes; what it was made from is compared instead.
it("the shipped models were made from the sources as they are", () => {
  expect(
    currentRecipe(),
    "A source of the models has changed since they were trained. Run npm run scoring:train: it writes scoring/recipe.json if it gives the shipped files; if not, ship what it gives (scoring/README.md).",
  ).toEqual(writtenRecipe());
});

it("the shipped models were made together", () => {
  const { fraud, credit } = loadModels();
  expect(fraud.artefact.version).toBe(credit.artefact.version);
});
