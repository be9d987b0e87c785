import { describe, expect, it } from "vitest";
import { flattenValues, nestValues } from "./nested-values.ts";

const nest = (...entries: [string, string | string[]][]) => nestValues<string>(entries);

describe("the values of a form by path", () => {
  it("are nested by the dots in their names", () => {
    expect(nest(["name", "ことり"], ["ja.title", "春"], ["ja.tags", ["a", "b"]])).toEqual({
      name: "ことり",
      ja: { title: "春", tags: ["a", "b"] },
    });
  });

  it("have rows in the order of their numbers, without gaps", () => {
    expect(nest(["s.10.x", "c"], ["s.0.x", "a"], ["s.2.x", "b"], ["s.0.y", "d"])).toEqual({
      s: [{ x: "a", y: "d" }, { x: "b" }, { x: "c" }],
    });
  });

  it("may have lists in rows", () => {
    expect(nest(["s.0.q.1.x", "b"], ["s.0.q.0.x", "a"])).toEqual({
      s: [{ q: [{ x: "a" }, { x: "b" }] }],
    });
  });

  it("treat __proto__ and constructor as names like others", () => {
    const read = nest(
      ["__proto__", "x"],
      ["a.__proto__.polluted", "x"],
      ["a.constructor.prototype.polluted", "x"],
      ["rows.0.__proto__", "x"],
    );
    expect(Object.prototype).not.toHaveProperty("polluted");
    expect(Object.getPrototypeOf(read)).toBeNull();
    expect(Object.keys(read)).toEqual(["__proto__", "a", "rows"]);
    const [row] = read["rows"] as object[];
    expect(Object.getPrototypeOf(row)).toBeNull();
    // What was not sent is not there either.
    expect(read["toString"]).toBeUndefined();
  });

  it("make no large list of a large number", () => {
    expect(nest(["s.999999999.x", "b"], ["s.7.x", "a"])).toEqual({ s: [{ x: "a" }, { x: "b" }] });
  });

  it.each(["1000000000", "01", "-1", "1e3", " 1", "１", "length"])(
    "take %j for no number of a row",
    (number) => {
      expect(nest([`s.0.x`, "a"], [`s.${number}.x`, "b"])["s"]).not.toBeInstanceOf(Array);
    },
  );

  it.each(["", ".", "a.", ".a", "a..b", "a.b.c.d.e.f.g", `a${".b".repeat(100_000)}`])(
    "leave a name that is no path as it is (%#)",
    (name) => {
      expect(Object.keys(nest([name, "x"]))).toEqual([name]);
    },
  );

  it("count the first of a value and a list under the same name", () => {
    expect(nest(["a", "x"], ["a.b", "y"])).toEqual({ a: "x" });
    expect(nest(["a.b", "y"], ["a", "x"])).toEqual({ a: { b: "y" } });
    expect(nest(["s.0", "x"], ["s.1.y", "z"])["s"]).toEqual({ 0: "x", 1: { y: "z" } });
  });

  it("may be thousands of rows in any order", () => {
    const count = 20_000;
    const names = Array.from({ length: count }, (_, at) => `s.${count - at}.a.b`);
    const rows = nestValues(names.map((name): [string, string] => [name, name]))["s"];
    expect(rows).toHaveLength(count);
    expect((rows as object[])[0]).toEqual({ a: { b: "s.1.a.b" } });
  });
});

describe("values for the controls of a form", () => {
  const source = {
    name: "ことり",
    seats: 2,
    isNew: true,
    isOld: false,
    none: null,
    tags: ["a", "b"],
    rows: [
      { title: "春", texts: { en: "Spring" } },
      { title: "", parts: [{ x: "1" }] },
    ],
  };

  it("stand under the names of these", () => {
    expect(flattenValues(source)).toEqual({
      name: "ことり",
      seats: "2",
      isNew: "on",
      tags: ["a", "b"],
      "rows.0.title": "春",
      "rows.0.texts.en": "Spring",
      "rows.1.title": "",
      "rows.1.parts.0.x": "1",
    });
  });

  it("are read back as they were", () => {
    const flat = flattenValues(source) as Record<string, string | string[]>;
    expect(nestValues(Object.entries(flat))).toEqual({
      name: "ことり",
      seats: "2",
      isNew: "on",
      tags: ["a", "b"],
      rows: source.rows,
    });
  });
});
