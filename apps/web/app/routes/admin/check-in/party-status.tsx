import { clock, formatFullDay, formatMonthDay, venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/use-locale.ts";
import { Callout } from "../../../ui/callout.tsx";
import type { PartyView } from "./party-view.ts";

/** What the door has to know before anything else. */
export function PartyStatus({ party }: { party: PartyView | null }) {
  const t = useTranslations("checkIn");
  if (!party) {
    return (
      <Callout tone="danger" title={t("unknown.title")}>
        {t("unknown.hint")}
      </Callout>
    );
  }
  return (
    <div className="party-status">
      <Standing party={party} />
      {party.isRefused && party.rest > 0 && <Callout tone="warning">{t("status.tooMany")}</Callout>}
      <Circumstances party={party} />
    </div>
  );
}

function Standing({ party }: { party: PartyView }) {
  const { state, arrived, rest, inJustNow } = party;
  const t = useTranslations("checkIn");
  if (inJustNow > 0 && !party.isRefused) {
    return (
      <Callout tone="success" title={t("status.done", { count: inJustNow })}>
        {rest > 0 && t("status.part", { arrived, rest })}
      </Callout>
    );
  }
  if (state === "attended" && rest === 0) return <Duplicate party={party} />;
  if (state === "attended") {
    return (
      <Callout tone="info">
        <b>{t("status.part", { arrived, rest })}</b>
      </Callout>
    );
  }
  if (state === "confirmed") {
    return (
      <Callout tone="success">
        <b>{t("status.found")}</b>
      </Callout>
    );
  }
  return (
    <Callout tone="danger">
      <b>{t(`state.${state}`)}</b>
    </Callout>
  );
}

/** Who let them in, and when: also which ticket is the copy is told by that. */
function Duplicate({ party: { arrivals } }: { party: PartyView }) {
  const t = useTranslations("checkIn");
  const momentOf = useMoment();
  return (
    <Callout tone="danger" title={t("status.duplicate")}>
      {arrivals.map(({ at, seats, by }) => (
        <span className="party-line" key={at}>
          <span className="num">{momentOf(at)}</span> {t("party.arrival", { count: seats })}
          {t("party.by", { name: by || t("party.somebody") })}
        </span>
      ))}
      <span className="party-line">{t("duplicateHint")}</span>
    </Callout>
  );
}

function Circumstances({ party: { event, session, isOtherDay, rest } }: { party: PartyView }) {
  const t = useTranslations("checkIn.status");
  const locale = useLocale();
  const day = formatFullDay(session.startsAt, locale);
  return (
    <>
      {event.isCancelled && (
        <Callout tone="warning">
          <b>{t("eventCancelled")}</b>
        </Callout>
      )}
      {session.calledOff && !event.isCancelled && (
        <Callout tone="warning">
          <b>{t("calledOff")}</b>
        </Callout>
      )}
      {isOtherDay && (
        <Callout tone="warning" title={t("otherDay")}>
          {t("otherDayHint", { day })} {rest > 0 && t("otherDayStill")}
        </Callout>
      )}
    </>
  );
}

/** 12:28; with the day where it was not today. */
export function useMoment(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => {
    const isToday = venueDay(moment) === venueDay(new Date());
    return isToday ? clock(moment) : `${formatMonthDay(moment, locale)} ${clock(moment)}`;
  };
}
