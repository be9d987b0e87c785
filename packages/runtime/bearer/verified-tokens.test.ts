import { describe, expect, it, vi } from "vitest";
import { createVerifiedTokens } from "./verified-tokens.ts";

const claims = { userId: "person", sessionId: "session", role: "user" };
const lasting = (seconds: number) => ({
  claims,
  keyId: "key",
  expiresAt: Date.now() / 1_000 + seconds,
});

describe("signatures that were found good", () => {
  it("are known by the whole token, and by nothing less", () => {
    const tokens = createVerifiedTokens();
    tokens.remember("a.b.c", lasting(60));
    expect(tokens.find("a.b.c")?.claims).toEqual(claims);
    for (const other of ["a.b.d", "a.x.c", "x.b.c", "a.b.c ", "a.b.", ""]) {
      expect(tokens.find(other)).toBeUndefined();
    }
  });

  it("are forgotten when the token runs out", () => {
    vi.useFakeTimers();
    const tokens = createVerifiedTokens();
    tokens.remember("a.b.c", lasting(60));
    vi.advanceTimersByTime(59_000);
    expect(tokens.find("a.b.c")).toBeDefined();
    vi.advanceTimersByTime(1_001);
    expect(tokens.find("a.b.c")).toBeUndefined();
    vi.useRealTimers();
  });

  it("are bounded: the oldest goes", () => {
    const tokens = createVerifiedTokens();
    for (let count = 0; count <= 10_000; count++) tokens.remember(`token ${count}`, lasting(60));
    expect(tokens.find("token 0")).toBeUndefined();
    expect(tokens.find("token 1")).toBeDefined();
    expect(tokens.find("token 10000")).toBeDefined();
  });
});
