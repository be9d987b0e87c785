import type { CheckInReceipt, Party } from "@takujo/contracts/games/check-in";
import type { ReservationState } from "@takujo/contracts/games/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import type { ArrivalRow, PartyRow } from "./queries.ts";

export function presentParty(row: PartyRow, arrivals: ArrivalRow[]): Party {
  return {
    reservationId: row.id,
    code: row.code,
    state: row.state as ReservationState,
    seats: row.seats,
    arrived: row.arrived,
    name: row.name,
    kana: row.kana,
    phone: row.phone,
    nickname: row.nickname,
    guests: row.guests as Party["guests"],
    note: row.note,
    event: {
      slug: row.event_slug,
      title: row.title,
      locale: row.title_locale as Locale,
      fee: row.fee,
      isCancelled: row.event_state === "cancelled",
    },
    session: {
      name: row.session_name,
      letter: row.letter,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      calledOff: row.called_off,
    },
    arrivals: arrivals.map(({ at, seats, by }) => ({
      at: at.toISOString(),
      seats,
      by: by ?? "",
    })),
  };
}

interface Counted {
  id: string;
  state: string;
  seats: number;
  arrived: number;
}

export const presentReceipt = ({ id, state, seats, arrived }: Counted): CheckInReceipt => ({
  reservationId: id,
  state: state as ReservationState,
  seats,
  arrived,
});
