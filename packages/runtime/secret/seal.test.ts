import { describe, expect, it } from "vitest";
import { seal as sealFor, unseal as unsealFor } from "./seal.ts";

const seal = (content: unknown, secret: string) => sealFor(content, secret, "account mail");
const unseal = (sealed: string, secret: string) => unsealFor(sealed, secret, "account mail");
const content = { to: "kotori@example.jp", code: "123456" };

describe("a sealed mail", () => {
  it("is opened by who knows the secret", () => {
    expect(unseal(seal(content, "secret"), "secret")).toEqual(content);
  });

  it("shows nothing, and is never the same twice", () => {
    const sealed = seal(content, "secret");
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("123456");
    expect(seal(content, "secret")).not.toBe(sealed);
  });

  it("is not opened with another secret, nor after a change", () => {
    const sealed = seal(content, "secret");
    expect(() => unseal(sealed, "other")).toThrow();
    const bytes = Buffer.from(sealed, "base64url");
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal(bytes.toString("base64url"), "secret")).toThrow();
    expect(() => unseal("", "secret")).toThrow();
    expect(() => unsealFor(sealed, "secret", "friend mail")).toThrow();
  });
});
