import { describe, expect, it } from "vitest";
import { renderDocument, renderMarkdown } from "./render-markdown.ts";

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
    expect(html).toContain(
      '<div class="table-frame" role="group" aria-label="表" tabindex="0"><table>',
    );
    expect(html).toContain("<td>18:30</td>");
  });

  it("names headings readably, once each, and keeps a body's h1 below the page's own", async () => {
    const source = "# はじめに\n\n## Cookie とアクセスの記録\n\n## はじめに\n\n### What's “new”?";
    const { html, headings } = await renderDocument(source, { pageLocale: "ja" });
    expect(headings.map(({ id, level }) => [id, level])).toEqual([
      ["section-はじめに", 2],
      ["section-cookie-とアクセスの記録", 2],
      ["section-はじめに-2", 2],
      ["section-what-s-new", 3],
    ]);
    expect(html).not.toContain("<h1");
  });

  it("breaks Japanese headings between phrases only, across emphasis too", async () => {
    const { html } = await renderDocument("## 重いゲームは、*長い*のではなく深い", {
      pageLocale: "ja",
    });
    expect(html).toContain(
      '重い<wbr>ゲームは<span class="kern-close">、</span><wbr><em>長い</em>のではなく<wbr>深い</h2>',
    );
    expect(await renderMarkdown("## Heavy games", "en")).not.toContain("<wbr>");
  });

  it("loads pictures of this site late, with their size where it is told, and no others", async () => {
    const html = await renderMarkdown(
      "![盤](/photo.webp#1200x800) ![絵](/art/v1/cover/a.svg?w=80&h=60) ![外](https://a.example/b.png)",
      "ja",
    );
    expect(html).toContain(
      'src="/photo.webp#1200x800" alt="盤" width="1200" height="800" loading="lazy" decoding="async"',
    );
    expect(html).toContain('width="80" height="60"');
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain("外");
  });

  it("offers an uploaded image in its widths, and shows nothing else of the APIs", async () => {
    const id = "0b6d8a9e-3f63-4a4e-9d6b-0c1f2e3d4a5b";
    const html = await renderMarkdown(
      `![卓](/api/platform/v1/images/${id}/960.webp#1200x800)\n\n![名前](/api/v1/authorized/profile)\n\n![原本](/api/platform/v1/images/${id}/original)`,
      "ja",
    );
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toContain(`src="/api/platform/v1/images/${id}/960.webp"`);
    expect(html).toMatch(/srcset="\S+480\.webp 480w, \S+960\.webp 960w, \S+1600\.webp 1200w"/);
    expect(html).toContain('width="1200" height="800"');
    expect(html).toContain("<p>名前</p>");
  });

  it("makes a figure of a picture that stands alone with a title", async () => {
    const html = await renderMarkdown('![盤面](/photo.webp "二時間目。")', "ja");
    expect(html).toMatch(/^<figure><img [^>]*><figcaption>二時間目。<\/figcaption><\/figure>$/);
  });

  it("takes as long to read as its language needs, whatever its addresses are", async () => {
    const minutes = async (source: string, pageLocale: "ja" | "en") =>
      (await renderDocument(source, { pageLocale })).readingMinutes;
    expect(await minutes("あ".repeat(3000), "ja")).toBe(6);
    expect(await minutes("word ".repeat(1000), "en")).toBe(5);
    expect(await minutes(`[短い](/${"a".repeat(5000)})`, "ja")).toBe(1);
  });
});

function targetsWithoutId(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? "");
  expect(targets.length).toBeGreaterThan(0);
  return targets.filter((target) => !ids.includes(target));
}
