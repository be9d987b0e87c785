import { describe, expect, it } from "vitest";
import { type AuthBrowser, newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const site = await runningAuth();
const { db, signedIn } = site;

const withRole = async (role: string) => {
  const person = await signedIn();
  await db.updateTable("user").set({ role }).where("id", "=", person.userId).execute();
  return person;
};

const reason = "for a test";

/** Every action of the permission table, as the call that it guards. Made for a new victim each time. */
const actions: Record<
  string,
  (who: AuthBrowser, victim: { userId: string; token: string }) => Promise<Response>
> = {
  "user: create": (who) =>
    who.auth("POST", "/admin/create-user", {
      name: "a",
      email: newEmail(),
      password: "a long enough password",
    }),
  "user: list": (who) => who.auth("GET", "/admin/list-users?limit=1"),
  "user: set-role": (who, { userId }) =>
    who.auth("POST", "/admin/set-role", { userId, role: "user", reason }),
  "user: ban": (who, { userId }) => who.auth("POST", "/admin/ban-user", { userId, reason }),
  "user: ban (lifted)": (who, { userId }) => who.auth("POST", "/admin/unban-user", { userId }),
  "user: set-password": (who, { userId }) =>
    who.auth("POST", "/admin/set-user-password", {
      userId,
      newPassword: "a long enough password",
    }),
  "user: get": (who, { userId }) => who.auth("GET", `/admin/get-user?id=${userId}`),
  "user: update": (who, { userId }) =>
    who.auth("POST", "/admin/update-user", { userId, data: { name: "b" } }),
  "session: list": (who, { userId }) => who.auth("POST", "/admin/list-user-sessions", { userId }),
  "session: revoke": (who, { token }) =>
    who.auth("POST", "/admin/revoke-user-session", { sessionToken: token }),
  "session: revoke (all)": (who, { userId }) =>
    who.auth("POST", "/admin/revoke-user-sessions", { userId }),
  "user: delete": (who, { userId }) => who.auth("POST", "/admin/remove-user", { userId }),
  "user: impersonate": (who, { userId }) =>
    who.auth("POST", "/admin/impersonate-user", { userId, reason }),
};

async function outcomes(who: AuthBrowser): Promise<Record<string, number>> {
  const results: Record<string, number> = {};
  for (const [name, act] of Object.entries(actions)) {
    const { userId } = await signedIn();
    const { token } = await db
      .selectFrom("session")
      .select("token")
      .where("userId", "=", userId)
      .executeTakeFirstOrThrow();
    results[name] = (await act(who, { userId, token })).status;
  }
  return results;
}

const everywhere = (status: number) =>
  Object.fromEntries(Object.keys(actions).map((name) => [name, status]));

describe("the permission table", () => {
  it("lets an admin do everything [RO-7]", async () => {
    const { browser } = await withRole("admin");
    expect(await outcomes(browser)).toEqual(everywhere(200));
  });

  it("lets a user do nothing, nor somebody without a session [RO-7]", async () => {
    const { browser } = await signedIn();
    expect(await outcomes(browser)).toEqual(everywhere(403));
    expect(await outcomes(site.browser())).toEqual(everywhere(401));
  });

  it("contains only the actions that it names [RO-7]", async () => {
    const { browser, userId } = await withRole("admin");
    const may = async (permissions: Record<string, string[]>) => {
      const answer = await browser.auth("POST", "/admin/has-permission", { userId, permissions });
      return ((await answer.json()) as { success?: boolean }).success ?? false;
    };
    expect(await may({ user: ["delete"], session: ["list", "revoke", "delete"] })).toBe(true);
    expect(await may({ user: ["impersonate-admins"] })).toBe(false);
    expect(await may({ session: ["update"] })).toBe(false);
  });

  it("passes a list of roles if any of them allows it [RO-9]", async () => {
    const { browser } = await withRole("user,admin");
    expect((await browser.auth("GET", "/admin/list-users?limit=1")).status).toBe(200);
    const { browser: other } = await withRole("administrator,user");
    expect((await other.auth("GET", "/admin/list-users?limit=1")).status).toBe(403);
  });

  it("always passes a listed admin user id [RO-8]", async () => {
    const { browser, userId } = await signedIn();
    expect((await browser.auth("GET", "/admin/list-users?limit=1")).status).toBe(403);
    const server = await site.restart({ ADMIN_USER_IDS: `other, ${userId}` });
    const listed = site.browser({ server: server.origin });
    for (const [name, value] of browser.cookies) listed.cookies.set(name, value);
    expect(await outcomes(listed)).toEqual(everywhere(200));
  });
});

describe("a user", () => {
  it("cannot give themselves a role, nor set other protected fields [RO-9]", async () => {
    const { browser, userId } = await signedIn();
    for (const body of [{ role: "admin" }, { banned: false }, { emailVerified: true }]) {
      await browser.auth("POST", "/update-user", { name: "a", ...body });
    }
    const own = site.browser();
    const email = newEmail();
    const otp = await own.fetchCode(site.inbox, email);
    await own.auth("POST", "/sign-in/email-otp", { email, otp, role: "admin", name: "b" });
    const users = await db
      .selectFrom("user")
      .select("role")
      .where((eb) => eb.or([eb("id", "=", userId), eb("email", "=", email)]))
      .execute();
    expect(users.every(({ role }) => role === "user")).toBe(true);
  });
});
