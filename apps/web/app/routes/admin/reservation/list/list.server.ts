import { reaches } from "@takujo/contracts/account/staff-policy";
import { listAllReservations, readOwnRights } from "@takujo/contracts/generated/games/sdk.gen";
import type {
  AdminReservationList,
  AdminReservationRow,
  StaffEvent,
} from "@takujo/contracts/generated/games/types.gen";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { currentAdmin } from "../../admin.server.ts";
import { givenOf, type ListQuestion, readIds, readListQuery } from "../list-query.ts";
import { readMoveTargets } from "../move-targets.server.ts";
import { readMailPreview } from "../preview-mails.server.ts";
import { type RowView, rowView } from "../row-view.server.ts";

export type ListView = Omit<AdminReservationList, "items"> & { items: RowView[] };

const questions: readonly string[] = ["move", "mail", "contacts"] satisfies ListQuestion[];

/** Without an event, the list covers all. Staff limited to some start with the next of theirs. */
function toFirst(events: OwnEvent[]) {
  const first = events.find(({ isOver }) => !isOver) ?? events[0];
  return first ? redirect(`/admin/reservation?event=${first.id}`) : data(null, { status: 403 });
}

/** Drafts have no reservations. */
async function ownEvents({ games, locale }: Visit): Promise<StaffEvent[]> {
  const { events } = unwrap(await readOwnRights({ client: games, query: { locale } }));
  return events.filter(({ startsAt }) => startsAt !== null);
}

export type OwnEvent = StaffEvent;

async function isSignInTooOld({ games: client }: Visit): Promise<boolean> {
  const own = unwrap(await readOwnRights({ client }));
  return !own.isSignInFresh;
}

export async function readList(visit: Visit, search: URLSearchParams) {
  const query = readListQuery(search);
  const admin = await currentAdmin(visit);
  const events = reaches(admin.rights.guests) ? null : await ownEvents(visit);
  if (events && !query.event && !query.session) throw toFirst(events);
  const list = await listAllReservations({
    client: visit.games,
    query: { ...givenOf(query), locale: visit.locale },
  }).then(unwrap);
  const asked = search.get("ask") ?? "";
  const ids = readIds(search.get("ids"));
  const ask = questions.includes(asked) ? (asked as ListQuestion) : null;
  const needsChosen = ask === "move" || ask === "mail";
  const question = needsChosen && ids.length === 0 ? null : ask;
  const [targets, preview, needsSignIn] = await Promise.all([
    question === "move" ? readMoveTargets(visit, { own: list.event }) : [],
    question === "mail" ? readMailPreview(visit, ids) : null,
    // The answer is a file: a refusal would lead away from what was typed.
    question === "contacts" && isSignInTooOld(visit),
  ]);
  return {
    query,
    /** Null for those who see all. */
    events,
    list: {
      ...list,
      items: list.items.map((row: AdminReservationRow) => rowView(row, visit)),
    } satisfies ListView,
    question,
    targets,
    preview,
    needsSignIn,
    ids,
    isReasonRefused: search.has("refused"),
  };
}
