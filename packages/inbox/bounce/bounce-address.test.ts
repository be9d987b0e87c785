import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { maxMailboxNameLength } from "../inquiry/index.ts";
import { bounceAddress, bounceIn, isBounceOf } from "./bounce-address.ts";

const secret = "of the test";
const mailbox = "answers@takujo.example";
const email = "kotori@example.jp";

const isOurs = (address: string, to = email, by: string | [string, string] = secret) => {
  const claimed = bounceIn([address], mailbox);
  return claimed !== null && isBounceOf(claimed, to, by);
};

describe("the address that a mail returns to", () => {
  it.each([
    "00000000-0000-4000-8000-000000000000",
    "ffffffff-ffff-4fff-bfff-ffffffffffff",
    randomUUID(),
  ])("names the mail, in any case (%s)", (recipientId) => {
    const address = bounceAddress(mailbox, { recipientId, email }, secret);
    expect(address).toMatch(/^answers\+b[0-9a-z]{38}@takujo\.example$/);
    for (const given of [address, address.toUpperCase()]) {
      expect(bounceIn(["x@example.jp", given], mailbox)).toMatchObject({ recipientId });
      expect(isOurs(given)).toBe(true);
    }
  });

  it("has another form for a mail about a reservation, which is not valid for others", () => {
    const transitionId = "9223372036854775807";
    const address = bounceAddress(mailbox, { transitionId, email }, secret);
    expect(address).toMatch(/^answers\+n[0-9a-z]{38}@takujo\.example$/);
    expect(bounceIn([address.toUpperCase()], mailbox)).toMatchObject({ transitionId });
    expect(isOurs(address)).toBe(true);
    expect(isOurs(address, "new@example.jp")).toBe(false);
    expect(isOurs(address.replace("+n", "+b"))).toBe(false);
    const other = bounceAddress(mailbox, { transitionId: "1", email }, secret);
    const begin = "answers+n".length;
    expect(isOurs(other.slice(0, begin + 25) + address.slice(begin + 25))).toBe(false);
    expect(bounceIn([`answers+n${"z".repeat(38)}@takujo.example`], mailbox)).toBeNull();
  });

  it("fits behind the longest name of a mailbox", () => {
    const long = `${"a".repeat(maxMailboxNameLength)}@takujo.example`;
    const address = bounceAddress(long, { recipientId: randomUUID(), email }, secret);
    expect(address.indexOf("@")).toBeLessThanOrEqual(64);
  });

  it("is valid only for the address that the mail went to", () => {
    const address = bounceAddress(mailbox, { recipientId: randomUUID(), email }, secret);
    expect(isOurs(address, "new@example.jp")).toBe(false);
  });

  it("stays valid while the secret is being changed, and not after", () => {
    const address = bounceAddress(mailbox, { recipientId: randomUUID(), email }, secret);
    expect(isOurs(address, email, ["another secret", secret])).toBe(true);
    expect(isOurs(address, email, "another secret")).toBe(false);
  });

  it("cannot be derived from another one", () => {
    const [one, other] = [randomUUID(), randomUUID()].map((recipientId) =>
      bounceAddress(mailbox, { recipientId, email }, secret),
    ) as [string, string];
    const begin = "answers+b".length;
    const mixed = other.slice(0, begin + 25) + one.slice(begin + 25);
    const forged = [
      mixed,
      one.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@")),
      one.replace(/.@/, "@"),
      one.replace("+b", "+"),
      one.replace("+b", "+bb"),
      one.replace("takujo.example", "takujo.example.evil.example"),
      `x${one}`,
      // As long as ours.
      one.replace("answers", "replies"),
      one.replace("takujo", "others"),
      `answers+b${"z".repeat(38)}@takujo.example`,
      "answers+@takujo.example",
      mailbox,
      "",
    ];
    for (const address of forged) expect(isOurs(address), address).toBe(false);
    // Larger than any id: no query is sent.
    expect(bounceIn([`answers+b${"z".repeat(38)}@takujo.example`], mailbox)).toBeNull();
  });
});
