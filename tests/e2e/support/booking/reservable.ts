import type { Page } from "@playwright/test";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { query } from "../query.ts";
import { withDatabase } from "../with-database.ts";
import { words } from "../words.ts";

const day = 24 * 3_600_000;
export const daysFromNow = (days: number) => new Date(Date.now() + days * day);

type SessionOptions = Omit<Parameters<typeof createEventSession>[1], "eventId">;

/** An event of its own, so far ahead that lists show it last, with a table い of four unless told otherwise. */
export function reservableEvent(
  sessions: SessionOptions[] = [{ letter: "い", capacity: 4 }],
  options: Parameters<typeof createEvent>[1] = {},
) {
  return withDatabase(async (db) => {
    const startsAt = options.startsAt ?? daysFromNow(300);
    const { id: eventId, slug } = await createEvent(db, { ...options, startsAt });
    const ids: string[] = [];
    for (const session of sessions) {
      const shared = { startsAt, opensAt: daysFromNow(-20), changeDeadline: startsAt };
      ids.push((await createEventSession(db, { ...shared, ...session, eventId })).id);
    }
    const [first = "none", second = "none"] = ids;
    return { eventId, slug, first, second, newPath: `/event/${slug}/reservation/new` };
  });
}

/** A person's reservation for it, without going through the pages. */
export async function reservationOf(
  email: string,
  options: Omit<Parameters<typeof createReservation>[1], "userId">,
): Promise<string> {
  const [user] = await query<{ id: string }>(`select id from "user" where email = $1`, [email]);
  const userId = user?.id ?? "nobody";
  return withDatabase(async (db) => (await createReservation(db, { ...options, userId })).id);
}

/** As if ten minutes had gone by. */
export const runOut = (id: string) =>
  query("update reservation set expires_at = now() - interval '1 second' where id = $1", [id]);

/** Offers are not mailed at night: as if it were morning. */
export const untilMorning = () =>
  query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'reservation-mail:%' and run_at > now()`,
  );

/** As if others had taken all seats of the session. */
export const fillUp = (sessionId: string) =>
  query("update event_session set seats_taken = capacity where id = $1", [sessionId]);

export interface StoredReservation {
  id: string;
  code: string;
  event_session_id: string;
  state: string;
  seats: number;
  min_seats: number | null;
  name: string;
  kana: string;
  phone: string;
  nickname: string;
  note: string;
  guests: { nickname: string; language: string }[];
  answers: Record<string, string>;
  address: object | null;
  version: number;
}

/** The first first. */
export const reservationsOf = (email: string) =>
  query<StoredReservation>(
    `select reservation.* from reservation join "user" on "user".id = user_id
     where email = $1 order by reservation.created_at`,
    [email],
  );

/** Locators of the three pages, by name. */
export function reservingParts(page: Page, locale: "ja" | "en") {
  const { reserving } = words[locale];
  const main = page.getByRole("main");
  return {
    main,
    heading: page.getByRole("heading", { level: 1 }),
    hold: main.getByRole("button", { name: reserving.choose.submit }),
    wait: main.getByRole("button", { name: reserving.wait.submit, exact: true }),
    people: (count: number) => main.locator(`[name="seats"][value="${count}"]`),
    session: (id: string) => main.locator(`[name="session"][value="${id}"]`),
    field: (name: string) => main.locator(`form [name="${name}"]`),
    confirm: main.getByRole("button", { name: reserving.form.confirm }),
    save: main.getByRole("button", { name: reserving.form.save }),
    back: main.getByRole("button", { name: reserving.form.back }),
    join: main.getByRole("button", { name: reserving.hold.join }),
    summary: main.locator(".error-summary"),
    /** Of a session that does not fit: the one way out. */
    async wayOut(id: string) {
      const own = page.locator(`[value="${id}"]`);
      const list = main.locator(".reserving-others").filter({ has: own });
      if ((await list.getAttribute("open")) === null) await list.locator("summary").click();
      await list.getByRole("listitem").filter({ has: own }).getByRole("button").click();
    },
    clock: main.getByRole("timer"),
  };
}

/** On English pages as a visitor from abroad: without a reading, with a number of another country. */
export async function fillInDetails(page: Page, locale: "ja" | "en") {
  const { field } = reservingParts(page, locale);
  if (locale === "ja") {
    await field("name").fill("森野 ことり");
    await field("kana").fill("もりの ことり");
    await field("phone").fill("０９０１２３４５６７８");
  } else {
    await field("name").fill("Mary Wells");
    await field("phone").fill("+44 20 7946 0958");
  }
  await field("nickname").fill("ことり");
  await field("note").fill("20時に一度、席をはずします。");
}
