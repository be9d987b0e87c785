import { describe, expect, it, vi } from "vitest";
import { decideAccess } from "./access.ts";
import type { RouteAccess } from "./record.ts";

const guest = { signedIn: false, hasRole: async () => false };
const user = { signedIn: true, hasRole: async () => false };
const admin = { signedIn: true, hasRole: async (role: string) => role === "admin" };
const allowed = { allowed: true };
const refused = (to: string, remember = false) => ({ allowed: false, to, remember });

type Row = [RouteAccess, object, object, object];

describe("access", () => {
  it.each([[false, allowed, allowed, allowed]] as Row[])(
    "is open to everyone with auth %o [RO-1]",
    expectDecisions,
  );

  it.each([[true, refused("/auth/login", true), allowed, allowed]] as Row[])(
    "needs a signed-in visitor with auth %o [RO-2]",
    expectDecisions,
  );

  it.each([
    [{ only: "guest" }, allowed, refused("/"), refused("/")],
    [{ only: "anonymous" }, allowed, refused("/"), refused("/")],
    [{ only: "guest", redirectTo: "/user" }, allowed, refused("/user"), refused("/user")],
    [{ only: "anonymous", redirectTo: "/user" }, allowed, refused("/user"), refused("/user")],
  ] as Row[])("is closed to signed-in visitors with %o [RO-3]", expectDecisions);

  it.each([
    [{ only: "user" }, refused("/auth/login", true), allowed, allowed],
    [{ only: "user", redirectTo: "/about" }, refused("/about", true), allowed, allowed],
  ] as Row[])("needs a signed-in visitor with %o [RO-4]", expectDecisions);

  it.each([
    [{ only: "admin" }, refused("/"), refused("/"), allowed],
    [{ only: "admin", guestsLogIn: true }, refused("/auth/login", true), refused("/"), allowed],
    [{ only: "admin", redirectTo: "/user" }, refused("/user"), refused("/user"), allowed],
  ] as Row[])("needs the admin role with %o [RO-5]", expectDecisions);

  it.each([
    [{ only: "owner" }, refused("/"), refused("/"), refused("/")],
    [{ only: "" }, refused("/"), refused("/"), refused("/")],
    [{ only: "Admin" }, refused("/"), refused("/"), refused("/")],
    [{ only: "owner", redirectTo: "/faq" }, refused("/faq"), refused("/faq"), refused("/faq")],
  ] as Row[])("is closed to everyone with the unknown %o [RO-6]", expectDecisions);

  it("asks the server for the role each time, except for a guest [RO-5]", async () => {
    const hasRole = vi.fn(async () => true);
    await decideAccess({ only: "admin" }, { signedIn: false, hasRole });
    expect(hasRole).not.toHaveBeenCalled();
    await decideAccess({ only: "admin" }, { signedIn: true, hasRole });
    await decideAccess({ only: "admin" }, { signedIn: true, hasRole });
    expect(hasRole.mock.calls).toEqual([["admin"], ["admin"]]);
  });

  it("is denied when the server does not answer [RO-5]", async () => {
    const hasRole = async () => {
      throw new Error("no answer");
    };
    await expect(decideAccess({ only: "admin" }, { signedIn: true, hasRole })).rejects.toThrow();
  });
});

async function expectDecisions(
  access: RouteAccess,
  forGuest: object,
  forUser: object,
  forAdmin: object,
) {
  expect(await decideAccess(access, guest)).toEqual(forGuest);
  expect(await decideAccess(access, user)).toEqual(forUser);
  expect(await decideAccess(access, admin)).toEqual(forAdmin);
}
