import { describe, expect, it } from "vitest";
import { isSigned, keyFor, keysFor, sign } from "./secret-keys.ts";

describe("keys made of the secret", () => {
  it("differ by purpose and by secret", () => {
    const keys = [
      keyFor("one", "limit"),
      keyFor("one", "reminder"),
      keyFor("two", "limit"),
      keyFor("two", "reminder"),
    ].map((key) => key.toString("hex"));
    expect(new Set(keys).size).toBe(4);
    expect(keys[0]).toHaveLength(64);
  });

  it("sign with the secret in use, and know what the one before has signed", () => {
    const before = sign("content", "old", "reminder");
    expect(isSigned("content", before, ["new", "old"], "reminder")).toBe(true);
    expect(isSigned("content", before, "new", "reminder")).toBe(false);
    expect(isSigned("content", before, ["new", "old"], "limit")).toBe(false);
    expect(isSigned("other", before, ["new", "old"], "reminder")).toBe(false);
    expect(sign("content", ["new", "old"], "reminder")).toBe(sign("content", "new", "reminder"));
    expect(keysFor(["new", "old"], "limit")).toEqual([
      keyFor("new", "limit"),
      keyFor("old", "limit"),
    ]);
  });

  it.each(["", "x", "あ".repeat(43)])("take no nonsense for a signature: %j", (signature) => {
    expect(isSigned("content", signature, "secret", "reminder")).toBe(false);
  });
});
