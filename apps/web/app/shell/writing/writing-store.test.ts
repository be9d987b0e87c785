import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAllWriting, forgetWritingOfOthers, writingStore } from "./writing-store.ts";

/** As browsers have it: entries are properties, functions are not listed. */
function memory(): Storage {
  const entries: Record<string, string> = Object.create({
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => {
      entries[key] = text;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  });
  return entries as unknown as Storage;
}

const day = 24 * 60 * 60_000;

beforeEach(() => {
  vi.stubGlobal("localStorage", memory());
  vi.stubGlobal("sessionStorage", memory());
  localStorage.setItem("theme", "dark");
});

describe("writing on a device", () => {
  it("is found again by the same person at the same form only", () => {
    writingStore("kotori", "/news/1").write({ "ja.title": "書きかけ", tags: ["a", "b"] }, 1_000);
    const values = { "ja.title": "書きかけ", tags: ["a", "b"] };
    expect(writingStore("kotori", "/news/1").read(2_000)).toEqual({ at: 1_000, values });
    expect(writingStore("mori", "/news/1").read(2_000)).toBeNull();
    expect(writingStore("kotori", "/news/2").read(2_000)).toBeNull();
    expect(writingStore(null, "/news/1").read(2_000)).toBeNull();
  });

  it("of a guest stays in the tab", () => {
    writingStore(null, "/contact").write({ body: "質問" });
    expect(Object.keys(localStorage)).toEqual(["theme"]);
    expect(writingStore(null, "/contact").read()?.values).toEqual({ body: "質問" });
  });

  it("is forgotten after a week", () => {
    const store = writingStore("kotori", "/news/1");
    store.write({ a: "x" }, 0);
    expect(store.read(7 * day - 1)).not.toBeNull();
    expect(store.read(7 * day)).toBeNull();
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });

  it("is deleted when somebody else signs in, or when the person signs out", () => {
    const own = writingStore("kotori", "/news/1");
    own.write({ a: "x" }, 5 * day);
    writingStore("kotori", "/news/2").write({ a: "old" }, 0);
    writingStore("kotori2", "/news/1").write({ a: "y" }, 5 * day);
    forgetWritingOfOthers("kotori", 8 * day);
    expect(Object.keys(localStorage)).toEqual(["theme", "writing:kotori:/news/1"]);
    writingStore(null, "/contact").write({ body: "質問" });
    forgetAllWriting();
    expect(Object.keys(localStorage)).toEqual(["theme"]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it.each([
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"at":1}',
    '{"at":"1","values":{}}',
    '{"at":1,"values":1}',
  ])("that was tampered with (%j) is none", (text) => {
    localStorage.setItem("writing:kotori:/news/1", text);
    expect(writingStore("kotori", "/news/1").read(2)).toBeNull();
  });

  it("that cannot be stored stops nobody", () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: full, setItem: full, removeItem: full });
    const store = writingStore("kotori", "/news/1");
    expect(() => store.write({ a: "x" })).not.toThrow();
    expect(store.read()).toBeNull();
  });
});
