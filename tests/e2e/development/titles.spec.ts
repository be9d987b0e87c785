import { parseHTML } from "linkedom";
import { expect, test } from "../support/fixtures.ts";
import { languages } from "../support/words.ts";

test("in development every title is the word sample [TI-3]", async ({
  request,
  developmentServer,
}) => {
  for (const { prefix } of languages) {
    for (const path of [prefix || "/", `${prefix}/about`]) {
      const html = await (await request.get(developmentServer.origin + path)).text();
      expect(parseHTML(html).document.title, path).toBe("sample");
    }
  }
});
