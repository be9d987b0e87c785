import type { KindCounts } from "@takujo/contracts/booking/money/seat-price";
import {
  addParty,
  listAllReservations,
  listReservableEvents,
  queueParty,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { AdminSessionsEvent } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { formValues } from "../../../../shell/form/read-form.ts";
import { validationWords } from "../../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import type { FormValues } from "../../../../ui/form/form-result.ts";
import { kindsIn } from "../../../event/seat-kinds.ts";
import { newPartySchema } from "../form-schemas.ts";
import { itemPath } from "../item-path.ts";
import { refuseParty, refuseWith, reservationWords } from "../refusal.server.ts";
import { kindOfEvent } from "./kind-of-event.ts";

/** The events to choose from: the one whose list the admin came from, or the next ones. */
export async function readChoice(visit: Visit, slug: string | null) {
  const events = await eventsOf(visit, slug);
  return {
    events: events.map((event) => ({
      ...event,
      heading: `${formatMonthDay(event.startsAt, visit.locale)} ${event.title}`,
    })),
    idempotencyKey: crypto.randomUUID(),
  };
}

async function eventsOf(
  { games, locale }: Visit,
  slug: string | null,
): Promise<AdminSessionsEvent[]> {
  if (!slug) return unwrap(await listReservableEvents({ client: games, query: { locale } })).items;
  const { event } = unwrap(
    await listAllReservations({ client: games, query: { event: slug, locale, limit: 1 } }),
  );
  return event ? [event] : [];
}

export async function receiveNewParty(request: Request, visit: Visit) {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, newPartySchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse(parsed);
  const { wait, minSeats, priceCode, ...party } = parsed.value;
  const kinds = await kindsFor(request, visit, party.sessionId, values);
  if (wait && (priceCode || kinds)) {
    return refuseWith(values, reservationWords(visit)("adminReservation.refusal.waitingPrice"));
  }
  const call = {
    client: visit.games,
    headers: {
      "idempotency-key": submissionKey(parsed.idempotencyKey, { ...parsed.value, kinds }),
    },
  };
  const min = Math.min(minSeats ?? party.seats, party.seats);
  const { data: added, error } = wait
    ? await queueParty({ ...call, body: { ...party, minSeats: min } })
    : await addParty({ ...call, body: { ...party, ...(kinds && { kinds }), priceCode } });
  if (added) return redirect(`${itemPath(added.id)}?done=${wait ? "queued" : "added"}`);
  return refuseParty(error, visit, values);
}

/** Without scripts the form asks for the kinds of every event; those of the chosen one count. */
async function kindsFor(
  request: Request,
  visit: Visit,
  sessionId: string,
  values: FormValues,
): Promise<KindCounts | undefined> {
  const counted = Object.entries(kindsIn(values) ?? {}).filter(([, count]) => count > 0);
  if (counted.length === 0) return undefined;
  const events = await eventsOf(visit, new URL(request.url).searchParams.get("event"));
  const event = events.find(({ sessions }) => sessions.some(({ id }) => id === sessionId));
  const kinds = (event?.prices ?? []).flatMap(({ key }) =>
    counted
      .filter(([name]) => name === kindOfEvent(event?.id ?? "", key))
      .map(([, count]) => [key, count] as const),
  );
  return kinds.length > 0 ? Object.fromEntries(kinds) : undefined;
}
