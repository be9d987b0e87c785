import type { SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type {
  FriendSeatReceipt,
  FriendTicket,
  Invitation,
  PartyPlaces,
} from "@takujo/contracts/booking/reservation/friend-seat";
import { friendTicketCode } from "@takujo/contracts/booking/reservation/friend-seat-form";
import type { Guest } from "@takujo/contracts/booking/reservation/reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { presentPrices } from "../../money/index.ts";
import { presentEvent, presentSession } from "../own/present.ts";
import type { FullRow as ReservationWithEvent } from "../own/queries.ts";
import { createFriendToken } from "./friend-token.ts";
import { invitationState, linkDeadline, takesFriends } from "./policy.ts";
import type { SeatRow } from "./queries.ts";

export const presentSeatReceipt = ({ id, place, state }: SeatRow): FriendSeatReceipt => ({
  id,
  place,
  state: state === "open" || state === "taken" ? state : "ended",
});

/** Price and kind of one place: as promised, or the fee. */
export function priceOfPlace(
  { prices, fee }: { prices: unknown; fee: number },
  place: number,
  locale: Locale,
): { yen: number; kindName: string } {
  const price = presentPrices(prices as SeatPrice[] | null, locale)[place];
  return { yen: price?.yen ?? fee, kindName: price?.name ?? "" };
}

const priceIn = (party: ReservationWithEvent, place: number) =>
  priceOfPlace(party, place, party.title_locale as Locale);

export function presentInvitation(
  seat: SeatRow,
  party: ReservationWithEvent,
  sender: string,
  now: Date,
): Invitation {
  const state = invitationState(seat, party, now);
  return {
    state,
    sender,
    message: state === "open" ? seat.message : "",
    senderPays: seat.sender_pays,
    ...priceIn(party, seat.place),
    expiresAt: new Date(Math.min(+seat.expires_at, +party.starts_at)).toISOString(),
    event: presentEvent(party),
    session: presentSession(party),
  };
}

export function presentTicket(
  seat: SeatRow,
  party: ReservationWithEvent,
  sender: string,
  now: Date,
): FriendTicket {
  const isTheirs = seat.state === "taken";
  return {
    code: friendTicketCode(party.code, seat.number),
    state: isTheirs ? (party.state as ReservationState) : "returned",
    nickname: seat.nickname,
    sender,
    senderPays: seat.sender_pays,
    ...priceIn(party, seat.place),
    hasMail: seat.email !== "" || seat.user_id !== null,
    showsName: seat.shows_name,
    mayReturn: isTheirs && takesFriends(party, now),
    event: presentEvent(party),
    session: presentSession(party),
  };
}

interface Holder {
  sender: string;
  secret: SigningSecret;
  now: Date;
}

export function presentPlaces(
  party: ReservationWithEvent,
  seats: SeatRow[],
  { sender, secret, now }: Holder,
): PartyPlaces {
  const guests = party.guests as Guest[];
  const places = Array.from({ length: party.seats }, (_, place) => {
    const seat = seats.find(
      (one) => one.place === place && (one.state === "open" || one.state === "taken"),
    );
    const nickname = place === 0 ? sender : (guests[place - 1]?.nickname ?? "");
    const shown = { place, nickname, ...priceIn(party, place) };
    if (!seat) return { ...shown, state: stateWithoutLink(place, nickname) };
    const state = invitationState(seat, party, now);
    return {
      ...shown,
      state: state === "taken" || state === "open" ? state : ("expired" as const),
      seatId: seat.id,
      message: seat.message,
      senderPays: seat.sender_pays,
      expiresAt: seat.expires_at.toISOString(),
      ...(state === "open" && { token: createFriendToken("friend seat", seat.id, secret) }),
      ...(seat.taken_at && { takenAt: seat.taken_at.toISOString() }),
    };
  });
  return {
    places,
    sender,
    maySend: takesFriends(party, now),
    expiresAt: linkDeadline(party.starts_at, now).toISOString(),
    event: presentEvent(party),
    session: presentSession(party),
  };
}

function stateWithoutLink(place: number, nickname: string) {
  if (place === 0) return "own" as const;
  return nickname === "" ? ("free" as const) : ("named" as const);
}
