import { type PaymentMethod, paymentMethods } from "@takujo/contracts/booking/money/money-form";
import { coveredSeats } from "@takujo/contracts/booking/money/seat-price";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { formatHours, formatMonthDay, venueDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { useHref } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Select } from "../../../ui/field/input.tsx";
import { FileText } from "../../../ui/generated/admin-icons.ts";
import { Lock } from "../../../ui/generated/icons.ts";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { feeDue } from "../marks/tally.ts";
import { ArrivalForm } from "./arrival-form.tsx";
import { MarkRecord } from "./mark-record.tsx";
import { usePartyName, usePeople } from "./party-name.ts";
import { MethodChoice } from "./payment-fields.tsx";
import { SheetStatus } from "./sheet-status.tsx";
import type { Desk } from "./use-desk.ts";
import "./party-sheet.css";

export type PartySheetProps = {
  party: PartyView;
  view: ReceptionView;
  desk: Desk;
  /** A mark of the party was just undone. */
  isUndone: boolean;
  /** Scanned from a ticket, not chosen from the list. */
  isScanned: boolean;
  /** Of the friend whose ticket was scanned; undefined for the party's own. */
  place: number | undefined;
};

export function PartySheet(props: PartySheetProps) {
  const { party, view, desk, isUndone, isScanned, place } = props;
  const t = useTranslations("reception.party");
  const rest = party.seats - party.people.length;
  const isSeated = ["confirmed", "attended", "no-show"].includes(party.state);
  const due = rest === 0 ? feeDue(party, [], view.event.fee) : 0;
  return (
    <>
      <PartyStatus {...props} rest={rest} isSeated={isSeated} />
      <Circumstances party={party} view={view} />
      <Head party={party} view={view} />
      <StaffNote>{party.staffNote}</StaffNote>
      <StaffNote>{party.personNote}</StaffNote>
      {isSeated && <SeatKinds party={party} event={view.event} desk={desk} />}
      <PassFacts party={party} />
      {party.absences && <p className="rc-facts">{t("absences", { count: party.absences })}</p>}
      {isSeated && rest > 0 && (
        <ArrivalForm
          key={`${party.reservationId} ${place}`}
          party={party}
          event={view.event}
          desk={desk}
          place={place}
        />
      )}
      <MarkRecord
        party={party}
        by={view.by}
        desk={desk}
        isSecond={isScanned && isIn(party, place) && !isUndone}
      >
        {(rest === 0 || !isSeated) && (
          <Button wide size="large" onClick={desk.clear}>
            {t("next")}
          </Button>
        )}
        {due > 0 && <DueForm party={party} due={due} desk={desk} />}
        {view.handlesMoney && party.code && party.paid > 0 && <ReceiptLink party={party} />}
      </MarkRecord>
    </>
  );
}

/** Seats that passes cover, and the person's stamps. */
function PassFacts({ party: { prices, stamps } }: { party: PartyView }) {
  const t = useTranslations("reception");
  const covered = coveredSeats(prices ?? null);
  if (covered === 0 && !stamps) return null;
  return (
    <p className="rc-facts">
      {[
        ...(covered > 0 ? [t("row.covered", { count: covered })] : []),
        ...(stamps ? [t("party.stamps", stamps)] : []),
      ].join("・")}
    </p>
  );
}

/** Everybody is in, but something is still to be paid. */
function DueForm({ party, due, desk }: { party: PartyView; due: number; desk: Desk }) {
  const t = useTranslations("reception");
  const [method, setMethod] = useState<PaymentMethod>("cash");
  return (
    <div className="rc-due">
      <MethodChoice payments={paymentMethods} chosen={method} onChoose={setMethod} />
      <Button wide variant="line" onClick={() => void desk.pay(party, { paid: due, method })}>
        {t("party.pay", { method: t(`methods.${method}`), sum: formatYen(due) })}
      </Button>
    </div>
  );
}

/** A link that needs a network, unlike everything else here. */
function ReceiptLink({ party }: { party: PartyView }) {
  const t = useTranslations("reception.party");
  return (
    <a
      className="button button-line button-wide"
      href={useHref(`/admin/money/receipt/${party.reservationId}`)}
    >
      <FileText />
      {t("receipt")}
    </a>
  );
}

type PartyStatusProps = PartySheetProps & { rest: number; isSeated: boolean };

/** Whether all whom the ticket is for are in. */
const isIn = ({ people, seats }: PartyView, place: number | undefined) =>
  place === undefined ? people.length === seats : people.includes(place);

function PartyStatus({ party, isUndone, isScanned, rest, isSeated, place }: PartyStatusProps) {
  const t = useTranslations("reception");
  const arrived = party.people.length;
  if (isUndone) return <SheetStatus tone="good">{t("status.undone")}</SheetStatus>;
  if (!isSeated) return <SheetStatus tone="bad">{t(`state.${party.state}`)}</SheetStatus>;
  if (rest === 0 || (isScanned && isIn(party, place))) {
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
  const locale = useLocale();
  const nameOf = usePartyName();
  const session = view.sessions.find(({ id }) => id === party.sessionId);
  const facts = [
    session && (session.letter ? t("party.letter", { letter: session.letter }) : session.name),
    session && formatHours(session.startsAt, session.endsAt, locale),
    t("party.seats", { count: party.seats }),
    party.code ? spokenCode(party.code) : t("row.walkIn"),
  ].filter(Boolean);
  return (
    <div className="rc-head">
      <div>
        <h2 className="rc-name" data-focus tabIndex={-1}>
          {nameOf(party)}
        </h2>
        {party.kana && <p className="rc-kana">{party.kana}</p>}
        {session?.game && <p className="rc-game">{t("party.game", { name: session.game })}</p>}
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

/** For the staff only. A list that an older page stored may have none. */
function StaffNote({ children: note }: { children: string | undefined }) {
  const t = useTranslations("reception.party");
  return (
    note && (
      <p className="rc-staff-note">
        <Lock />
        <span>
          <span className="visually-hidden">{t("staffNote")}</span>
          {note}
        </span>
      </p>
    )
  );
}

type SeatKindsProps = { party: PartyView; event: ReceptionView["event"]; desk: Desk };

/** The price of each guest, to be corrected before payment. Nothing if all seats cost the same. */
function SeatKinds({ party, event, desk }: SeatKindsProps) {
  const t = useTranslations("reception.kinds");
  const people = usePeople()(party);
  const kinds = event.prices ?? [];
  if (kinds.length === 0) return null;
  const ordinary = { key: "", name: t("ordinary"), yen: event.fee };
  return (
    <details className="rc-kinds">
      <summary>{t("summary")}</summary>
      {people.map(({ name }, place) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the party identifies the person.
          key={place}
          id={`kind-${place}`}
          label={name}
          value={party.prices?.[place]?.kind ?? ""}
          onChange={({ target }) => desk.setPrice(party, place, target.value)}
        >
          {[ordinary, ...kinds].map(({ key, name: kind, yen }) => (
            <option key={key} value={key}>
              {t("option", { name: kind, price: formatYen(yen) })}
            </option>
          ))}
        </Select>
      ))}
    </details>
  );
}
