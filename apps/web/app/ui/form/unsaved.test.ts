import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasUnsaved, isChanged } from "./unsaved.ts";

/** Stands in for the parts of an HTML element that the code reads. */
class Control {
  constructor(parts: object) {
    Object.assign(this, parts);
  }
  getAttribute(name: string): unknown {
    return (this as Record<string, unknown>)[name] ?? null;
  }
}
class Input extends Control {}
class Textarea extends Control {}
class Select extends Control {}

const input = (parts: object) => new Input({ type: "text", ...parts }) as unknown as Element;
const textarea = (parts: object) => new Textarea(parts) as unknown as Element;

interface Option {
  value: string;
  defaultSelected: boolean;
}
function select(options: Option[], chosen: string[], multiple = false): Element {
  const selectedOptions = options.filter(({ value }) => chosen.includes(value));
  return new Select({ options, selectedOptions, multiple }) as unknown as Element;
}
const option = (value: string, defaultSelected = false): Option => ({ value, defaultSelected });

beforeEach(() => {
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLTextAreaElement", Textarea);
  vi.stubGlobal("HTMLSelectElement", Select);
});
afterEach(() => vi.unstubAllGlobals());

describe("unsaved changes", () => {
  it.each([
    ["a text as it came", input({ value: "a", defaultValue: "a" }), false],
    ["another text", input({ value: "b", defaultValue: "a" }), true],
    ["a text that was taken out", input({ value: "", defaultValue: "a" }), true],
    ["a number", input({ type: "number", value: "3", defaultValue: "2" }), true],
    ["a long text as it came", textarea({ value: "a\nb", defaultValue: "a\nb" }), false],
    ["another long text", textarea({ value: "a", defaultValue: "" }), true],
    ["a box as it came", input({ type: "checkbox", checked: true, defaultChecked: true }), false],
    [
      "a box that was unticked",
      input({ type: "checkbox", checked: false, defaultChecked: true }),
      true,
    ],
    ["another choice", input({ type: "radio", checked: true, defaultChecked: false }), true],
    // The value of a check box never changes; only `checked` does.
    [
      "a ticked box by its value",
      input({
        type: "checkbox",
        checked: true,
        defaultChecked: true,
        value: "a",
        defaultValue: "b",
      }),
      false,
    ],
    ["no file", input({ type: "file", files: [] }), false],
    ["a file", input({ type: "file", files: ["a file"] }), true],
    ["what a script keeps", input({ type: "hidden", value: "b", defaultValue: "a" }), false],
    ["a button", new Control({ value: "b" }) as unknown as Element, false],
  ])("%s", (_name, control, changed) => {
    expect(isChanged(control)).toBe(changed);
  });

  it("a select without a default starts with its first option", () => {
    expect(isChanged(select([option(""), option("ja")], [""]))).toBe(false);
    expect(isChanged(select([option(""), option("ja")], ["ja"]))).toBe(true);
  });

  it("a select with a default starts with it", () => {
    expect(isChanged(select([option(""), option("ja", true)], ["ja"]))).toBe(false);
    expect(isChanged(select([option(""), option("ja", true)], [""]))).toBe(true);
  });

  it("a multiple select starts with all its defaults, or with none", () => {
    const some = [option("a", true), option("b"), option("c", true)];
    expect(isChanged(select(some, ["a", "c"], true))).toBe(false);
    expect(isChanged(select(some, ["a"], true))).toBe(true);
    expect(isChanged(select([option("a"), option("b")], [], true))).toBe(false);
    expect(isChanged(select([option("a"), option("b")], ["a"], true))).toBe(true);
  });

  it("are listed for the whole form, except for unnamed tools", () => {
    const formOf = (...elements: Element[]) => ({ elements }) as unknown as HTMLFormElement;
    const same = input({ name: "a", value: "a", defaultValue: "a" });
    const tool = input({ type: "range", value: "2", defaultValue: "1" });
    expect(hasUnsaved(formOf())).toBe(false);
    expect(hasUnsaved(formOf(same, tool))).toBe(false);
    expect(hasUnsaved(formOf(same, input({ name: "b", value: "b", defaultValue: "" })))).toBe(true);
  });
});
