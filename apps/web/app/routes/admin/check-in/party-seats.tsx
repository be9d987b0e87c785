import { useTranslations } from "@takujo/i18n/react";
import { SeatMark } from "../../../ui/seat/seat-mark.tsx";
import type { SeatState } from "../../../ui/seat/table-diagram.tsx";
import type { PartyView } from "./party-view.ts";

/** A ring has nobody yet, a disc is in, a disc with a tick came in just now. */
function seatsOf({ seats, arrived, inJustNow }: PartyView): SeatState[] {
  return Array.from({ length: seats }, (_, index) => {
    if (index >= arrived) return "free";
    return index >= arrived - inJustNow ? "mine" : "taken";
  });
}

export function PartySeats({ party }: { party: PartyView }) {
  const t = useTranslations("checkIn.party");
  const { arrived, seats } = party;
  const drawn = seatsOf(party).map((state, place) => ({ state, place }));
  return (
    <div className="party-seats">
      <span>
        {drawn.map(({ state, place }) => (
          <SeatMark key={place} state={state} />
        ))}
      </span>
      <b>
        {t.rich("arrived", {
          arrived,
          seats,
          num: (chunks) => <span className="num">{chunks}</span>,
        })}
      </b>
    </div>
  );
}
