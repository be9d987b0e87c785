import { everyRight, noRights, type StaffRights } from "@takujo/contracts/account/staff-policy";
import { describe, expect, it, vi } from "vitest";
import { decideAccess } from "./access.ts";
import type { RouteAccess } from "./record.ts";

const rights = async () => noRights;
const guest = { signedIn: false, hasRole: async () => false, rights };
const user = { signedIn: true, hasRole: async () => false, rights };
const admin = {
  signedIn: true,
  hasRole: async (role: string) => role === "admin",
  rights: async () => everyRight,
};
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

  it("leads staff whom a page is not for to where it says, and nobody else [RO-5]", async () => {
    const staff = { ...user, rights: async () => ({ guests: "everywhere" as const }) };
    for (const access of [
      { only: "admin", guestsLogIn: true, staffGoTo: "/admin?closed" },
      { only: "staff", right: "money", guestsLogIn: true, staffGoTo: "/admin?closed" },
    ] as const) {
      expect(await decideAccess(access, staff)).toEqual(refused("/admin?closed"));
      expect(await decideAccess(access, user)).toEqual(refused("/"));
      expect(await decideAccess(access, guest)).toEqual(refused("/auth/login", true));
      expect(await decideAccess(access, admin)).toEqual(allowed);
    }
    expect(await decideAccess({ only: "admin" }, staff)).toEqual(refused("/"));
  });

  it.each([
    [{ only: "owner" }, refused("/"), refused("/"), refused("/")],
    [{ only: "" }, refused("/"), refused("/"), refused("/")],
    [{ only: "Admin" }, refused("/"), refused("/"), refused("/")],
    [{ only: "owner", redirectTo: "/faq" }, refused("/faq"), refused("/faq"), refused("/faq")],
  ] as Row[])("is closed to everyone with the unknown %o [RO-6]", expectDecisions);

  it("asks the server for the role each time, except for a guest [RO-5]", async () => {
    const hasRole = vi.fn(async () => true);
    await decideAccess({ only: "admin" }, { signedIn: false, hasRole, rights });
    expect(hasRole).not.toHaveBeenCalled();
    await decideAccess({ only: "admin" }, { signedIn: true, hasRole, rights });
    await decideAccess({ only: "admin" }, { signedIn: true, hasRole, rights });
    expect(hasRole.mock.calls).toEqual([["admin"], ["admin"]]);
  });

  it("is denied when the server does not answer [RO-5]", async () => {
    const hasRole = async () => {
      throw new Error("no answer");
    };
    await expect(
      decideAccess({ only: "admin" }, { signedIn: true, hasRole, rights }),
    ).rejects.toThrow();
  });

  describe("of staff", () => {
    const staff = (held: StaffRights) => ({ ...user, rights: async () => held });
    const host = staff({ guests: ["an event"] });
    const desk = staff({ guests: "everywhere" });
    const editor = staff({ content: "everywhere" });

    it("is for those with the right, and for admins", async () => {
      const guests = { only: "staff", right: "guests" } as const;
      expect(await decideAccess(guests, host)).toEqual(allowed);
      expect(await decideAccess(guests, desk)).toEqual(allowed);
      expect(await decideAccess(guests, admin)).toEqual(allowed);
      for (const other of [editor, user, guest]) {
        expect(await decideAccess(guests, other)).toEqual(refused("/"));
      }
    });

    it("can be for those only who have the right everywhere", async () => {
      const all = { only: "staff", right: "guests", everywhere: true } as const;
      expect(await decideAccess(all, desk)).toEqual(allowed);
      expect(await decideAccess(all, host)).toEqual(refused("/"));
    });

    it("without a right is for everybody who has one", async () => {
      const any = { only: "staff", guestsLogIn: true } as const;
      for (const one of [host, desk, editor, admin]) {
        expect(await decideAccess(any, one)).toEqual(allowed);
      }
      expect(await decideAccess(any, user)).toEqual(refused("/"));
      expect(await decideAccess(any, guest)).toEqual(refused("/auth/login", true));
    });

    it("never makes an admin of anybody", async () => {
      const everything = staff({ ...everyRight });
      expect(await decideAccess({ only: "admin" }, everything)).toEqual(refused("/"));
    });
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
