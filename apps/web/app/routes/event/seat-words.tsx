import { dayAtVenue } from "@takujo/contracts/venue-time";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { num } from "../../shell/text/num.tsx";
import type { EventSeats, SessionSeats } from "./seats.ts";
import { takesSeats } from "./session-seats.ts";

/** 残り5席, キャンセル待ち, 12月4日から受付 … */
export function useSeatWords(): (seats: SessionSeats & Partial<EventSeats>) => ReactNode {
  const t = useTranslations("event.seats");
  return ({ left, state, opensAt, sessions }) => {
    const max = maxTogether(sessions);
    if (state === "few" && max > 0 && max < left) {
      return t.rich("leftApart", { count: left, max, num });
    }
    if (state === "open" || state === "few") return t.rich("left", { count: left, num });
    if (!opensAt) return t(state);
    const [, month, day] = dayAtVenue(new Date(opensAt)).split("-").map(Number);
    return t("opens", { month: String(month), day: String(day) });
  };
}

/** The last seats of an event may be at several tables, so the most that one table has. */
const maxTogether = (sessions: EventSeats["sessions"] = {}) =>
  Math.max(0, ...Object.values(sessions).map((own) => (takesSeats(own) ? own.left : 0)));
