import type { ReceptionMark } from "@takujo/contracts/booking/door/reception";
import type { PaymentMethod } from "@takujo/contracts/booking/money/money-form";
import { ticketParts } from "@takujo/contracts/booking/reservation/friend-seat-form";
import { useRef, useState } from "react";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import type { Reception } from "../offline/create-reception.ts";
import { readDeviceName } from "../offline/device-name.ts";

/** The open view of the desk: none, a party, an unknown code, or one of the two forms. */
export type OnDesk =
  | { kind: "nothing" }
  | {
      kind: "party";
      reservationId: string;
      isUndone?: boolean;
      isScanned?: boolean;
      /** Of the friend whose ticket was scanned. */
      place?: number;
    }
  | { kind: "unknown"; code: string }
  | { kind: "walk-in" }
  | { kind: "overview" };

/** The last acceptance. It can be undone, check-in and payment together. */
export interface AcceptedTicket {
  reservationId: string;
  nonce: string;
  /** People who were let in; none if money alone was taken. */
  people: number;
  paid: number;
  method: PaymentMethod;
}

/** A ticket that stays before the camera after its party was accepted is not read again for this long. */
const sameCodeMs = 3_000;

/** A mark without the fields that every mark has. */
export type NewMark = ReceptionMark extends infer Mark
  ? Mark extends ReceptionMark
    ? Omit<Mark, "nonce" | "at" | "device">
    : never
  : never;

/** All actions at the door. A mark is stored first and sent as soon as possible. */
export function useDesk(reception: Reception, view: ReceptionView, first: string | null) {
  const [onDesk, put] = useState<OnDesk>(() => (first ? lookUp(view, first) : { kind: "nothing" }));
  const [accepted, setAccepted] = useState<AcceptedTicket>();
  const isBusy = useRef(false);
  const scanned = useRef(first ?? "");
  const lastCode = useRef({ code: "", at: 0 });

  function mark(said: NewMark, nonce: string = crypto.randomUUID()): Promise<void> {
    const made = { nonce, at: new Date().toISOString() };
    return reception.add({ ...made, device: readDeviceName(), ...said, by: view.by });
  }

  /** One tap is one mark: further taps until it is stored do nothing. Then the sheet closes, and the next ticket may come. */
  async function accept(said: Extract<NewMark, { paid: number }>, people: number): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const nonce = crypto.randomUUID();
    const { reservationId, paid, method = "cash" } = said;
    try {
      await mark(said, nonce);
      const isScanned = onDesk.kind === "party" && onDesk.isScanned;
      const party = view.parties.find((one) => one.reservationId === reservationId);
      const code = isScanned ? scanned.current : (party?.code ?? "");
      lastCode.current = { code, at: Date.now() };
      setAccepted({ reservationId, nonce, people, paid, method });
      // Not what was opened while the mark was stored.
      put((now) => (now === onDesk ? { kind: "nothing" } : now));
    } finally {
      isBusy.current = false;
    }
  }
  const show = (reservationId: string, isUndone = false) =>
    put({ kind: "party", reservationId, isUndone });

  return {
    onDesk,
    put,
    clear: () => put({ kind: "nothing" }),
    accepted,
    forgetAccepted: () => setAccepted(undefined),
    /** Returns whether the code was taken; the ticket of the party that was just accepted is not. */
    scan(code: string): boolean {
      const { code: last, at } = lastCode.current;
      if (code === last && Date.now() - at < sameCodeMs) return false;
      scanned.current = code;
      put(lookUp(view, code));
      return true;
    },
    open: (party: PartyView) => show(party.reservationId),
    mark,
    admit: ({ reservationId }: PartyView, people: number[], money: Money) =>
      accept({ kind: "arrive", reservationId, people, ...money }, people.length),
    /** Stays on the party: only the sum changes. */
    setPrice: ({ reservationId }: PartyView, place: number, priceKind: string) =>
      void mark({ kind: "price", reservationId, place, priceKind }),
    pay: ({ reservationId }: PartyView, money: Money) =>
      accept({ kind: "pay", reservationId, ...money }, 0),
    undo({ reservationId }: Pick<PartyView, "reservationId">, of: string) {
      setAccepted(undefined);
      void mark({ kind: "undo", of }).then(() => show(reservationId, true));
    },
    walkIn: (said: Omit<Extract<NewMark, { kind: "walk-in" }>, "kind" | "reservationId">) =>
      accept({ kind: "walk-in", reservationId: crypto.randomUUID(), ...said }, said.seats),
  };
}

export interface Money {
  paid: number;
  method: PaymentMethod;
}

export type Desk = ReturnType<typeof useDesk>;

function lookUp(view: ReceptionView, code: string): OnDesk {
  const { party: partyCode, number } = ticketParts(code);
  const party = view.parties.find((one) => one.code === partyCode);
  // The ticket of a returned place is invalid.
  const friend = party?.friends?.find((one) => one.number === number);
  if (!party || (number !== null && !friend)) return { kind: "unknown", code };
  const place = friend && { place: friend.place };
  return { kind: "party", reservationId: party.reservationId, isScanned: true, ...place };
}
