import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import { formatMonthDay, venueDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Button } from "../../../ui/action/button.tsx";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { feeDue } from "../marks/tally.ts";
import { ArrivalForm } from "./arrival-form.tsx";
import { MarkRecord } from "./mark-record.tsx";
import { usePartyName } from "./party-name.ts";
import { SheetStatus } from "./sheet-status.tsx";
import type { Desk, Done } from "./use-desk.ts";
import "./party-sheet.css";

export type PartySheetProps = {
  party: PartyView;
  view: ReceptionView;
  desk: Desk;
  done: Done | undefined;
  /** Scanned from a ticket, not chosen from the list. */
  isScanned: boolean;
};

export function PartySheet(props: PartySheetProps) {
  const { party, view, desk, done, isScanned } = props;
  const t = useTranslations("reception.party");
  const rest = party.seats - party.people.length;
  const isSeated = ["confirmed", "attended", "no-show"].includes(party.state);
  const due = rest === 0 ? feeDue(party, [], view.event.fee) : 0;
  return (
    <>
      <PartyStatus {...props} rest={rest} isSeated={isSeated} />
      <Circumstances party={party} view={view} />
      <Head party={party} view={view} />
      {isSeated && rest > 0 && <ArrivalForm party={party} fee={view.event.fee} desk={desk} />}
      <MarkRecord
        party={party}
        by={view.by}
        desk={desk}
        isSecond={isScanned && rest === 0 && !done}
      >
        {(rest === 0 || !isSeated) && (
          <Button wide size="large" onClick={desk.clear}>
            {t("next")}
          </Button>
        )}
        {due > 0 && (
          <Button wide variant="line" onClick={() => desk.pay(party, due)}>
            {t("pay", { sum: formatYen(due) })}
          </Button>
        )}
      </MarkRecord>
    </>
  );
}

type PartyStatusProps = PartySheetProps & { rest: number; isSeated: boolean };

function PartyStatus({ party, done, isScanned, rest, isSeated }: PartyStatusProps) {
  const t = useTranslations("reception");
  const arrived = party.people.length;
  if (done) return <SheetStatus tone="good">{sentenceOf(done, t)}</SheetStatus>;
  if (!isSeated) return <SheetStatus tone="bad">{t(`state.${party.state}`)}</SheetStatus>;
  if (rest === 0) {
    return (
      <SheetStatus tone={isScanned ? "bad" : "good"}>
        {t(isScanned ? "status.duplicate" : "status.all")}
      </SheetStatus>
    );
  }
  return (
    <SheetStatus tone="good">
      {arrived > 0 ? t("status.part", { arrived, rest }) : t("status.found")}
    </SheetStatus>
  );
}

function sentenceOf(done: Done, t: ReturnType<typeof useTranslations<"reception">>): string {
  switch (done.what) {
    case "admitted":
      return t("status.done", { count: done.count });
    case "paid":
      return t("status.paid", { sum: formatYen(done.sum) });
    case "undone":
      return t("status.undone");
    default:
      return t("status.walkedIn");
  }
}

/** Other reasons against letting them in; the person at the door decides. */
function Circumstances({ party, view }: { party: PartyView; view: ReceptionView }) {
  const t = useTranslations("reception.status");
  const locale = useLocale();
  const session = view.sessions.find(({ id }) => id === party.sessionId);
  const isOtherDay = session && venueDay(session.startsAt) !== venueDay(new Date());
  return (
    <>
      {view.event.isCancelled && <SheetStatus tone="doubtful">{t("eventCancelled")}</SheetStatus>}
      {session?.calledOff && <SheetStatus tone="doubtful">{t("calledOff")}</SheetStatus>}
      {isOtherDay && (
        <SheetStatus tone="doubtful">
          {t("otherDay", { day: formatMonthDay(session.startsAt, locale) })}
        </SheetStatus>
      )}
    </>
  );
}

function Head({ party, view }: { party: PartyView; view: ReceptionView }) {
  const t = useTranslations("reception");
  const nameOf = usePartyName();
  const session = view.sessions.find(({ id }) => id === party.sessionId);
  const facts = [
    party.code ? spokenCode(party.code) : t("row.walkIn"),
    session &&
      (session.letter
        ? t("party.table", { letter: session.letter, name: session.name })
        : session.name),
    t("party.seats", { count: party.seats }),
  ].filter(Boolean);
  return (
    <div className="rc-head">
      <div>
        <h2 className="rc-name" data-focus tabIndex={-1}>
          {nameOf(party)}
        </h2>
        {party.kana && <p className="rc-kana">{party.kana}</p>}
        <p className="rc-facts">{facts.join("・")}</p>
        {party.note && <p className="rc-note">{party.note}</p>}
      </div>
      {session?.letter && (
        <span className="rc-letter" aria-hidden="true">
          {session.letter}
        </span>
      )}
    </div>
  );
}
