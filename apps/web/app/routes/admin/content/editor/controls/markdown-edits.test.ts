import { describe, expect, it } from "vitest";
import { type MarkdownTool, markdownEdit } from "./markdown-edits.ts";

/** Brackets mark the selection, before and after. */
function use(tool: MarkdownTool, marked: string): string {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  const { from, to, insert, selectFrom, selectTo } = markdownEdit(
    tool,
    { text, start, end },
    "words",
  );
  const result = text.slice(0, from) + insert + text.slice(to);
  return `${result.slice(0, selectFrom)}⟨${result.slice(selectFrom, selectTo)}⟩${result.slice(selectTo)}`;
}

describe("the Markdown tools", () => {
  it.each<[MarkdownTool, string, string]>([
    ["bold", "遊ぶ[春]の日", "遊ぶ**⟨春⟩**の日"],
    ["bold", "遊ぶ**[春]**の日", "遊ぶ⟨春⟩の日"],
    ["bold", "[]", "**⟨words⟩**"],
    ["heading", "前\nこの[]日\n後", "前\n## この日⟨⟩\n後"],
    ["heading", "前\n## この[]日", "前\nこの日⟨⟩"],
    ["list", "[ひとつ\nふたつ]\n後", "⟨- ひとつ\n- ふたつ⟩\n後"],
    ["quote", "[> もう一手]", "⟨もう一手⟩"],
    ["link", "[会場]へ", "[会場](⟨https://⟩)へ"],
    ["link", "[]", "[words](⟨https://⟩)"],
  ])("%s turns %j into %j", (tool, before, after) => {
    expect(use(tool, before)).toBe(after);
  });
});
