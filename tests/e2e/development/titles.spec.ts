import { expect, test, visit } from "../support/fixtures.ts";
import { languages } from "../support/words.ts";

test("in development every title is the word sample [TI-3]", async ({
  page,
  developmentServer,
}) => {
  for (const { prefix } of languages) {
    for (const path of [prefix || "/", `${prefix}/about`]) {
      await visit(page, developmentServer.origin + path);
      await expect(page).toHaveTitle("sample");
    }
  }
});
