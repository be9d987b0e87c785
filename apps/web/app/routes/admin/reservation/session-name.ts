import type { AdminSession } from "@takujo/contracts/generated/games/types.gen";
import { clock, formatWeekdayDay, withTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";

type SessionLabel = Pick<AdminSession, "letter" | "name"> & { startsAt?: string };

/** い卓 and its name for a table, or just the name of a general session; with the time where names may repeat. */
export function useSessionName(): (session: SessionLabel) => string {
  const t = useTranslations("adminReservation.list");
  return ({ letter, name, startsAt }) => {
    const named = letter ? `${t("table", { letter })} ${name}` : name;
    return startsAt ? `${clock(startsAt)} ${named}` : named;
  };
}

export interface NamedSession {
  session: Pick<AdminSession, "letter" | "name" | "startsAt">;
  /** The title of its event. */
  title: string;
}

/** Distinguishes it from sessions of all other events: 11月19日(木) 19:00 夜の部 / 花札の夜. */
export function useFullSessionName(): (session: NamedSession) => string {
  const sessionName = useSessionName();
  const locale = useLocale();
  return ({ session: { letter, name, startsAt }, title }) => {
    const moment = withTime(formatWeekdayDay(startsAt, locale), clock(startsAt), locale);
    return `${moment} ${sessionName({ letter, name })} / ${title}`;
  };
}
