import {
  ordinaryKind,
  priceSeats,
  type SeatKinds,
  type SeatPrice,
} from "@takujo/contracts/booking/money/seat-price";
import type { ReservationReceipt } from "@takujo/contracts/booking/reservation/reservation";
import { DomainError } from "@takujo/runtime/domain-error";
import { rememberedAnswer } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { refusalOf } from "./availability.ts";
import type { LockedSession } from "./locked-session.ts";
import { type NoShowLimit, noShowRefusal } from "./no-show-limit.ts";

export interface HoldRequest {
  userId: string;
  sessionId: string;
  seats: number;
  /** Of each seat; all ordinary if undefined. */
  kinds?: SeatKinds | undefined;
  claim: KeyClaim;
}

export interface NewHoldRow {
  request: HoldRequest;
  session: LockedSession;
  receipt: ReservationReceipt;
  /** Promised with the hold, if kinds were chosen. */
  prices: SeatPrice[] | null;
}

interface Hours {
  starts_at: Date;
  ends_at: Date;
}

interface Facts {
  /** By their ids. */
  sessions: Map<string, LockedSession>;
  now: Date;
  /** People whose account still exists; others get no seat. */
  people: Set<string>;
  /** Hours at which people already have seats, by person id. */
  seated: Map<string, Hours[]>;
  /** Limits of people with too many absences, by person id. */
  limits: Map<string, NoShowLimit>;
  remembered: Map<string, Parameters<typeof rememberedAnswer>[0]>;
  createReceipt: (seats: number) => ReservationReceipt;
}

export const nameOfKey = ({ scope, key }: { scope: string; key: string }) => `${scope}\n${key}`;

/** Decides who gets seats, in order of arrival. Answers are in the order of the requests. */
export function decideHolds(requests: HoldRequest[], facts: Facts) {
  const { sessions, now, people, remembered, createReceipt } = facts;
  const seated = new Map(facts.seated);
  const limits = new Map(facts.limits);
  const rows: NewHoldRow[] = [];
  const inThisBatch = new Map<string, NewHoldRow>();

  /** Refusals that depend on the person: seats at the same hours, or too many absences. */
  function personalRefusal(userId: string, session: LockedSession): DomainError | undefined {
    const hours = seated.get(userId) ?? [];
    if (hours.some((taken) => overlap(taken, session))) return new DomainError("double-booked");
    return noShowRefusal(limits.get(userId));
  }

  function noteSeat(userId: string, session: LockedSession): void {
    seated.set(userId, [...(seated.get(userId) ?? []), session]);
    const limit = limits.get(userId);
    if (limit) limits.set(userId, { ...limit, coming: limit.coming + 1 });
  }

  function answer(request: HoldRequest): ReservationReceipt | Error {
    const { claim, userId } = request;
    const session = sessions.get(request.sessionId);
    if (!session) return new DomainError("not-found");
    const earlier = remembered.get(nameOfKey(claim));
    if (earlier) return rememberedReceipt(earlier, claim);
    const twin = inThisBatch.get(nameOfKey(claim));
    if (twin) {
      return twin.request.claim.fingerprint.equals(claim.fingerprint)
        ? twin.receipt
        : new DomainError("key-reused");
    }
    if (!people.has(userId)) return new DomainError("sign-in-required");
    const refusal = refusalOf(session, request.seats, now) ?? personalRefusal(userId, session);
    if (refusal) return refusal;
    if (request.seats > session.free) return new DomainError("session-full");
    const prices = promisedPrices(request, session);
    if (prices instanceof DomainError) return prices;
    session.free -= request.seats;
    noteSeat(userId, session);
    const row = { request, session, receipt: createReceipt(request.seats), prices };
    rows.push(row);
    inThisBatch.set(nameOfKey(claim), row);
    return row.receipt;
  }

  return { answers: requests.map(answer), rows };
}

function promisedPrices({ seats, kinds = [] }: HoldRequest, session: LockedSession) {
  const known = session.price_kinds.map(({ key }) => key);
  if (kinds.length > seats || kinds.some((kind) => ![ordinaryKind, ...known].includes(kind))) {
    return new DomainError("invalid-input", "kinds: unknown.", { reason: "kinds-unknown" });
  }
  if (kinds.every((kind) => kind === ordinaryKind)) return null;
  return priceSeats({ fee: session.fee, kinds: session.price_kinds }, { seats, kinds });
}

const overlap = (one: Hours, other: Hours) =>
  one.starts_at < other.ends_at && one.ends_at > other.starts_at;

function rememberedReceipt(
  remembered: Parameters<typeof rememberedAnswer>[0],
  claim: KeyClaim,
): ReservationReceipt | Error {
  try {
    return rememberedAnswer(remembered, claim) as ReservationReceipt;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
