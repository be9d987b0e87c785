import { randomUUID } from "node:crypto";
import { receptionListSchema } from "@takujo/contracts/booking/door/reception";
import {
  adminNoShowRuleSchema,
  ownNoShowsSchema,
  personNoShowsSchema,
  publicNoShowRuleSchema,
} from "@takujo/contracts/booking/seats/no-show";
import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { beforeEach, describe, expect, it } from "vitest";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { absentees, usualRule } from "../../../../tests/support/absentees.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";
import { testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);
const { player } = people;
const { sessionIn, absentee, often, setRule } = await absentees(db, people);
const day = 86_400_000;
beforeEach(() => setRule());

async function seen(person: Pick<Player, "call">) {
  const answer = await person.call("GET", "/no-shows");
  return ownNoShowsSchema.strict().parse(await answer.json());
}

async function seenByOrganizer(userId: string) {
  const answer = await organizer.call("GET", `/admin/people/${userId}/no-shows`);
  return personNoShowsSchema.strict().parse(await answer.json());
}

const excuse = (id: string, reason = "told") =>
  organizer.call("POST", `/admin/reservations/${id}/no-show-excuse`, { reason });
const countAgain = (id: string) =>
  organizer.call("DELETE", `/admin/reservations/${id}/no-show-excuse`);

describe("the tally", () => {
  it("is the person's own, with the day on which each expires, and no reason of an excuse", async () => {
    const { person, missed } = await often();
    await excuse(missed[2] ?? "", "travel");
    const own = await seen(person);
    expect(own.counted).toBe(2);
    expect(own.absences.map(({ reservationId, standing }) => [reservationId, standing])).toEqual([
      [missed[0], "counted"],
      [missed[1], "counted"],
      [missed[2], "excused"],
    ]);
    expect(await (await person.call("GET", "/no-shows")).text()).not.toContain("travel");
    expect((await seenByOrganizer(person.id)).absences[2]).toMatchObject({ excuse: "travel" });
    const other = await seen(await player());
    expect(other).toMatchObject({ counted: 0, limit: null, absences: [] });
  });

  it("shows the end of a limit, and the number of reservations", async () => {
    const { person } = await often();
    await person.hold(await sessionIn(4));
    const { limit } = await seen(person);
    expect(limit).toMatchObject({ mostComing: 1, coming: 1 });
    const end = Date.parse(limit?.freeFrom ?? "") - Date.now();
    expect(Math.round(end / day)).toBeGreaterThanOrEqual(19);
    expect(Math.round(end / day)).toBeLessThanOrEqual(20);
  });

  it("is empty while the rule is off, and does not count what the reception may still correct", async () => {
    const { person } = await absentee(0.5, 20, 30);
    expect(await seen(person)).toMatchObject({ counted: 2, limit: null });
    expect((await seen(person)).absences[0]?.standing).toBe("grace");
    await setRule({ is_on: false });
    const nothing = { rule: null, counted: 0, limit: null, absences: [] };
    expect(await seen(person)).toEqual(nothing);
    expect(await seenByOrganizer(person.id)).toEqual(nothing);
  });

  it("of others is for organizers only", async () => {
    const { person } = await often();
    const path = `/admin/people/${person.id}/no-shows`;
    expect((await person.call("GET", path)).status).toBe(403);
    expect((await organizer.call("GET", `/admin/people/${"x".repeat(65)}/no-shows`)).status).toBe(
      400,
    );
    expect(await seenByOrganizer("no-such-person")).toMatchObject({ counted: 0, absences: [] });
  });
});

describe("at the reception", () => {
  /** Today's event, with a person who often stayed away. */
  async function desk() {
    const { id: eventId } = await createEvent(db, { startsAt: new Date() });
    const { person } = await often();
    const eventSessionId = await people.session({ eventId });
    await createReservation(db, { eventSessionId, userId: person.id });
    await createReservation(db, { eventSessionId });
    const helper = await player();
    await organizer.call("POST", `/admin/events/${eventId}/reception-helpers`, {
      person: helper.email,
    });
    return async (who: Pick<Player, "call">) => {
      const answer = await who.call("GET", `/reception/events/${eventId}`);
      const { parties } = receptionListSchema.parse(await answer.json());
      return { helper, counts: parties.flatMap(({ absences }) => absences ?? []) };
    };
  }

  it("admins read the count, helpers nothing, and nobody anything while the rule is off", async () => {
    const seenBy = await desk();
    const { helper, counts } = await seenBy(organizer);
    expect(counts).toEqual([3]);
    expect((await seenBy(helper)).counts).toEqual([]);
    await setRule({ is_on: false });
    expect((await seenBy(organizer)).counts).toEqual([]);
  });
});

describe("an excuse", () => {
  const audited = (id: string) =>
    db
      .selectFrom("audit_entry")
      .select(["action", "before", "after", "actor_id"])
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();

  it("ends the limit at once, can be taken back, and is audited once each time", async () => {
    const { person, missed } = await often();
    const id = missed[1] ?? "";
    await person.hold(await sessionIn(4));
    const wanted = await sessionIn(5);
    await expect(person.hold(wanted)).rejects.toThrow("no-show-limit");
    expect((await excuse(id)).status).toBe(200);
    expect((await excuse(id)).status).toBe(200);
    await person.hold(wanted);
    expect((await countAgain(id)).status).toBe(204);
    expect((await countAgain(id)).status).toBe(204);
    expect((await seen(person)).limit).toMatchObject({ coming: 2 });
    const actor = { actor_id: organizer.id };
    expect(await audited(id)).toEqual([
      {
        action: "reservation.excuse",
        before: { excuse: null },
        after: { excuse: "told" },
        ...actor,
      },
      {
        action: "reservation.count-absence",
        before: { excuse: "told" },
        after: { excuse: null },
        ...actor,
      },
    ]);
  });

  it("is refused without one of its reasons, for others than absences, and from anybody else", async () => {
    const { person, missed } = await often();
    const id = missed[0] ?? "";
    for (const reason of ["", "fever", "x".repeat(5_000)]) {
      expect((await excuse(id, reason)).status).toBe(400);
    }
    expect((await excuse(randomUUID())).status).toBe(404);
    expect((await excuse("1")).status).toBe(400);
    const eventSessionId = await sessionIn(-3);
    const came = await createReservation(db, {
      eventSessionId,
      userId: person.id,
      state: "attended",
      arrived: 1,
    });
    const anonymousParty = await createReservation(db, { eventSessionId, state: "no-show" });
    for (const refused of [came.id, anonymousParty.id])
      expect((await excuse(refused)).status).toBe(409);
    const path = `/admin/reservations/${id}/no-show-excuse`;
    expect((await person.call("POST", path, { reason: "told" })).status).toBe(403);
    expect((await person.call("DELETE", path)).status).toBe(403);
    expect((await seen(person)).counted).toBe(3);
  });

  it("goes with the account", async () => {
    const { person, missed } = await often();
    await excuse(missed[0] ?? "");
    await db.deleteFrom("user").where("id", "=", person.id).execute();
    const left = await db.selectFrom("no_show_excuse").select("reservation_id").execute();
    expect(left.map((row) => row.reservation_id)).not.toContain(missed[0]);
  });
});

describe("the rule", () => {
  const path = "/admin/no-show-rule";
  const read = async () =>
    adminNoShowRuleSchema.strict().parse(await (await organizer.call("GET", path)).json());
  const shown = async () => {
    const api = createGamesApi({ db, logger: silentLogger, secret: "x", origin: testOrigin });
    const answer = await api.request("/api/v1/no-show-rule");
    return publicNoShowRuleSchema.strict().parse(await answer.json()).rule;
  };

  it("is public while it is on, and only then", async () => {
    expect(await shown()).toEqual({
      absences: 3,
      months: 6,
      graceHours: 24,
      mostComing: 1,
      days: 30,
    });
    await setRule({ is_on: false });
    expect(await shown()).toBeNull();
  });

  it("is off on a new site", async () => {
    const fresh = await createTestDatabase();
    const rows = await fresh.db.selectFrom("no_show_rule").selectAll().execute();
    expect(rows).toEqual([{ id: true, ...usualRule, is_on: false, version: 1 }]);
  });

  it("is changed by an organizer who has read it, which is audited", async () => {
    const rule = await read();
    const change = { ...rule, absences: 4, days: 60 };
    expect((await organizer.call("PATCH", path, change)).status).toBe(200);
    expect(await read()).toEqual({ ...change, version: rule.version + 1 });
    const stale = await organizer.call("PATCH", path, { ...rule, absences: 5 });
    expect(await stale.json()).toMatchObject({ code: "changed-meanwhile" });
    const [entry] = await db
      .selectFrom("audit_entry")
      .select(["before", "after"])
      .where("action", "=", "no-show-rule.change")
      .orderBy("id", "desc")
      .execute();
    expect(entry).toMatchObject({ before: { absences: 3, days: 30 }, after: { absences: 4 } });
  });

  it("is saved by one of two concurrent calls", async () => {
    const rule = await read();
    const answers = await Promise.all(
      [4, 5].map((absences) => organizer.call("PATCH", path, { ...rule, absences })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("has bounds: it never excludes a person entirely, or after a first absence", async () => {
    const rule = await read();
    const wrong = [
      { absences: 1 },
      { mostComing: 0 },
      { graceHours: 11 },
      { months: 0 },
      { months: 25 },
      { days: 181 },
      { days: 7.5 },
      { days: "30" },
      { isOn: "on" },
      { version: 1e12 },
    ];
    for (const part of wrong) {
      const answer = await organizer.call("PATCH", path, { ...rule, ...part });
      expect(answer.status, JSON.stringify(part)).toBe(400);
    }
    expect(await read()).toEqual(rule);
  });

  it("is neither read nor changed there by anybody else", async () => {
    const person = await player();
    expect((await person.call("GET", path)).status).toBe(403);
    expect((await person.call("PATCH", path, await read())).status).toBe(403);
  });
});
