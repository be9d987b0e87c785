import type { ExperienceLevel, SpokenLanguage } from "@takujo/contracts/account/profile-form";
import type {
  OwnProposals,
  ProposedTables,
  TableBoard,
} from "@takujo/contracts/booking/tables/proposed-table";
import type { MailedProposal } from "@takujo/contracts/booking/tables/table-mail";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isComing, listGames } from "../../game-interest/game-interest.ts";
import { selectInterests, selectShelfNames } from "../../game-interest/queries.ts";
import { isOver, refusalOfProposing, ruleOf } from "../policy.ts";
import { countOpen, type EventRow, selectEvent, selectPublicEvent } from "../queries.ts";
import { presentListed, presentProposed, shapeOf } from "./present.ts";
import { selectMailed, selectOwn, selectReader, selectTables } from "./queries.ts";

const presentEvent = (event: EventRow) => ({
  slug: event.slug,
  title: event.title,
  locale: event.locale as Locale,
  startsAt: event.starts_at.toISOString(),
  endsAt: event.ends_at.toISOString(),
});

/** For a guest: games, tables and whether they suit, and whether the guest may propose one. */
export async function readBoard(
  db: Database,
  slug: string,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<TableBoard> {
  const [event] = await selectPublicEvent(db, { slug, locale, now });
  if (!event) throw new DomainError("not-found");
  const eventId = event.id;
  const [comes, [person], [counted], rows, shelf] = await Promise.all([
    isComing(db, eventId, userId),
    selectReader(db, { userId }),
    countOpen(db, { eventId, userId }),
    selectTables(db, { eventId, locale }),
    selectShelfNames(db, { eventId, locale }),
  ]);
  const reader = {
    userId,
    isComing: comes,
    locale,
    level: (person?.level ?? null) as ExperienceLevel | null,
    languages: (person?.languages ?? []) as SpokenLanguage[],
  };
  const rule = ruleOf(event);
  return {
    event: presentEvent(event),
    rule,
    refusal: refusalOfProposing(event, counted ?? { own: 0, waiting: 0 }, now),
    tablesLeft: Math.max(0, (rule?.mostTables ?? 0) - event.tables),
    isComing: comes,
    ownName: person?.name ?? "",
    games: rule ? await listGames(db, eventId, reader) : [],
    tables: rows
      .filter(({ state, called_off }) => state === "proposed" || called_off === false)
      .map((row) => presentListed(row, reader)),
    shelf: shelf.map(({ name }) => name),
  };
}

export async function listOwnProposals(
  db: Database,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<OwnProposals> {
  const rows = await selectOwn(db, { userId, locale, now });
  return {
    proposals: rows.map((row) => ({
      ...shapeOf(row),
      title: row.title,
      answer: row.answer,
      event: { slug: row.event_slug, title: row.event_title, locale: row.event_locale },
      isOver: row.is_over,
      reservationId: row.reservation_id,
      reservationState: row.reservation_state,
    })),
  };
}

/** For the organizer, pending ones first. */
export async function readProposedTables(
  db: Database,
  eventId: string,
  locale: Locale,
  now = new Date(),
): Promise<ProposedTables> {
  const [event] = await selectEvent(db, { eventId, locale });
  if (!event) throw new DomainError("not-found");
  const [rows, interests] = await Promise.all([
    selectTables(db, { eventId, locale }),
    selectInterests(db, { eventId, locale }),
  ]);
  const waits = ({ state }: { state: string }) => (state === "proposed" ? 0 : 1);
  return {
    event: { id: eventId, ...presentEvent(event), isOver: isOver(event, now) },
    rule: ruleOf(event),
    tables: event.tables,
    proposals: rows.map(presentProposed).sort((one, other) => waits(one) - waits(other)),
    interests: interests.map(({ id, kind, title, slug, teaches, user_id, name }) => ({
      ...{ id, kind, title, slug, teaches },
      person: { id: user_id, name },
    })),
  };
}

/** Undefined if the mail is outdated: the proposal was approved after all, or the event is over. */
export async function findMailedProposal(
  db: Database,
  id: string,
): Promise<MailedProposal | undefined> {
  const [row] = await selectMailed(db, { id });
  if (row?.state !== "declined" || row.is_over) return undefined;
  return {
    title: row.title,
    answer: row.answer,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    email: row.email,
    locale: row.locale,
    name: row.name,
    event: { slug: row.event_slug, title: row.event_title },
  };
}
