import { SeatPips } from "../../ui/event/seat-pips.tsx";
import { useSeatWords } from "./seat-words.tsx";
import type { EventSeats, SessionSeats } from "./seats.ts";
import { takesSeats } from "./session-seats.ts";

type SeatsBadgeProps = {
  seats: SessionSeats | EventSeats | undefined;
  /** Words only, for places that draw the seats themselves. */
  plain?: boolean;
};

/** 残り5席 with its pips; until the seats are known, only the space for it. */
export function SeatsBadge({ seats, plain }: SeatsBadgeProps) {
  const words = useSeatWords();
  if (!seats) return <span className="seat-pips" />;
  const look = takesSeats(seats) ? seats.state : "full";
  if (!plain && (look !== "full" || seats.state === "full")) {
    return (
      <SeatPips free={seats.left} capacity={seats.capacity} state={look}>
        {words(seats)}
      </SeatPips>
    );
  }
  return (
    <span className={`seat-pips seat-pips-${look}`}>
      <span>{words(seats)}</span>
    </span>
  );
}
