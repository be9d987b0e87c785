import { dayParts } from "@takujo/i18n/format-day";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { num } from "../../shell/text/num.tsx";
import type { SessionSeats } from "./seats.ts";

/** 残り5席, 満席（待ち可）, 12月4日から受付 … */
export function useSeatWords(): (seats: SessionSeats & { opensAt?: string | null }) => ReactNode {
  const t = useTranslations("event.seats");
  return ({ left, state, opensAt }) => {
    if (state === "open" || state === "few") return t.rich("left", { count: left, num });
    if (!opensAt) return t(state);
    const { month, day } = dayParts(opensAt);
    return t("opens", { month: String(Number(month)), day: String(Number(day)) });
  };
}
