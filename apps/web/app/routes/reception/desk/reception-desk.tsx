import { clock } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { UndoPanel } from "../../../ui/feedback/undo-panel.tsx";
import { Check, TriangleAlert } from "../../../ui/generated/icons.ts";
import { applyMarks, type ReceptionView } from "../marks/apply-marks.ts";
import { openConflicts } from "../marks/find-parties.ts";
import { recentArrivals } from "../marks/recent-arrivals.ts";
import type { Reception, ReceptionState } from "../offline/create-reception.ts";
import { Scanner } from "../scan/scanner.tsx";
import { codeInTicket } from "../scan/ticket-code.ts";
import { useFocusOnChange } from "../use-focus-on-change.ts";
import { useMoment } from "./mark-record.tsx";
import { Overview } from "./overview.tsx";
import { PartyList } from "./party-list.tsx";
import { usePartyName } from "./party-name.ts";
import { PartySheet } from "./party-sheet.tsx";
import { Nothing, UnknownCode } from "./sheet-status.tsx";
import { NetworkBar, TopBar } from "./top-bar.tsx";
import { type Desk, useDesk } from "./use-desk.ts";
import { WalkInForm } from "./walk-in-form.tsx";
import "./party-sheet.css";

type ReceptionDeskProps = { reception: Reception; state: ReceptionState };

export function ReceptionDesk({ reception, state }: ReceptionDeskProps) {
  const { list, marks, isOnline, syncedAt } = state;
  const t = useTranslations("reception");
  const view = useMemo(() => list && applyMarks(list, marks), [list, marks]);
  if (!view) return null;
  const waiting = marks.filter(({ isSent }) => !isSent).length;
  const network = (
    <NetworkBar
      isOnline={isOnline}
      waiting={waiting}
      syncedAt={syncedAt}
      offline={t("network.offline")}
    />
  );
  return <Loaded reception={reception} state={state} view={view} network={network} />;
}

type LoadedProps = ReceptionDeskProps & { view: ReceptionView; network: React.ReactNode };

function Loaded({ reception, state, view, network }: LoadedProps) {
  const t = useTranslations("reception");
  const momentOf = useMoment();
  const search = new URLSearchParams(useLocation().search);
  const languageOf = useTextLanguage();
  const desk = useDesk(reception, view, search.get("code"));
  const { onDesk } = desk;
  const sheet = useFocusOnChange(onDesk);
  const shown = view.parties.filter(isExpected);
  const count = {
    arrived: shown.reduce((sum, { people }) => sum + people.length, 0),
    seats: shown.reduce((sum, { seats }) => sum + seats, 0),
  };
  return (
    <>
      <div className="rc-fixed">
        <TopBar
          title={<span lang={languageOf(view.event)}>{view.event.title}</span>}
          onMenu={() => desk.put({ kind: "overview" })}
          count={count}
        />
        {network}
      </div>
      {view.moneyClosedAt && (
        <p className="rc-closed-bar" role="status">
          {t("tally.closed", { time: momentOf(view.moneyClosedAt) })}
        </p>
      )}
      <ConflictBar view={view} desk={desk} />
      <div className="rc-desk">
        <div className="rc-pane">
          <Scanner
            isPaused={onDesk.kind !== "nothing"}
            readCode={codeInTicket}
            words={{ aim: t("scan.aim"), foreign: t("scan.foreign") }}
            onCode={desk.scan}
          />
          <AcceptedCard view={view} desk={desk} />
          <section className="rc-sheet" ref={sheet}>
            <Sheet desk={desk} view={view} reception={reception} state={state} />
          </section>
          {onDesk.kind === "nothing" && <RecentList view={view} desk={desk} />}
        </div>
        <PartyList parties={shown} view={view} desk={desk} />
      </div>
    </>
  );
}

/** Has a seat, or was let in. */
const isExpected = ({ state, people }: ReceptionView["parties"][number]) =>
  people.length > 0 || ["confirmed", "attended", "no-show"].includes(state);

function Sheet({ desk, view, reception, state }: Omit<LoadedProps, "network"> & { desk: Desk }) {
  const { onDesk } = desk;
  switch (onDesk.kind) {
    case "party": {
      const party = view.parties.find((one) => one.reservationId === onDesk.reservationId);
      const key = `${onDesk.reservationId} ${party?.people.join()}`;
      return party ? (
        <PartySheet
          key={key}
          party={party}
          view={view}
          desk={desk}
          isUndone={onDesk.isUndone === true}
          isScanned={onDesk.isScanned === true}
          place={onDesk.place}
        />
      ) : (
        <Nothing />
      );
    }
    case "unknown":
      return <UnknownCode code={onDesk.code} view={view} desk={desk} />;
    case "walk-in":
      return <WalkInForm view={view} desk={desk} />;
    case "overview":
      return <Overview view={view} desk={desk} reception={reception} refused={state.refused} />;
    default:
      return <Nothing />;
  }
}

function ConflictBar({ view, desk }: { view: ReceptionView; desk: Desk }) {
  const t = useTranslations("reception.conflicts");
  const count = openConflicts(view.parties).length;
  if (count === 0) return null;
  return (
    <div className="rc-conflict-bar" role="status">
      <TriangleAlert />
      <b>{t("open", { count })}</b>
      <Button size="small" variant="line" onClick={() => desk.put({ kind: "overview" })}>
        {t("show")}
      </Button>
    </div>
  );
}

const shown = 5;

/** On wide screens, where there is room below the camera. Phones have the card of the last one. */
function RecentList({ view, desk }: { view: ReceptionView; desk: Desk }) {
  const t = useTranslations("reception");
  const nameOf = usePartyName();
  const recent = recentArrivals(view.parties, shown);
  if (recent.length === 0) return null;
  return (
    <section className="rc-recent" aria-labelledby="recent-heading">
      <h2 id="recent-heading">{t("recent.heading")}</h2>
      <ul>
        {recent.map(({ party, mark }) => (
          <li key={mark.nonce}>
            <span>
              <b>{nameOf(party)}</b>
              <small>
                {mark.paid > 0
                  ? t("party.paidBy", {
                      method: t(`methods.${mark.method ?? "cash"}`),
                      sum: formatYen(mark.paid),
                    })
                  : t("status.done", { count: mark.people.length })}
              </small>
            </span>
            <time className="num" dateTime={mark.at}>
              {clock(mark.at)}
            </time>
            <Button
              variant="quiet"
              size="small"
              aria-label={t("recent.takeBack", { name: nameOf(party), time: clock(mark.at) })}
              onClick={() => desk.undo(party, mark.nonce)}
            >
              {t("party.takeBack")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AcceptedCardProps = { view: ReceptionView; desk: Desk };

/** Below the camera, which continues to scan. Later, the record of the check-in has a button to undo it. */
function AcceptedCard({ view, desk }: AcceptedCardProps) {
  const { accepted } = desk;
  return (
    <div className="rc-accepted-place" role="status">
      {accepted && <Card key={accepted.nonce} accepted={accepted} view={view} desk={desk} />}
    </div>
  );
}

type CardProps = AcceptedCardProps & { accepted: NonNullable<Desk["accepted"]> };

function Card({ accepted, view, desk }: CardProps) {
  const t = useTranslations("reception");
  const nameOf = usePartyName();
  const party = view.parties.find((one) => one.reservationId === accepted.reservationId);
  const letter = view.sessions.find(({ id }) => id === party?.sessionId)?.letter;
  const { people, paid, method } = accepted;
  const facts = [
    letter && t("party.letter", { letter }),
    people > 0 && t("status.done", { count: people }),
    paid > 0 && t("party.paidBy", { method: t(`methods.${method}`), sum: formatYen(paid) }),
  ].filter(Boolean);
  return (
    <UndoPanel label={t("record.heading")} className="rc-accepted" onEnd={desk.forgetAccepted}>
      <span className="rc-accepted-mark" aria-hidden="true">
        <Check />
      </span>
      <span className="rc-accepted-text">
        <b>{party ? t("party.polite", { name: nameOf(party) }) : ""}</b>
        <small>{facts.join("・")}</small>
      </span>
      <Button variant="line" onClick={() => desk.undo(accepted, accepted.nonce)}>
        {t("party.takeBack")}
      </Button>
    </UndoPanel>
  );
}
