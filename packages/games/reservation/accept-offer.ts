import type {
  CalendarFile,
  NewWait,
  Reservation,
  ReservationChange,
  ReservationDetails,
  ReservationList,
  ReservationReceipt,
} from "@takujo/contracts/games/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database";

type Owned = { id: string; userId: string };

export async function acceptOffer(
  transaction: DatabaseTransaction,
  owned: Owned,
  seats?: number,
): Promise<ReservationReceipt> {
  throw new Error("not written");
}
