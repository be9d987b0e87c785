import type { ReceptionMark } from "@takujo/contracts/booking/reception";
import { useState } from "react";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import type { Reception } from "../offline/create-reception.ts";
import { readDeviceName } from "../offline/device-name.ts";

/** What is open on the desk: nothing, a party, an unknown code, or one of the two forms. */
export type OnDesk =
  | { kind: "nothing" }
  | { kind: "party"; reservationId: string; done?: Done; isScanned?: boolean }
  | { kind: "unknown"; code: string }
  | { kind: "walk-in" }
  | { kind: "overview" };

/** The last action, for its confirmation. */
export type Done =
  | { what: "admitted"; count: number }
  | { what: "walkedIn" }
  | { what: "paid"; sum: number }
  | { what: "undone" };

/** A mark without the fields that every mark has. */
export type NewMark = ReceptionMark extends infer Mark
  ? Mark extends ReceptionMark
    ? Omit<Mark, "nonce" | "at" | "device">
    : never
  : never;

/** All actions at the door. A mark is stored first and sent as soon as possible. */
export function useDesk(reception: Reception, view: ReceptionView, first: string | null) {
  const [onDesk, put] = useState<OnDesk>(() => (first ? lookUp(view, first) : { kind: "nothing" }));

  function mark(said: NewMark): Promise<void> {
    const made = { nonce: crypto.randomUUID(), at: new Date().toISOString() };
    return reception.add({ ...made, device: readDeviceName(), ...said, by: view.by });
  }
  const show = (reservationId: string, done?: Done) =>
    put({ kind: "party", reservationId, ...(done && { done }) });

  return {
    onDesk,
    put,
    clear: () => put({ kind: "nothing" }),
    scan: (code: string) => put(lookUp(view, code)),
    open: (party: PartyView) => show(party.reservationId),
    mark,
    admit(party: PartyView, people: number[], paid: number) {
      const { reservationId } = party;
      void mark({ kind: "arrive", reservationId, people, paid }).then(() =>
        show(reservationId, { what: "admitted", count: people.length }),
      );
    },
    pay({ reservationId }: PartyView, paid: number) {
      void mark({ kind: "pay", reservationId, paid }).then(() =>
        show(reservationId, { what: "paid", sum: paid }),
      );
    },
    undo({ reservationId }: PartyView, of: string) {
      void mark({ kind: "undo", of }).then(() => show(reservationId, { what: "undone" }));
    },
    walkIn(said: Omit<Extract<NewMark, { kind: "walk-in" }>, "kind" | "reservationId">) {
      const reservationId = crypto.randomUUID();
      void mark({ kind: "walk-in", reservationId, ...said }).then(() =>
        show(reservationId, { what: "walkedIn" }),
      );
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;

function lookUp(view: ReceptionView, code: string): OnDesk {
  const party = view.parties.find((one) => one.code === code);
  return party
    ? { kind: "party", reservationId: party.reservationId, isScanned: true }
    : { kind: "unknown", code };
}
