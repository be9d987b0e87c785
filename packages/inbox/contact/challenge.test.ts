import { describe, expect, it } from "vitest";
import { solveChallenge } from "../../../apps/web/app/routes/contact/solve-challenge.ts";
import { challengeLimit, createChallenge, greatestAge, readChallenge } from "./challenge.ts";

const secret = "of the test";
const now = Date.UTC(2026, 3, 15);
const old = now - 10_000;
const read = (challenge: string, proof = "", at = now) =>
  readChallenge({ challenge, proof }, secret, at);

describe("a challenge", () => {
  it("is solved by counting, as the page does, and by no other number", async () => {
    const challenge = createChallenge(secret, old);
    const proof = await solveChallenge(challenge);
    expect(Number(proof)).toBeLessThan(challengeLimit);
    expect(read(challenge.token, proof)).toMatchObject({ isSolved: true });
    for (const wrong of [String(Number(proof) + 1), "-1", "x", ` ${proof}`, "1e9"]) {
      expect(read(challenge.token, wrong), wrong).toBeNull();
    }
  });

  it("may be returned unsolved, and is marked so", () => {
    expect(read(createChallenge(secret, old).token)).toMatchObject({ isSolved: false });
  });

  it("is neither taken too early nor too late", () => {
    const { token } = createChallenge(secret, now);
    for (const age of [-1, 0, 2_999, greatestAge + 1]) {
      expect(read(token, "", now + age), String(age)).toBeNull();
    }
    for (const age of [3_000, greatestAge]) expect(read(token, "", now + age)).not.toBeNull();
  });

  it("cannot be forged, backdated or altered", () => {
    const { token } = createChallenge(secret, now);
    const [issuedAt, salt, target, signature] = token.split(".");
    for (const forged of [
      `${old}.${salt}.${target}.${signature}`,
      `${issuedAt}.${salt}x.${target}.${signature}`,
      `${issuedAt}.${salt}.${"0".repeat(16)}.${signature}`,
      `${issuedAt}.${salt}.${target}.`,
      createChallenge("guessed", old).token,
      "",
      "...",
      "x".repeat(100_000),
    ]) {
      expect(read(forged, "", now + 5_000), forged.slice(0, 80)).toBeNull();
    }
  });
});
