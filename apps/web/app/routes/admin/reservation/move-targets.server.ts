import { listReservableEvents } from "@takujo/contracts/generated/games/sdk.gen";
import type { AdminSession, AdminSessionsEvent } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";

/** An event with the sessions to which parties can be moved. */
export interface MoveTarget {
  id: string;
  title: string;
  heading: string;
  /** In yen per seat. */
  fee: number;
  sessions: AdminSession[];
}

type OwnEvent = Pick<AdminSessionsEvent, "id" | "title" | "startsAt" | "fee" | "sessions">;

/** The sessions of the parties' own event first, if they share one, then those of the next events. */
export async function readMoveTargets(
  { games, locale }: Visit,
  { own, onlyOwn = false }: { own: OwnEvent | null; onlyOwn?: boolean },
): Promise<MoveTarget[]> {
  const ahead = onlyOwn
    ? []
    : unwrap(await listReservableEvents({ client: games, query: { locale } })).items;
  return [...(own ? [own] : []), ...ahead.filter(({ id }) => id !== own?.id)].map(
    ({ id, title, startsAt, fee, sessions }) => ({
      id,
      title,
      heading: `${formatMonthDay(startsAt, locale)} ${title}`,
      fee,
      sessions: sessions.filter(({ calledOff }) => !calledOff),
    }),
  );
}
