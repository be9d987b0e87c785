import type { ReservationReceipt } from "@takujo/contracts/booking/reservation";
import { DomainError } from "@takujo/runtime/domain-error";
import { rememberedAnswer } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import type { LockedSession } from "./locked-session.ts";
import { refusalOf } from "./taking.ts";

export interface HoldRequest {
  userId: string;
  sessionId: string;
  seats: number;
  claim: KeyClaim;
}

export interface NewHoldRow {
  request: HoldRequest;
  receipt: ReservationReceipt;
}

interface Facts {
  session: LockedSession;
  now: Date;
  /** People who still have an account; others get no seat. */
  people: Set<string>;
  /** People who have seats at the same hours. */
  seated: Set<string>;
  remembered: Map<string, Parameters<typeof rememberedAnswer>[0]>;
  createReceipt: (seats: number) => ReservationReceipt;
}

export const nameOfKey = ({ scope, key }: { scope: string; key: string }) => `${scope}\n${key}`;

/** Decides who gets seats, in order of arrival. Answers are in the order of the requests. */
export function decideHolds(requests: HoldRequest[], facts: Facts) {
  const { session, now, people, remembered, createReceipt } = facts;
  const seated = new Set(facts.seated);
  const rows: NewHoldRow[] = [];
  const inThisBatch = new Map<string, NewHoldRow>();

  function answer(request: HoldRequest): ReservationReceipt | Error {
    const { claim, userId, seats } = request;
    const earlier = remembered.get(nameOfKey(claim));
    if (earlier) return rememberedReceipt(earlier, claim);
    const twin = inThisBatch.get(nameOfKey(claim));
    if (twin) {
      return twin.request.claim.fingerprint.equals(claim.fingerprint)
        ? twin.receipt
        : new DomainError("key-reused");
    }
    if (!people.has(userId)) return new DomainError("sign-in-required");
    const refusal = refusalOf(session, seats, now);
    if (refusal) return refusal;
    if (seated.has(userId)) return new DomainError("double-booked");
    if (seats > session.free) return new DomainError("session-full");
    session.free -= seats;
    seated.add(userId);
    const row = { request, receipt: createReceipt(seats) };
    rows.push(row);
    inThisBatch.set(nameOfKey(claim), row);
    return row.receipt;
  }

  return { answers: requests.map(answer), rows };
}

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
