import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { query } from "../query.ts";
import { withDatabase } from "../with-database.ts";

export const payFor = (reservationId: string, paid: number, method = "cash") =>
  query(
    `insert into check_in (reservation_id, people, paid, method, made_by_id, nonce) values ($1, '{0,1}', $2, $3, 'desk', $4)`,
    [reservationId, paid, method, randomUUID()],
  );

/** An event in a month without events of other tests, with a party that paid in cash and one that did not. */
const closableEvent = () =>
  withDatabase(async (db) => {
    const startsAt = new Date("2018-05-12T18:00:00+09:00");
    const event = { startsAt, fee: 2800, title: "会計の夜", english: { title: "Night of money" } };
    const { id: eventId } = await createEvent(db, event);
    const { id: eventSessionId } = await createEventSession(db, { eventId, startsAt });
    const party = { eventSessionId, state: "attended", seats: 2, arrived: 2 };
    const { id: paidId } = await createReservation(db, { ...party, name: "森野 ことり" });
    await createReservation(db, { ...party, name: "佐々木 みお", kana: "ささき みお" });
    return { eventId, paidId };
  });

export async function newClosableEvent() {
  const night = await closableEvent();
  await payFor(night.paidId, 5600);
  return night;
}

/** Text of a PDF, without spaces. */
export async function textBehind(request: APIRequestContext, href: string | null): Promise<string> {
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  const input = await answer.body();
  return execFileSync("pdftotext", ["-layout", "-", "-"], { input }).toString().replace(/\s+/g, "");
}
