import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

describe("links", () => {
  it("lead to the English pages from an English page", async () => {
    const html = await renderMarkdown("[a](/about) [h](/) [q](/news?page=2#top)", "en");
    expect(html).toContain('href="/en/about"');
    expect(html).toContain('href="/en"');
    expect(html).toContain('href="/en/news?page=2#top"');
  });

  it("stay as written on a Japanese page", async () => {
    expect(await renderMarkdown("[a](/about)", "ja")).toContain('href="/about"');
  });

  it("keep a language that was written out, and their own page", async () => {
    const html = await renderMarkdown("[j](/ja/about) [e](/en) [n](/entry) [t](#top)", "en");
    expect(html).toContain('href="/ja/about"');
    expect(html).toContain('href="/en"');
    expect(html).toContain('href="/en/entry"');
    expect(html).toContain('href="#top"');
  });

  it("follow the page, not the text, where the translation is missing", async () => {
    const html = await renderMarkdown("[a](/about)。[^1]\n\n[^1]: 注", "en", "ja");
    expect(html).toContain('href="/en/about"');
    expect(html).toContain(">注</h2>");
  });

  it("to other sites cannot reach back", async () => {
    const html = await renderMarkdown("[x](https://example.com/) [y](//example.com/)", "en");
    expect(html).toContain('<a href="https://example.com/" rel="noopener">');
    expect(html).toContain('<a href="//example.com/" rel="noopener">');
  });
});

describe("Markdown", () => {
  it("is bold beside Japanese brackets", async () => {
    expect(await renderMarkdown("**「強調」**です", "ja")).toBe(
      "<p><strong>「強調」</strong>です</p>",
    );
  });

  it("joins footnotes and the text in both directions", async () => {
    const html = await renderMarkdown("本文[^1]\n\n[^1]: 注の文", "ja");
    expect(targetsWithoutId(html)).toEqual([]);
    expect(html).toContain('class="visually-hidden"');
    expect(html).toContain('aria-label="注1の本文へもどる"');
  });

  it("puts a table in a frame that can scroll", async () => {
    const html = await renderMarkdown("| 曜日 | 時間 |\n| --- | --- |\n| 水 | 18:30 |", "ja");
    expect(html).toContain('<div class="table-frame" tabindex="0"><table>');
    expect(html).toContain("<td>18:30</td>");
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">a</a>',
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "![a](javascript:alert(1))",
    "[a](data:text/html,<script>alert(1)</script>)",
    "[a](vbscript:alert(1))",
  ])("lets nothing run: %s", async (source) => {
    const html = await renderMarkdown(`文\n\n${source}`, "ja");
    expect(html).not.toMatch(/<script|onerror|javascript:|data:|vbscript:/i);
  });
});

function targetsWithoutId(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? "");
  expect(targets.length).toBeGreaterThan(0);
  return targets.filter((target) => !ids.includes(target));
}
