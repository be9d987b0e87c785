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
import { validationWords } from "../../../../shell/form/validation-words.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { currentAdmin } from "../../admin.server.ts";
import { newPartySchema } from "../form-schemas.ts";
import { itemPath } from "../item-path.ts";
import { refusalSentence, refuseWith } from "../refusal.server.ts";

/** The events to choose from: the one whose list the admin came from, or the next ones. */
export async function readChoice(visit: Visit, slug: string | null) {
  const [admin, events] = await Promise.all([currentAdmin(visit), eventsOf(visit, slug)]);
  return {
    admin,
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
  const { wait, minSeats, ...party } = parsed.value;
  const call = {
    client: visit.games,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, parsed.value) },
  };
  const least = Math.min(minSeats ?? party.seats, party.seats);
  const { data: added, error } = wait
    ? await queueParty({ ...call, body: { ...party, minSeats: least } })
    : await addParty({ ...call, body: party });
  if (added) return redirect(`${itemPath(added.id)}?done=${wait ? "queued" : "added"}`);
  return refuseWith(values, refusalSentence(error, visit));
}
