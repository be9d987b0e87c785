import type { AdminSession } from "@takujo/contracts/generated/games/types.gen";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";

type Named = Pick<AdminSession, "letter" | "name"> & { startsAt?: string };

/** い卓 and its name for a table, or just the name of a general session; with the time where names may repeat. */
export function useSessionName(): (session: Named) => string {
  const t = useTranslations("adminReservation.list");
  return ({ letter, name, startsAt }) => {
    const named = letter ? `${t("table", { letter })} ${name}` : name;
    return startsAt ? `${clock(startsAt)} ${named}` : named;
  };
}
