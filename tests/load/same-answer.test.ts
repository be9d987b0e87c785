import { describe, expect, it } from "vitest";
import { expectSameHtml, expectSameJson } from "./same-answer.ts";

const page = (name: string) =>
  `<html><head><title>${name}</title></head><body><p>Same</p><script>["a","${name}","b"]</script></body></html>`;

describe("the answer of a control", () => {
  it("is the same page, or says which pieces differ", () => {
    expect(() => expectSameHtml("bare", page("Ours"), page("Ours"))).not.toThrow();
    expect(() => expectSameHtml("bare", page("Theirs"), page("Ours"))).toThrow(
      [
        "bare answers otherwise (+ it, - ours):",
        "+   '<title>Theirs',",
        "-   '<title>Ours',",
        `+   '"Theirs",',`,
        `-   '"Ours",',`,
      ].join("\n"),
    );
  });

  it("is short of a page that has nothing in common with ours", () => {
    const many = Array.from({ length: 50 }, (_, index) => `<p>${index}</p>`).join("");
    const compare = () => expectSameHtml("bare", many, many.replaceAll("p>", "q>"));
    expect(compare).toThrow(/^bare answers otherwise.{100,4000}and \d+ lines more$/s);
  });

  it("is the same data, in whatever order", () => {
    const json = (value: object) => Buffer.from(JSON.stringify(value));
    expect(() => expectSameJson("bare", json({ a: 1, b: 2 }), json({ b: 2, a: 1 }))).not.toThrow();
    expect(() => expectSameJson("bare", json({ a: 1 }), json({ a: 2 }))).toThrow("+   a: 1");
  });
});
