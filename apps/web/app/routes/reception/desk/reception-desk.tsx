import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Wifi, WifiOff } from "../../../ui/generated/admin-icons.ts";
import { TriangleAlert } from "../../../ui/generated/icons.ts";
import { applyMarks, type ReceptionView } from "../marks/apply-marks.ts";
import { openConflicts } from "../marks/open-conflicts.ts";
import type { Reception, ReceptionState } from "../offline/create-reception.ts";
import { Scanner } from "../scan/scanner.tsx";
import { AcceptedCard } from "./accepted-card.tsx";
import { Overview } from "./overview.tsx";
import { PartyList } from "./party-list.tsx";
import { PartySheet } from "./party-sheet.tsx";
import { RecentList } from "./recent-list.tsx";
import { Nothing, UnknownCode } from "./sheet-status.tsx";
import { TopBar } from "./top-bar.tsx";
import { type Desk, type OnDesk, useDesk } from "./use-desk.ts";
import { WalkInForm } from "./walk-in-form.tsx";

type ReceptionDeskProps = { reception: Reception; state: ReceptionState };

export function ReceptionDesk({ reception, state }: ReceptionDeskProps) {
  const { list, marks, isOnline, syncedAt } = state;
  const view = useMemo(() => list && applyMarks(list, marks), [list, marks]);
  if (!view) return null;
  const waiting = marks.filter(({ isSent }) => !isSent).length;
  const network = <NetworkBar isOnline={isOnline} waiting={waiting} syncedAt={syncedAt} />;
  return <Loaded reception={reception} state={state} view={view} network={network} />;
}

type LoadedProps = ReceptionDeskProps & { view: ReceptionView; network: React.ReactNode };

function Loaded({ reception, state, view, network }: LoadedProps) {
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
      <ConflictBar view={view} desk={desk} />
      <div className="rc-desk">
        <div className="rc-pane">
          <Scanner isPaused={onDesk.kind !== "nothing"} onCode={desk.scan} />
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

/** The height covered by the bar at the top, in pixels. */
const hiddenByBar = 150;

/** Moves the focus to what is opened on the desk. */
function useFocusOnChange(onDesk: OnDesk) {
  const sheet = useRef<HTMLElement>(null);
  const before = useRef(onDesk);
  useEffect(() => {
    if (before.current === onDesk) return;
    before.current = onDesk;
    const heading = sheet.current?.querySelector<HTMLElement>("[data-focus]");
    heading?.focus({ preventScroll: true });
    // On phones the list is below the sheet, so the page scrolls up to show the chosen party.
    const { top = 0 } = sheet.current?.getBoundingClientRect() ?? {};
    if (top < hiddenByBar || top > innerHeight * 0.7) sheet.current?.scrollIntoView();
  }, [onDesk]);
  return sheet;
}

type NetworkBarProps = { isOnline: boolean; waiting: number; syncedAt: Date | undefined };

function NetworkBar({ isOnline, waiting, syncedAt }: NetworkBarProps) {
  const t = useTranslations("reception.network");
  return (
    <p className="rc-network" role="status" data-online={isOnline || undefined}>
      {isOnline ? <Wifi /> : <WifiOff />}
      <span>{isOnline ? t("online") : t("offline")}</span>
      <span>
        {waiting > 0
          ? t.rich("waiting", { count: waiting, num })
          : syncedAt
            ? t.rich("synced", { time: clock(syncedAt), num })
            : t("unsynced")}
      </span>
    </p>
  );
}
