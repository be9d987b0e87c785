import { afterEach, describe, expect, it, vi } from "vitest";
import { pendingIdentityCookie, pendingIdentityOf } from "./pending-identity.ts";

const options = { signingSecret: "0123456789abcdef0123456789abcdef", origin: "https://a.example" };
const bringing = (name: string, value: string) => new Headers({ cookie: `${name}=${value}` });

afterEach(() => vi.useRealTimers());

describe("whom LINE named", () => {
  it("is known for a quarter of an hour, in a cookie of this host that scripts cannot read", () => {
    vi.useFakeTimers();
    const [name, value, attributes] = pendingIdentityCookie("U1", options);
    expect(name).toBe("__Host-line_identity");
    expect(attributes).toMatchObject({ httpOnly: true, secure: true, path: "/", sameSite: "lax" });
    expect(pendingIdentityOf(bringing(name, value), options)?.subject).toBe("U1");
    vi.advanceTimersByTime(901_000);
    expect(pendingIdentityOf(bringing(name, value), options)).toBeUndefined();
  });

  it("is nobody if the cookie was changed, or signed with another secret", () => {
    const [name, value] = pendingIdentityCookie("U1", options);
    const other = { ...options, signingSecret: "another secret of at least 32 characters" };
    expect(pendingIdentityOf(bringing(name, value.replace("U1", "U2")), options)).toBeUndefined();
    expect(pendingIdentityOf(bringing(name, value), other)).toBeUndefined();
    expect(pendingIdentityOf(bringing(name, ""), options)).toBeUndefined();
  });
});
