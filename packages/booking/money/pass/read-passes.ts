import type { OwnPasses, PersonPasses, StampCard } from "@takujo/contracts/booking/money/pass";
import type { PassOrigin, PassState } from "@takujo/contracts/booking/money/pass-rules";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectKinds } from "./kind/queries.ts";
import {
  type CardRow,
  nearby,
  type PassRow,
  selectCard,
  selectOpenEvenings,
  selectPasses,
  selectPerson,
  selectStampsOfGuests,
} from "./queries.ts";

interface PassQuery {
  userId: string;
  locale: Locale;
}

/** Ended passes stay listed for a while, so that their owner can see what happened to them. */
const shownAfterMs = 60 * 86_400_000;

export async function readOwnPasses(
  db: Database,
  asked: PassQuery,
  now = new Date(),
): Promise<OwnPasses> {
  const [rows, [card]] = await Promise.all([selectPasses(db, asked), selectCard(db, asked)]);
  const isShown = (row: PassRow) =>
    (row.ended_at ?? row.valid_until).getTime() > now.getTime() - shownAfterMs;
  const passes = rows.filter(isShown).map((row) => presentPass(row, now));
  return {
    passes: passes.toSorted(
      (one, other) =>
        Number(other.state === "valid") - Number(one.state === "valid") ||
        Date.parse(one.validUntil) - Date.parse(other.validUntil),
    ),
    stampCard: presentCard(card),
  };
}

/** For the organizer, with what can be sold to the person. */
export async function readPersonPasses(
  db: Database,
  asked: PassQuery,
  now = new Date(),
): Promise<PersonPasses> {
  const [[person], rows, [card], kinds, evenings] = await Promise.all([
    selectPerson(db, asked),
    selectPasses(db, asked),
    selectCard(db, asked),
    selectKinds(db, {}),
    selectOpenEvenings(db, { ...asked, ...nearby(now), now }),
  ]);
  if (!person) throw new DomainError("not-found");
  return {
    passes: rows.map((row) => ({
      ...presentPass(row, now),
      yen: row.sale_id ? row.yen : 0,
      reason: row.reason,
      madeAt: row.made_at.toISOString(),
      madeBy: row.made_by ?? "",
      endReason: row.end_reason,
    })),
    stampCard: presentCard(card),
    kinds: kinds
      .filter(({ stopped_at, stamps }) => stopped_at === null && stamps === null)
      .map(({ id, name_ja, name_en, visits, yen, days }) => ({
        ...{ id, visits, yen, days },
        name: asked.locale === "en" ? name_en : name_ja,
      })),
    evenings: evenings.map(({ id, title, starts_at, is_guest }) => ({
      eventId: id,
      title,
      startsAt: starts_at.toISOString(),
      isGuest: is_guest,
    })),
  };
}

/** Stamps on the card, and how many fill it, by the person's id. Empty without a card. */
export async function countStampsOfGuests(
  db: Database,
  eventId: string,
): Promise<Map<string, { stamps: number; of: number }>> {
  const rows = await selectStampsOfGuests(db, { eventId });
  return new Map(rows.map(({ userId, visits, of }) => [userId, { stamps: visits % of, of }]));
}

function presentPass(row: PassRow, now: Date): OwnPasses["passes"][number] {
  const left = Math.max(0, row.visits - row.uses);
  return {
    id: row.id,
    name: row.name,
    origin: originOf(row),
    state: stateOf(row, left, now),
    visits: row.visits,
    left,
    mostYen: row.most_yen,
    validUntil: row.valid_until.toISOString(),
  };
}

function originOf({ sale_id, award }: PassRow): PassOrigin {
  if (sale_id) return "sale";
  return award ? "stamps" : "gift";
}

function stateOf({ ended_at, valid_until }: PassRow, left: number, now: Date): PassState {
  if (ended_at) return "ended";
  if (left === 0) return "used";
  return valid_until > now ? "valid" : "over";
}

const presentCard = (card: CardRow | undefined): StampCard | null =>
  card
    ? {
        name: card.name,
        stamps: card.visits % card.stamps,
        of: card.stamps,
        days: card.days,
        visits: card.visits,
      }
    : null;
