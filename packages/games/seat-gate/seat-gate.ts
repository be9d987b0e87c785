import type { NewHold, ReservationReceipt } from "@takujo/contracts/games/reservation";
import type { Database } from "@takujo/runtime/database";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";

export interface SeatGate {
  hold(request: NewHold & { userId: string; claim: KeyClaim }): Promise<ReservationReceipt>;
}

export function createSeatGate(_db: Database): SeatGate {
  return { hold: () => Promise.reject(new Error("not written")) };
}
