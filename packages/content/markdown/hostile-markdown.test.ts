import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { dangersIn, hostileMarkdown } from "../../../tests/support/hostile/markdown.ts";
import { renderDocument } from "./render-markdown.ts";

const parse = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document;

async function dangersOf(source: string): Promise<string[]> {
  const { html } = await renderDocument(source, { pageLocale: "ja", scope: "entry" });
  return dangersIn(parse(html).body);
}

describe("hostile Markdown", () => {
  it("is a corpus of at least 60 different texts", () => {
    expect(new Set(hostileMarkdown).size).toBe(hostileMarkdown.length);
    expect(hostileMarkdown.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileMarkdown)(
    "leaves only harmless elements, attributes and addresses: %j",
    async (source) => {
      expect(await dangersOf(source)).toEqual([]);
      expect(await dangersOf(`文\n\n${source}\n\n文`)).toEqual([]);
      expect(await dangersOf(`- 項目 ${source}`)).toEqual([]);
    },
  );

  it("stays harmless when all of it stands in one text", async () => {
    expect(await dangersOf(hostileMarkdown.join("\n\n"))).toEqual([]);
  });

  it("would be found if it got through", () => {
    const raw = [
      "<script></script>",
      '<a onclick="x">',
      '<a href="java\tscript:x">',
      '<p id="main">',
    ];
    for (const html of raw) expect(dangersIn(parse(html).body), html).not.toEqual([]);
  });
});
