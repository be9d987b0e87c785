import type { Transition } from "@takujo/contracts/generated/games/types.gen";
import { clock, formatFigures, withTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Timeline } from "../../../../ui/data/timeline.tsx";
import { useMoment } from "../use-moment.ts";

/** Newest first. */
export function History({ history }: { history: Transition[] }) {
  const t = useTranslations("accountReservation.history");
  const noteOf = useNote();
  const locale = useLocale();
  if (history.length === 0) return null;
  const steps = history.toReversed().map((transition, index) => ({
    id: `${transition.at} ${transition.cause}`,
    time: withTime(formatFigures(transition.at, locale), clock(transition.at), locale),
    what: <b>{t(`cause.${transition.cause}`)}</b>,
    detail: noteOf(transition),
    state: index === 0 ? ("now" as const) : ("done" as const),
  }));
  return (
    <section className="account-section" aria-labelledby="happened">
      <h2 className="account-subhead" id="happened">
        {t("heading")}
      </h2>
      <Timeline dates steps={steps} />
    </section>
  );
}

const withMail = ["late-cancel", "call-off", "event-changed", "event-cancelled", "go-ahead"];
const withSeats = ["hold", "change"];

function useNote() {
  const t = useTranslations("accountReservation.history");
  const moment = useMoment();

  function ofCause({ cause, seats, until, position }: Transition): string | undefined {
    if (cause === "offer" && until) return t("note.until", { count: seats, time: moment(until) });
    if (cause === "join" && position) return t("note.place", { count: seats, position });
    if (cause === "confirm" || cause === "accept") return t("note.mailed", { count: seats });
    if (cause === "arrive") return t("note.arrived", { count: seats });
    if (cause === "lapse" || cause === "decline") return t("note.nextInLine");
    if (withMail.includes(cause)) return t("note.told");
    return withSeats.includes(cause) ? t("note.seats", { count: seats }) : undefined;
  }

  return (transition: Transition): string | undefined => {
    const organizer = transition.madeBy === "organizer" ? t("byOrganizer") : undefined;
    return [ofCause(transition), organizer].filter(Boolean).join(" ") || undefined;
  };
}
