import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { menuFor } from "../../apps/web/app/routes/admin/admin-menu.ts";
import { everyRight } from "../../packages/contracts/account/staff-policy.ts";
import { locales } from "../../packages/contracts/locale.ts";
import { siteWords } from "../../tests/support/site-words.ts";
import { root } from "../env.ts";

const areas = ["organizer", "operator", "developer"];
const sidebar = readFileSync(join(root, "handbook/.vitepress/config.ts"), "utf8");

describe.each(locales)("the handbook (%s)", (locale) => {
  const folder = locale === "ja" ? "handbook" : "handbook/en";
  const read = (page: string) => readFileSync(join(root, folder, page), "utf8");
  const pages = areas.flatMap((area) =>
    readdirSync(join(root, folder, area)).map((file) => `${area}/${file}`),
  );
  const linksOf = (page: string) =>
    new Set([...read(page).matchAll(/\]\(\.\/([^)#]+)/g)].map(([, to = ""]) => to));

  it("leads from its first page to every other", () => {
    const linked = linksOf("index.md");
    expect(pages.length).toBeGreaterThan(20);
    const others = ["features.md", "accessibility.md"];
    expect([...pages, ...others].filter((page) => !linked.has(page))).toEqual([]);
  });

  it("has the organizer's pages among what the site can do", () => {
    const linked = linksOf("features.md");
    const missing = pages.filter((page) => page.startsWith("organizer/") && !linked.has(page));
    expect(missing).toEqual([]);
  });

  it("has every page at the side", () => {
    const names = pages.map((page) => page.replace(/^.*\/|\.md$/g, ""));
    const missing = names.filter((name) => !new RegExp(`^ +"?${name}"?: "`, "m").test(sidebar));
    expect(missing).toEqual([]);
  });

  it("tells of every page in the organizer's menu", () => {
    const texts = readdirSync(join(root, folder, "organizer"))
      .map((file) => read(`organizer/${file}`))
      .join("\n");
    const { pages: names } = siteWords[locale].admin as unknown as {
      pages: Record<string, string>;
    };
    const entries = menuFor(everyRight).map(({ name }) => names[name] ?? name);
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((name) => !texts.includes(`**${name}**`))).toEqual([]);
  });
});

it("both languages of the handbook have the same pages", () => {
  const pagesIn = (folder: string) =>
    globSync("**/*.md", { cwd: join(root, folder) })
      .filter((page) => !page.startsWith("en/") && !page.startsWith("build/"))
      .sort();
  expect(pagesIn("handbook/en")).toEqual(pagesIn("handbook"));
});

it("the accessibility statement claims no standard whose rules axe does not look for", () => {
  const rules = readFileSync(join(root, "tests/e2e/support/axe.ts"), "utf8");
  for (const page of ["handbook/accessibility.md", "handbook/en/accessibility.md"]) {
    expect(readFileSync(join(root, page), "utf8")).toMatch(/JIS X 8341-3:2016[\s\S]*WCAG 2\.2/);
  }
  for (const rule of ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]) {
    expect(rules).toContain(`"${rule}"`);
  }
});
