import type { Page } from "@playwright/test";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { query } from "../query.ts";
import { withDatabase } from "../with-database.ts";
import { words } from "../words.ts";
import { daysFromNow, reservableEvent, reservationOf } from "./reservable.ts";

type ReservationOptions = Omit<
  Parameters<typeof createReservation>[1],
  "userId" | "eventSessionId"
>;

interface Reserved extends ReservationOptions {
  title?: string;
  startsInDays?: number;
  changeDeadline?: Date;
}

const capacity = 12;

/** A person's reservation for its own event. A waiting party waits because others have all seats. */
export async function reserveFor(email: string, options: Reserved) {
  const {
    title = "二人用ゲームの夜",
    startsInDays = 320,
    changeDeadline,
    ...reservation
  } = options;
  const startsAt = daysFromNow(startsInDays);
  const { slug, first } = await reservableEvent(
    [
      {
        letter: "い",
        capacity,
        startsAt,
        opensAt: daysFromNow(startsInDays - 330),
        ...(changeDeadline && { changeDeadline }),
      },
    ],
    { startsAt, title, english: null, cancellation: "前日まで**無料**です。" },
  );
  if (reservation.state === "waiting") {
    await withDatabase((db) =>
      createReservation(db, { eventSessionId: first, seats: capacity, name: "満席" }),
    );
  }
  const id = await reservationOf(email, { eventSessionId: first, seats: 2, ...reservation });
  return { id, slug, sessionId: first, detail: `/user/reservation/${id}/detail` };
}

/** Further parties on the waitlist of the same session. */
export const othersWait = (eventSessionId: string, count: number) =>
  withDatabase(async (db) => {
    for (let other = 0; other < count; other++) {
      const { id: userId } = await createUser(db);
      await createReservation(db, { eventSessionId, userId, state: "waiting" });
    }
  });

export const stateOf = async (id: string) => {
  const [row] = await query<{
    code: string;
    state: string;
    cancelled_late: boolean;
    answered_at: Date | null;
  }>("select code, state, cancelled_late, answered_at from reservation where id = $1", [id]);
  return row;
};

/** Locators of the account's reservation pages. */
export function accountReservationParts(page: Page, locale: "ja" | "en") {
  const { accountReservation, ticket } = words[locale];
  const main = page.getByRole("main");
  return {
    main,
    heading: page.getByRole("heading", { level: 1 }),
    section: (name: string) => main.getByRole("region", { name }),
    row: (title: string) =>
      main.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) }),
    notice: main.locator(".without-script .callout"),
    ticketCode: main.getByRole("img", { name: ticket.qr }).first(),
    ask: accountReservation.detail.ask,
    dialog: page.getByRole("dialog"),
  };
}
