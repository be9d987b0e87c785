import { randomUUID } from "node:crypto";
import {
  type AdminStaffList,
  ownRightsSchema,
  shownInvitationSchema,
  staffListSchema,
} from "@takujo/contracts/account/staff";
import { createEvent } from "@takujo/db/testing/create-event";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createInvitationToken, findMailedInvitation } from "./invitations.ts";
import { deleteOldInvitations } from "./queries.ts";

const { db } = await createTestDatabase();
const secret = "of the test";
const listed = randomUUID();
const api = createGamesApi({
  db,
  logger: silentLogger,
  secret,
  origin: testOrigin,
  adminUserIds: [listed],
});
const signedIn = await signingIn(db, api, "/api/v1");
const admin = await signedIn({ role: "admin", name: "高橋 まこと" });
type Person = typeof admin;

const newEmail = () => `${randomUUID()}@example.jp`;
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const outcomeOf = async (answer: Response) =>
  answer.ok ? answer.status : [answer.status, await codeOf(answer)];

interface Invited {
  email?: string;
  name?: string;
  locale?: string;
  roles?: string[];
  eventIds?: string[] | null;
}

const send = (invitation: Invited = {}, by: Person = admin) =>
  by.call("POST", "/admin/staff/invitations", {
    email: newEmail(),
    locale: "ja",
    roles: ["desk"],
    eventIds: null,
    ...invitation,
  });

/** As in the mail. */
async function tokenFor(email: string): Promise<string> {
  const row = await db
    .selectFrom("staff_invitation")
    .select(["id", "version"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return createInvitationToken(row, secret);
}

async function invite(invitation: Invited = {}) {
  const email = invitation.email ?? newEmail();
  const answer = await send({ ...invitation, email });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return { id, email, token: await tokenFor(email) };
}

const accept = (person: Person, token: string) =>
  person.call("POST", `/staff-invitations/${token}/acceptance`);
const see = (person: Person, token: string) => person.call("GET", `/staff-invitations/${token}`);

async function rightsOf(person: Person) {
  const answer = await person.call("GET", "/staff/rights");
  return ownRightsSchema.strict().parse(await answer.json());
}
const namesOf = async (person: Person) => (await rightsOf(person)).rights.map(({ right }) => right);

async function list(by: Person = admin): Promise<AdminStaffList> {
  const answer = await by.call("GET", "/admin/staff?locale=ja");
  return staffListSchema.strict().parse(await answer.json());
}
const memberOf = async (userId: string) =>
  (await list()).members.find((member) => member.userId === userId);

describe("an invitation", () => {
  it("is accepted once, by the person who signed in with its address, and grants its roles", async () => {
    const event = await createEvent(db, { title: "花札の夜", startsAt: new Date("2099-11-14") });
    const { email, token } = await invite({
      roles: ["treasurer", "host", "host"],
      eventIds: [event.id, event.id],
    });
    const person = await signedIn({ email });
    expect(shownInvitationSchema.strict().parse(await (await see(person, token)).json())).toEqual({
      isForYou: true,
      invitedBy: "高橋 まこと",
      roles: ["host", "treasurer"],
      events: [
        {
          id: event.id,
          title: "花札の夜",
          startsAt: expect.any(String),
          isOver: false,
        },
      ],
    });
    // Reading changes nothing.
    expect(await namesOf(person)).toEqual([]);
    expect(await outcomeOf(await accept(person, token))).toBe(200);
    const { rights, events } = await rightsOf(person);
    expect(events.map(({ id }) => id)).toEqual([event.id]);
    expect(rights).toContainEqual({ right: "guests", eventIds: null });
    expect(rights).toContainEqual({ right: "events", eventIds: [event.id] });
    expect(rights).toContainEqual({ right: "money", eventIds: null });
    expect(await outcomeOf(await accept(person, token))).toEqual([404, "not-found"]);
    expect(await outcomeOf(await see(person, token))).toEqual([404, "not-found"]);
    expect((await list()).invitations.filter((one) => one.email === email)).toEqual([]);
  });

  it("is useless to another address, even with the link", async () => {
    const { email, token } = await invite();
    for (const other of [await signedIn(), await signedIn({ email: `x${email}` }), admin]) {
      expect(await (await see(other, token)).json()).toEqual({
        isForYou: false,
        invitedBy: "",
        roles: [],
        events: null,
      });
      expect(await outcomeOf(await accept(other, token))).toEqual([403, "not-allowed"]);
      expect(await memberOf(other.id)).toEqual(other === admin ? expect.anything() : undefined);
    }
    const person = await signedIn({ email });
    expect(await outcomeOf(await accept(person, token))).toBe(200);
  });

  it("is accepted by one of many concurrent calls", async () => {
    const { email, token } = await invite();
    const person = await signedIn({ email });
    const answers = await Promise.all(Array.from({ length: 12 }, () => accept(person, token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(answers.filter(({ ok }) => !ok).map(({ status }) => status))).toEqual(
      new Set([404]),
    );
    const entries = await db
      .selectFrom("audit_entry")
      .select("action")
      .where("actor_id", "=", person.id)
      .execute();
    expect(entries).toEqual([{ action: "staff.accept" }]);
  });

  it("sent twice with one key is accepted once, and answered the same", async () => {
    const { email, token } = await invite();
    const person = await signedIn({ email });
    const key = { "idempotency-key": randomUUID() };
    const path = `/staff-invitations/${token}/acceptance`;
    const again = [1, 2, 3].map(() => person.call("POST", path, undefined, key));
    const answers = await Promise.all(again);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("ends when it expires, and works again after being resent, by the new link only", async () => {
    const { id, email, token } = await invite();
    const person = await signedIn({ email });
    const mail = { invitationId: id, version: 1 };
    expect(await findMailedInvitation(db, mail)).toMatchObject({ email });
    await db
      .updateTable("staff_invitation")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("id", "=", id)
      .execute();
    // As after a long outage of the worker.
    expect(await findMailedInvitation(db, mail)).toBeNull();
    expect(await outcomeOf(await see(person, token))).toEqual([409, "too-late"]);
    expect(await outcomeOf(await accept(person, token))).toEqual([409, "too-late"]);
    expect((await list()).invitations.find((one) => one.id === id)?.isExpired).toBe(true);
    const again = await admin.call("POST", `/admin/staff/invitations/${id}/mail`);
    expect(again.status).toBe(200);
    expect(await outcomeOf(await accept(person, token))).toEqual([404, "not-found"]);
    expect(await outcomeOf(await accept(person, await tokenFor(email)))).toBe(200);
  });

  it("is void once its sender loses the right to invite, until another person resends it", async () => {
    const set = (id: string, values: object) =>
      db.updateTable("user").set(values).where("id", "=", id).execute();
    for (const lost of [{ role: "user" }, { banned: true }]) {
      const inviter = await signedIn({ role: "admin" });
      const email = newEmail();
      const { id } = (await (await send({ email }, inviter)).json()) as { id: string };
      const token = await tokenFor(email);
      const person = await signedIn({ email });
      const mail = { invitationId: id, version: 1 };
      expect(await findMailedInvitation(db, mail)).toMatchObject({ email });
      expect((await see(person, token)).status).toBe(200);
      await set(inviter.id, lost);
      expect(await findMailedInvitation(db, mail)).toBeNull();
      expect(await outcomeOf(await see(person, token))).toEqual([404, "not-found"]);
      expect(await outcomeOf(await accept(person, token))).toEqual([404, "not-found"]);
      expect(await namesOf(person)).toEqual([]);
      expect((await admin.call("POST", `/admin/staff/invitations/${id}/mail`)).status).toBe(200);
      expect(await outcomeOf(await accept(person, await tokenFor(email)))).toBe(200);
    }
  });

  it("that was withdrawn or replaced is void", async () => {
    const { id, email, token } = await invite({ roles: ["editor"] });
    const person = await signedIn({ email });
    await send({ email: email.toUpperCase(), roles: ["desk"] });
    expect((await list()).invitations.filter((one) => one.email === email)).toHaveLength(1);
    expect(await outcomeOf(await accept(person, token))).toEqual([404, "not-found"]);
    const newer = await tokenFor(email);
    expect((await admin.call("DELETE", `/admin/staff/invitations/${id}`)).status).toBe(204);
    expect(await outcomeOf(await accept(person, newer))).toEqual([404, "not-found"]);
    expect((await admin.call("DELETE", `/admin/staff/invitations/${id}`)).status).toBe(404);
    expect((await admin.call("POST", `/admin/staff/invitations/${id}/mail`)).status).toBe(404);
    expect(await namesOf(person)).toEqual([]);
  });

  it("withdrawn while it is accepted ends as exactly one of these", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, email, token } = await invite();
      const person = await signedIn({ email });
      const [accepted, withdrawn] = await Promise.all([
        accept(person, token),
        admin.call("DELETE", `/admin/staff/invitations/${id}`),
      ]);
      expect([accepted.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1);
      expect((await namesOf(person)).length > 0).toBe(accepted.ok);
    }
  });

  it("has a link that cannot be forged", async () => {
    const { id, email, token } = await invite();
    const person = await signedIn({ email });
    const [, version, signature] = token.split(".");
    const forged = [
      `${id}.${version}.`,
      `${id}.${version}`,
      `${id}.2.${signature}`,
      `${randomUUID()}.${version}.${signature}`,
      createInvitationToken({ id, version: 1 }, "of another site"),
      "x",
      "..",
      `${token}x`,
    ];
    for (const wrong of forged) {
      expect(await outcomeOf(await accept(person, encodeURIComponent(wrong)))).toEqual([
        404,
        "not-found",
      ]);
    }
  });

  it("is not accepted in another's name", async () => {
    const { email, token } = await invite();
    const person = await signedIn({ email, impersonatedBy: admin.id });
    expect(await outcomeOf(await accept(person, token))).toEqual([403, "not-while-impersonating"]);
  });

  it("is refused for existing staff, without a role, and for unknown events", async () => {
    const person = await signedIn();
    await createStaffMember(db, { userId: person.id, roles: ["desk"] });
    for (const email of [person.email, person.email.toUpperCase(), admin.email]) {
      const answer = await send({ email });
      expect(await answer.json()).toMatchObject({ code: "not-now", reason: "already-staff" });
    }
    for (const wrong of [
      { roles: [] },
      { roles: ["admin"] },
      { roles: ["user"] },
      { roles: ["desk", "owner"] },
      { email: "x" },
      { email: "a@example.jp\r\nBcc: b@example.jp" },
      { eventIds: [] },
      { eventIds: ["x"] },
      { locale: "fr" },
      { name: "あ".repeat(81) },
      { eventIds: Array.from({ length: 51 }, () => randomUUID()) },
    ]) {
      expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await send({ eventIds: [randomUUID()] })).status).toBe(404);
  });

  it("is sent by admins alone", async () => {
    const staff = await signedIn();
    const roles = ["editor", "host", "desk", "treasurer"];
    await createStaffMember(db, { userId: staff.id, roles });
    for (const by of [staff, await signedIn()]) {
      expect((await send({}, by)).status).toBe(403);
      expect((await by.call("GET", "/admin/staff")).status).toBe(403);
    }
  });

  it("is forgotten with the account of its address, and a month after it expired", async () => {
    const { email } = await invite();
    const person = await signedIn({ email });
    await db.deleteFrom("user").where("id", "=", person.id).execute();
    expect((await list()).invitations.map((one) => one.email)).not.toContain(email);

    const [old, recent] = [await invite(), await invite()];
    for (const [{ id }, days] of [
      [old, 31],
      [recent, 29],
    ] as const) {
      await sql`update staff_invitation set expires_at = now() - ${days} * interval '1 day'
        where id = ${id}`.execute(db);
    }
    await deleteOldInvitations(db);
    const left = (await list()).invitations.map(({ id }) => id);
    expect(left).toContain(recent.id);
    expect(left).not.toContain(old.id);
  });
});

describe("the rights of staff", () => {
  const change = (userId: string, wanted: object) =>
    admin.call("PATCH", `/admin/staff/${userId}`, {
      roles: ["desk"],
      eventIds: null,
      reason: "交代",
      version: 1,
      ...wanted,
    });

  it("change from the next call on, in a running session", async () => {
    const person = await signedIn();
    const reaches = async () =>
      Promise.all(
        ["/admin/dashboard", "/admin/statistics"].map(
          async (path) => (await person.call("GET", path)).status,
        ),
      );
    expect(await reaches()).toEqual([403, 403]);
    await createStaffMember(db, { userId: person.id, roles: ["desk"] });
    expect(await reaches()).toEqual([200, 403]);
    expect((await change(person.id, { roles: ["treasurer"] })).status).toBe(200);
    expect(await reaches()).toEqual([403, 200]);
    const removal = { reason: "退職" };
    const path = `/admin/staff/${person.id}/removal`;
    expect((await admin.call("POST", path, removal)).status).toBe(200);
    expect(await reaches()).toEqual([403, 403]);
    expect((await admin.call("POST", path, removal)).status).toBe(404);
  });

  it("end with a ban and are none in another's name, though that person has them", async () => {
    const person = await signedIn();
    await createStaffMember(db, { userId: person.id, roles: ["desk"] });
    await db.updateTable("user").set({ banned: true }).where("id", "=", person.id).execute();
    expect((await person.call("GET", "/admin/dashboard")).status).toBe(401);

    const acted = await signedIn({ impersonatedBy: admin.id });
    await createStaffMember(db, { userId: acted.id, roles: ["desk"] });
    expect((await acted.call("GET", "/admin/dashboard")).status).toBe(403);
    expect(await namesOf(acted)).toEqual([]);
  });

  it("for an event end when the day after it has passed", async () => {
    const person = await signedIn();
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const [over, recent, ahead] = [
      await createEvent(db, { startsAt: hours(-96) }),
      await createEvent(db, { startsAt: hours(-6) }),
      await createEvent(db, { startsAt: hours(96) }),
    ];
    await createStaffMember(db, {
      userId: person.id,
      roles: ["host"],
      eventIds: [over.id, recent.id, ahead.id],
    });
    const { rights } = await rightsOf(person);
    for (const { eventIds } of rights)
      expect(eventIds?.sort()).toEqual([recent.id, ahead.id].sort());
    expect((await memberOf(person.id))?.events?.map(({ isOver }) => isOver)).toEqual([
      true,
      false,
      false,
    ]);
    await db
      .updateTable("staff_member")
      .set({ event_ids: [over.id] })
      .where("user_id", "=", person.id)
      .execute();
    expect((await rightsOf(person)).rights).toEqual([]);
  });

  it("are changed by one of two admins who saw the same, and by none who saw less", async () => {
    const person = await signedIn();
    await createStaffMember(db, { userId: person.id, roles: ["desk"] });
    const answers = await Promise.all([
      change(person.id, { roles: ["editor"] }),
      change(person.id, { roles: ["host"] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await memberOf(person.id))?.version).toBe(2);
    expect(await outcomeOf(await change(person.id, {}))).toEqual([409, "changed-meanwhile"]);
    expect((await change((await signedIn()).id, {})).status).toBe(404);
    for (const reason of ["", "　", undefined]) {
      expect((await change(person.id, { version: 2, reason })).status).toBe(400);
    }
  });

  it("of roles for the whole site keep no events", async () => {
    const person = await signedIn();
    const { id } = await createEvent(db);
    await createStaffMember(db, { userId: person.id, roles: ["desk"] });
    await change(person.id, { roles: ["treasurer", "editor"], eventIds: [id] });
    expect(await memberOf(person.id)).toMatchObject({
      roles: ["editor", "treasurer"],
      events: null,
    });
  });

  it("do not apply to admins, who have all of them", async () => {
    const other = await signedIn({ role: "admin" });
    await createStaffMember(db, { userId: other.id, roles: ["desk"] });
    await admin.call("POST", `/admin/staff/${other.id}/removal`, { reason: "整理" });
    expect(await namesOf(other)).toContain("administration");
  });
});

describe("the list of staff", () => {
  it("has admins first, by role and by list, and nobody else", async () => {
    await db
      .insertInto("user")
      .values({ id: listed, name: "名簿の管理者", email: newEmail(), emailVerified: true })
      .execute();
    const staff = await signedIn({ name: "三浦" });
    await createStaffMember(db, { userId: staff.id, roles: ["desk"] });
    const person = await signedIn();
    const { members } = await list();
    const ids = members.map(({ userId }) => userId);
    expect(ids).toContain(listed);
    expect(ids).toContain(staff.id);
    expect(ids).not.toContain(person.id);
    const admins = members.map(({ isAdmin }) => isAdmin);
    expect(admins).toEqual(admins.toSorted((one, other) => Number(other) - Number(one)));
    expect(members.find(({ userId }) => userId === listed)).toMatchObject({
      isAdmin: true,
      roles: [],
      version: null,
    });
  });

  it("names drafts that were never public, and leaves out deleted events", async () => {
    const draft = randomUUID();
    await db
      .insertInto("content_draft")
      .values({
        kind: "event",
        item_id: draft,
        is_new: true,
        document: JSON.stringify({ shared: {}, texts: { ja: { title: "準備中の夜" }, en: {} } }),
      })
      .execute();
    const person = await signedIn();
    await createStaffMember(db, {
      userId: person.id,
      roles: ["host"],
      eventIds: [draft, randomUUID()],
    });
    expect((await memberOf(person.id))?.events).toEqual([
      { id: draft, title: "準備中の夜", startsAt: null, isOver: false },
    ]);
    const { email, token } = await invite({ roles: ["host"], eventIds: [draft] });
    const host = await signedIn({ email });
    expect((await accept(host, token)).status).toBe(200);
    expect((await rightsOf(host)).rights.map(({ eventIds }) => eventIds)).toContainEqual([draft]);
  });
});
