import { useTranslations } from "@takujo/i18n/react";
import { SeatPips } from "../../ui/event/seat-pips.tsx";
import { num } from "./num.tsx";
import type { SessionSeats } from "./seats.ts";

type SeatsBadgeProps = {
  seats: SessionSeats | undefined;
  capacity: number;
  /** Words only, where the seats themselves are drawn beside it. */
  plain?: boolean;
};

/** 残り5席 with its pips; nothing while nobody knows. */
export function SeatsBadge({ seats, capacity, plain }: SeatsBadgeProps) {
  const t = useTranslations("event.seats");
  if (!seats) return null;
  const { left, state } = seats;
  const isOpen = state === "open" || state === "few";
  const look = isOpen ? state : "full";
  const words = isOpen ? t.rich("left", { count: left, num }) : t(state);
  if (plain) return <b className={`seat-pips-${look}`}>{words}</b>;
  return (
    <SeatPips free={isOpen ? left : 0} capacity={capacity} state={look}>
      {words}
    </SeatPips>
  );
}
