import { describe, expect, it } from "vitest";
import { type AuthBrowser, newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const site = await runningAuth({ env: { ROLES: "auth,games,platform" } });
const { db, browser, signedIn } = site;

const reason = "お客様から予約の確認を頼まれたため";

async function admin(name = "") {
  const person = await signedIn();
  await db
    .updateTable("user")
    .set({ role: "admin", name })
    .where("id", "=", person.userId)
    .execute();
  return person;
}

const setRole = (userId: string, role: string) =>
  db.updateTable("user").set({ role }).where("id", "=", userId).execute();

const entriesBy = (actorId: string) =>
  db.selectFrom("audit_entry").selectAll().where("actor_id", "=", actorId).orderBy("id").execute();
const act = (who: AuthBrowser, call: string, body?: unknown) =>
  who.auth("POST", `/admin/${call}`, body);
const outcomeOf = async (answer: Response) => {
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
};

describe("the audit of administration", () => {
  it("has a line for every write, with changes and reason, without names or addresses [RO-7]", async () => {
    const { browser: own, userId: adminId } = await admin("田中");
    const email = newEmail();
    const password = "a long enough password";
    const name = "小鳥 遊";
    const created = await act(own, "create-user", { name, email, password });
    const { user } = (await created.json()) as { user: { id: string } };
    const userId = user.id;
    const { browser: person } = await signedIn(email);
    const session = () =>
      db.selectFrom("session").selectAll().where("userId", "=", userId).executeTakeFirstOrThrow();
    const calls: [string, object][] = [
      ["update-user", { userId, data: { name: "小鳥" } }],
      ["set-user-password", { userId, newPassword: password }],
      ["set-role", { userId, role: "admin", reason: ` ${reason} ` }],
      ["set-role", { userId, role: "user", reason }],
      ["revoke-user-session", { sessionToken: (await session()).token }],
      ["ban-user", { userId, reason: "迷惑行為" }],
      ["unban-user", { userId }],
      ["revoke-user-sessions", { userId }],
    ];
    for (const [call, body] of calls) {
      const answer = await act(own, call, body);
      expect([call, answer.status]).toEqual([call, 200]);
      if (call === "ban-user") {
        const row = db.selectFrom("user").select("banReason").where("id", "=", userId);
        expect(await row.executeTakeFirst()).toEqual({ banReason: "迷惑行為" });
      }
    }
    expect((await act(own, "impersonate-user", { userId, reason })).status).toBe(200);
    const { id: sessionId, expiresAt } = await session();
    expect((await act(own, "stop-impersonating")).status).toBe(200);
    expect((await act(own, "remove-user", { userId })).status).toBe(200);
    expect(await (await person.auth("GET", "/get-session")).json()).toBeNull();

    const accountStatus = (changes: object = {}) => ({
      role: "user",
      banned: false,
      banExpires: null,
      ...changes,
    });
    const lines = await entriesBy(adminId);
    expect(
      lines.map(({ action, before, after, reason: why }) => ({ action, before, after, why })),
    ).toEqual([
      { action: "user.create", before: null, after: accountStatus(), why: null },
      { action: "user.update", before: accountStatus(), after: { fields: ["name"] }, why: null },
      { action: "user.set-password", before: accountStatus(), after: accountStatus(), why: null },
      {
        action: "user.set-role",
        before: accountStatus(),
        after: accountStatus({ role: "admin" }),
        why: reason,
      },
      {
        action: "user.set-role",
        before: accountStatus({ role: "admin" }),
        after: accountStatus(),
        why: reason,
      },
      { action: "session.revoke", before: accountStatus(), after: accountStatus(), why: null },
      {
        action: "user.ban",
        before: accountStatus(),
        after: accountStatus({ banned: true }),
        why: "迷惑行為",
      },
      {
        action: "user.unban",
        before: accountStatus({ banned: true }),
        after: accountStatus(),
        why: null,
      },
      { action: "session.revoke-all", before: accountStatus(), after: accountStatus(), why: null },
      {
        action: "impersonation.start",
        before: null,
        after: { expiresAt: expiresAt.toISOString() },
        why: reason,
      },
      { action: "impersonation.stop", before: null, after: null, why: null },
      { action: "user.remove", before: accountStatus(), after: null, why: null },
    ]);
    const isImpersonation = (action: string) => action.startsWith("impersonation.");
    for (const line of lines) {
      const [kind, id] = isImpersonation(line.action) ? ["session", sessionId] : ["user", userId];
      expect([line.subject_kind, line.subject_id]).toEqual([kind, id]);
      expect(line.acting_as_id).toBe(isImpersonation(line.action) ? userId : null);
    }
    const text = JSON.stringify(lines);
    for (const secret of [email, name, "小鳥", "田中", password])
      expect(text).not.toContain(secret);
  });

  it("has no line for what was refused", async () => {
    const { userId } = await signedIn();
    const { browser: stranger, userId: strangerId } = await signedIn();
    const { browser: own, userId: adminId } = await admin();
    expect((await act(stranger, "ban-user", { userId, reason })).status).toBe(403);
    expect((await act(browser(), "ban-user", { userId, reason })).status).toBe(401);
    expect((await act(own, "ban-user", { userId: "nobody", reason })).status).toBe(404);
    expect([...(await entriesBy(strangerId)), ...(await entriesBy(adminId))]).toEqual([]);
  });
});

describe("the audit of what has a reason", () => {
  const calls = [
    ["impersonate-user", "impersonation.start", "reason"],
    ["set-role", "user.set-role", "reason"],
    ["ban-user", "user.ban", "reason"],
    ["ban-user", "user.ban", "banReason"],
  ] as const;

  it.each(calls)(
    "says why, or that nobody said so: %s as %s by %s [CA-15] [RO-7]",
    async (call, action, field) => {
      const role = call === "set-role" ? { role: "user" } : {};
      for (const given of [undefined, "電話での依頼", "あ".repeat(500)]) {
        const { userId } = await signedIn();
        const { browser: own, userId: adminId } = await admin();
        const body = { userId, ...role, ...(given && { [field]: given }) };
        expect((await act(own, call, body)).status).toBe(200);
        const [entry] = await entriesBy(adminId);
        expect(entry).toMatchObject({ action, reason: given ?? null });
      }
      const { userId } = await signedIn();
      const { browser: own } = await admin();
      for (const none of ["", "  \n　", 7, "あ".repeat(501)]) {
        const answer = await act(own, call, { userId, ...role, [field]: none });
        expect(await outcomeOf(answer)).toEqual([400, "REASON_REQUIRED"]);
      }
    },
  );
});

describe("an admin", () => {
  it.each(["impersonate-user", "ban-user", "set-role", "remove-user"])(
    "cannot do it to themselves, however they write their id: %s",
    async (call) => {
      const { browser: own, userId } = await admin();
      const asked = async (id: unknown) =>
        outcomeOf(await act(own, call, { userId: id, role: "user", reason }));
      expect(await asked(userId)).toEqual([403, "CANNOT_TARGET_YOURSELF"]);
      for (const id of [[userId], [[userId]]]) {
        expect(await asked(id)).toEqual([400, "VALIDATION_ERROR"]);
      }
      const row = db.selectFrom("user").select(["role", "banned"]).where("id", "=", userId);
      expect(await row.executeTakeFirst()).toEqual({ role: "admin", banned: false });
    },
  );

  it("cannot use a general call for an action that has its own, nor leave without another admin", async () => {
    const { browser: own, userId } = await admin();
    for (const data of [
      { role: "user" },
      { banned: true },
      { email: newEmail() },
      { locale: "en" },
    ]) {
      const answer = await act(own, "update-user", { userId, data });
      expect(await outcomeOf(answer)).toEqual([400, "FIELD_NOT_ALLOWED"]);
    }
    const person = { name: "a", email: newEmail() };
    expect(await outcomeOf(await act(own, "create-user", { ...person, data: {} }))).toEqual([
      400,
      "FIELD_NOT_ALLOWED",
    ]);
    expect(await outcomeOf(await act(own, "create-user", { ...person, role: "admin" }))).toEqual([
      400,
      "REASON_REQUIRED",
    ]);
    expect(await outcomeOf(await own.auth("POST", "/delete-user"))).toEqual([
      403,
      "ADMIN_CANNOT_LEAVE",
    ]);
  });

  it.each(["set-role", "ban-user", "remove-user"])(
    "remains when two admins do it to each other in the same moment: %s",
    async (call) => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await admin(), await admin()];
        const answers = await Promise.all([
          act(one.browser, call, { userId: other.userId, role: "user", reason }),
          act(other.browser, call, { userId: one.userId, role: "user", reason }),
        ]);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
        const left = db
          .selectFrom("user")
          .select("id")
          .where("id", "in", [one.userId, other.userId])
          .where("role", "=", "admin")
          .where("banned", "=", false);
        expect(await left.execute()).toHaveLength(1);
      }
    },
  );

  it("loses impersonated sessions with the role", async () => {
    const { userId } = await signedIn();
    const { browser: own, userId: adminId } = await admin();
    await act(own, "impersonate-user", { userId, reason });
    const { browser: other } = await admin();
    await act(other, "set-role", { userId: adminId, role: "user", reason });
    expect(await (await own.auth("GET", "/get-session")).json()).toBeNull();
  });
});

describe("acting in a person's name", () => {
  async function acting(name?: string) {
    const person = await signedIn();
    const own = await admin(name);
    const answer = await act(own.browser, "impersonate-user", { userId: person.userId, reason });
    expect(answer.status).toBe(200);
    return { person, ...own };
  }
  const sessionsOf = (userId: string) =>
    db
      .selectFrom("session")
      .selectAll()
      .where("userId", "=", userId)
      .where("impersonatedBy", "is not", null)
      .execute();

  it("is marked in the session and lasts 15 minutes, used or not, with its cookies or without [IM-1]", async () => {
    const { browser: own, person, userId: adminId } = await acting();
    expect(await (await own.auth("GET", "/get-session")).json()).toMatchObject({
      session: { impersonatedBy: adminId },
    });
    const [first] = await sessionsOf(person.userId);
    const left = (first?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    for (const name of [...own.cookies.keys()]) {
      if (!name.endsWith("session_token")) own.cookies.delete(name);
    }
    expect(await (await own.auth("GET", "/get-session")).json()).not.toBeNull();
    expect((await sessionsOf(person.userId))[0]?.expiresAt).toEqual(first?.expiresAt);
  });

  it("is stopped only where it was started [IM-3]", async () => {
    const { browser: own } = await admin();
    const answer = await act(own, "stop-impersonating");
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: "USER_NOT_IMPERSONATED", message: "User is not impersonated" },
    ]);
    expect((await act(browser(), "stop-impersonating")).status).toBe(401);
    const { userId } = await signedIn();
    expect((await act(browser(), "impersonate-user", { userId, reason })).status).toBe(401);
  });

  it("ends signed out if the admin's own session is over [IM-3]", async () => {
    const { browser: own, userId: adminId, person } = await acting();
    await db.deleteFrom("session").where("userId", "=", adminId).execute();
    const answer = await act(own, "stop-impersonating");
    expect(answer.status).toBe(200);
    expect(await sessionsOf(person.userId)).toEqual([]);
    expect(await (await own.auth("GET", "/get-session")).json()).toBeNull();
    expect((await entriesBy(adminId)).map(({ action }) => action)).toEqual([
      "impersonation.start",
      "impersonation.stop",
    ]);
  });

  it("is never for admins, whether by role or by the list", async () => {
    const { userId: listed } = await signedIn();
    await site.restart({ ADMIN_USER_IDS: listed });
    const { browser: own } = await admin();
    const { userId: second } = await admin();
    for (const userId of [listed, second]) {
      const answer = await act(own, "impersonate-user", { userId, reason });
      expect(answer.status).toBe(403);
    }
  });

  it.each(["by another admin", "by hand"])(
    "ends when the person becomes an admin, %s",
    async (how) => {
      const { browser: own, person } = await acting();
      await own.token();
      const { browser: other } = await admin();
      const { userId } = person;
      if (how === "by hand") await setRole(userId, "admin");
      else await act(other, "set-role", { userId, role: "admin", reason });
      expect(await sessionsOf(userId)).toEqual([]);
      expect(await (await own.auth("GET", "/get-session")).json()).toBeNull();
      expect((await own.authorized("/logins/login_user")).status).toBe(401);
    },
  );

  it("gives no administration, even if it began in the moment that the person became an admin", async () => {
    const { browser: own, person } = await acting();
    const [session] = await sessionsOf(person.userId);
    await setRole(person.userId, "admin");
    if (session) await db.insertInto("session").values(session).execute();
    await own.token();
    const { userId } = await signedIn();
    expect(await outcomeOf(await act(own, "ban-user", { userId, reason }))).toEqual([
      403,
      "NOT_WHILE_IMPERSONATING",
    ]);
    expect((await own.auth("GET", "/admin/list-users")).status).toBe(403);
    expect((await own.authorized("/admin/audit-entries")).status).toBe(403);
    const role = await own.authorized("/logins/check_user_role?role=admin");
    expect(await role.json()).toEqual({ hasRole: false });
    expect(await (await own.authorized("/logins/login_user?key=1")).json()).toMatchObject({
      roles: [],
    });
  });

  it("is audited for every write to the APIs, with both ids", async () => {
    const { browser: own, person, userId: adminId } = await acting();
    const headers = {
      authorization: `Bearer ${await own.token()}`,
      "idempotency-key": "12345678",
    };
    const path = "/api/platform/v1/contact-inquiries";
    expect((await own.call("POST", path, {}, headers)).ok).toBe(false);
    expect((await own.call("GET", path, undefined, headers)).ok).toBe(false);
    expect((await entriesBy(adminId)).at(-1)).toMatchObject({
      acting_as_id: person.userId,
      action: `POST ${path}`,
      subject_kind: "path",
      subject_id: path,
    });
    expect(await entriesBy(adminId)).toHaveLength(2);
  });

  it("is shown to the person afterwards, newest first, and to nobody else", async () => {
    const { person, browser: first } = await acting("田中");
    const listed = async (who: AuthBrowser) => {
      await who.token();
      const answer = await who.authorized("/impersonations");
      return ((await answer.json()) as { items: unknown[] }).items;
    };
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const shown = { id: expect.any(String), startedAt: time, reason, by: "田中" };
    expect(await listed(person.browser)).toEqual([{ ...shown, endedAt: null }]);
    await act(first, "stop-impersonating");
    expect(await listed(person.browser)).toEqual([{ ...shown, endedAt: time }]);

    const { browser: second } = await admin();
    await act(second, "impersonate-user", { userId: person.userId, reason: "二度目" });
    await second.auth("POST", "/sign-out");
    expect(await listed(person.browser)).toEqual([
      { ...shown, reason: "二度目", by: null, endedAt: time },
      { ...shown, endedAt: time },
    ]);
    const { browser: stranger } = await signedIn();
    expect(await listed(stranger)).toEqual([]);
    expect((await browser().authorized("/impersonations")).status).toBe(401);
  });
});

describe("the list of admins", () => {
  it("counts where roles are told and asked for [RO-8][CA-18]", async () => {
    const { userId, email } = await signedIn();
    await site.restart({ ADMIN_USER_IDS: userId });
    const { browser: listed } = await signedIn(email);
    const { browser: other } = await signedIn();
    for (const [who, isListed] of [
      [listed, true],
      [other, false],
    ] as const) {
      await who.token();
      const roles = isListed ? ["user", "admin"] : ["user"];
      expect(await (await who.authorized("/logins/login_user")).json()).toMatchObject({ roles });
      const answer = await who.authorized("/logins/check_user_role?role=admin");
      expect(await answer.json()).toEqual({ hasRole: isListed });
    }
  });
});
