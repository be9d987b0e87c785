import type { PartyReceipt } from "@takujo/contracts/booking/organizer/admin-reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { ReservationRow } from "../../reservation/index.ts";

export const presentReceipt = ({
  id,
  code,
  state,
  seats,
  version,
}: ReservationRow): PartyReceipt => ({
  id,
  code,
  state: state as ReservationState,
  seats,
  version,
});
