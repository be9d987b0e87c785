import { describe, expect, it, vi } from "vitest";
import { clientAddressOf, signClientAddress } from "./client-address.ts";

const secret = "of the test";
const from = (
  remoteAddress: string,
  headers: Record<string, string> = {},
  { trustedProxies = 0 } = {},
) => clientAddressOf({ headers, socket: { remoteAddress } }, { trustedProxies, secret });

describe("the client's address", () => {
  it("is that of the connection, whatever the request claims", () => {
    expect(from("203.0.113.7")).toBe("203.0.113.7");
    expect(from("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(from("203.0.113.7", { "x-forwarded-for": "198.51.100.1" })).toBe("203.0.113.7");
    expect(from("203.0.113.7", { "x-client-address": "198.51.100.1" })).toBe("203.0.113.7");
  });

  it("behind our proxies is what the outermost of them saw, not what was there before", () => {
    const headers = { "x-forwarded-for": "198.51.100.1, 203.0.113.7, 10.0.0.2" };
    expect(from("10.0.0.1", headers, { trustedProxies: 1 })).toBe("10.0.0.2");
    expect(from("10.0.0.1", headers, { trustedProxies: 2 })).toBe("203.0.113.7");
  });

  it.each(["", "a, b", "<script>", "203.0.113.7:443"])("is no nonsense such as %j", (claim) => {
    const headers = { "x-forwarded-for": claim };
    expect(from("10.0.0.1", headers, { trustedProxies: 1 })).toBe("10.0.0.1");
  });

  it("is believed from a process that knows the secret, and from no other", () => {
    const passOn = (secret: string) =>
      Object.fromEntries(
        signClientAddress(
          new Request("http://platform", { headers: { "x-client-address": "198.51.100.1" } }),
          secret,
        ).headers,
      );
    expect(from("10.0.0.1", passOn(secret))).toBe("198.51.100.1");
    expect(from("10.0.0.1", passOn("guessed"))).toBe("10.0.0.1");
    const signed = passOn(secret);
    const later = String(Date.now() + 1);
    const moved = signed["x-client-address-signature"]?.replace(/^\d+/, later) ?? "";
    expect(from("10.0.0.1", { ...signed, "x-client-address-signature": moved })).toBe("10.0.0.1");
    vi.useFakeTimers({ now: Date.now() + 59_000 });
    expect(from("10.0.0.1", signed)).toBe("198.51.100.1");
    vi.advanceTimersByTime(2_000);
    expect(from("10.0.0.1", signed)).toBe("10.0.0.1");
    vi.useRealTimers();
  });
});
