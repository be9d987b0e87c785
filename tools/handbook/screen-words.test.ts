import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../packages/contracts/locale.ts";
import { siteWords } from "../../tests/support/site-words.ts";
import { root } from "../env.ts";

/** Every text of the messages, however deep. */
const textsOf = (messages: unknown): string[] =>
  typeof messages === "string"
    ? [messages]
    : Object.values(messages as Record<string, unknown>).flatMap(textsOf);

const folderOf = { ja: "handbook/organizer", en: "handbook/en/organizer" } satisfies Record<
  Locale,
  string
>;
const bold = /\*\*(.+?)\*\*/g;

describe.each(locales)("the organizer's pages of the handbook (%s)", (locale) => {
  const folder = join(root, folderOf[locale]);
  const known = new Set(textsOf(siteWords[locale]).map((text) => text.trim()));

  it.each(readdirSync(folder))("print in bold only what stands on the screen: %s", (file) => {
    const page = readFileSync(join(folder, file), "utf8");
    const unknown = [...page.matchAll(bold)]
      .map(([, words = ""]) => words)
      .filter((words) => !known.has(words));
    expect(unknown).toEqual([]);
  });
});
