import { useTranslations } from "@takujo/i18n/react";
import type { KeyboardEvent, ReactNode } from "react";
import { num } from "../../../shell/text/num.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Bell, ChevronRight } from "../../../ui/generated/icons.ts";
import { Tab, Tabs } from "../../../ui/navigation/tabs.tsx";
import { SeatCard, SeatCards, SideBySideTag } from "../../../ui/seat/seat-card.tsx";
import { SeatLegend } from "../../../ui/seat/seat-legend.tsx";
import { SeatsBadge } from "../../event/seats-badge.tsx";
import { type ChoiceBand, type ChoiceSession, chairs } from "./choice.ts";
import type { Choice } from "./use-choice.ts";

export const sessionsId = "sessions";

type SessionChoiceProps = {
  bands: ChoiceBand[];
  choice: Choice;
  heading: (words: string) => ReactNode;
  /** Full sessions have a waitlist; a reservation that exists already cannot join it. */
  canWait?: boolean;
};

/** Sessions that fit this many people, by part of the day. All parts share one radio group. */
export function SessionChoice({ bands, choice, heading, canWait = false }: SessionChoiceProps) {
  const t = useTranslations("reserving.choose");
  const { count, lost, isAsked } = choice;
  const hasTables = bands.some((band) => band.sessions.some(({ letter }) => letter !== ""));
  return (
    <fieldset className="reserving-sessions" id={sessionsId}>
      <legend>
        <span className="needs-script">
          {heading(t(hasTables ? "fits" : "fitsKind", { count }))}
        </span>
        <span className="without-script">{heading(t(hasTables ? "table" : "kind"))}</span>
      </legend>
      <p className="meta needs-script">
        <Together bands={bands} choice={choice} />
      </p>
      <div role="status" className="reserving-lost">
        {lost && <Callout tone="warning">{t("lost", { name: lost.title, count })}</Callout>}
      </div>
      <div role="alert" className="reserving-lost">
        {isAsked && !lost && <Callout tone="warning">{t("askForSession")}</Callout>}
      </div>
      {bands.length > 1 && <BandTabs bands={bands} choice={choice} />}
      {hasTables && <Legend />}
      {bands.map((band) => (
        <BandSessions key={band.key} {...{ band, choice, canWait }} isOnly={bands.length === 1} />
      ))}
    </fieldset>
  );
}

/** 2人なら、ろ卓でとなり同士に座れます */
function Together({ bands, choice }: Pick<SessionChoiceProps, "bands" | "choice">) {
  const t = useTranslations("reserving.choose");
  const event = useTranslations("event");
  const { count, fit, shownBand = bands[0] } = choice;
  const fitting = (shownBand?.sessions ?? []).filter((session) => fit(session) === "fits");
  const tables = fitting.filter(({ letter }) => letter !== "");
  if (fitting.length === 0) return t("nothingFits", { count });
  if (count === 1 || tables.length === 0) return t("fitsNote");
  const names = tables.map(({ letter }) => event("tableOnly", { letter })).join(t("between"));
  return t("together", { count, tables: names });
}

/** Only a filter: without JavaScript all sessions are listed below each other. */
function BandTabs({ bands, choice }: Pick<SessionChoiceProps, "bands" | "choice">) {
  const t = useTranslations("reserving.choose");
  const { shownBand, chooseBand, fit } = choice;
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const place = shownBand ? bands.indexOf(shownBand) : -1;
    const next = step === 0 ? undefined : bands[place + step];
    if (!next) return;
    chooseBand(next);
    const tab = currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[place + step];
    tab?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the tabs inside.
    <div className="needs-script" onKeyDown={onKeyDown}>
      <Tabs label={t("time")}>
        {bands.map((band) => {
          const fitting = band.sessions.filter((session) => fit(session) === "fits").length;
          return (
            <Tab
              key={band.key}
              selected={band === shownBand}
              panelId={panelId(band)}
              onClick={() => chooseBand(band)}
              note={
                <>
                  {num(band.time)} {t("fitting", { count: fitting })}
                </>
              }
            >
              {band.name}
            </Tab>
          );
        })}
      </Tabs>
    </div>
  );
}

const panelId = ({ key }: ChoiceBand) => `band-${key.replace(/[^\w-]/g, "-")}`;

function Legend() {
  const t = useTranslations();
  return (
    <SeatLegend
      seats={[
        { state: "free", name: t("event.freeSeat") },
        { state: "taken", name: t("event.takenSeat") },
        { state: "mine", name: t("reserving.choose.mine") },
      ]}
    />
  );
}

type BandSessionsProps = Pick<SessionChoiceProps, "choice" | "canWait"> & {
  band: ChoiceBand;
  isOnly: boolean;
};

function BandSessions({ band, choice, canWait, isOnly }: BandSessionsProps) {
  const t = useTranslations("reserving.choose");
  const { fit, count, shownBand } = choice;
  const fitting = band.sessions.filter((session) => fit(session) === "fits");
  const others = band.sessions.filter((session) => fit(session) !== "fits");
  /** Open seating is last. */
  const cards = [
    ...fitting.filter(({ letter }) => letter !== ""),
    ...fitting.filter(({ letter }) => letter === ""),
  ];
  const hasTables = band.sessions.some(({ letter }) => letter !== "");
  const isOthersOpen = cards.length === 0 || others.some(({ id }) => id === choice.session?.id);
  return (
    <div
      className="reserving-band"
      id={panelId(band)}
      {...(!isOnly && { role: "tabpanel", "aria-label": band.name })}
      data-current={band === shownBand || undefined}
    >
      <p className={isOnly ? "reserving-band-name" : "reserving-band-name without-script"}>
        <b>{band.name}</b> {num(band.time)}
      </p>
      {cards.length > 0 && (
        <SeatCards>
          {cards.map((session) => (
            <SessionCard key={session.id} {...{ session, choice, hasTables }} />
          ))}
        </SeatCards>
      )}
      {others.length > 0 && (
        <details className="reserving-others" open={isOthersOpen || undefined}>
          <summary>
            <span className="needs-script">
              {t(hasTables ? "notFit" : "notFitKind", { count })}
            </span>
            <span className="without-script">{t("other")}</span>
            <span className="num">{others.length}</span>
            <ChevronRight />
          </summary>
          <ul>
            {others.map((session) => (
              <OtherSession key={session.id} {...{ session, choice, canWait }} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type SessionProps = { session: ChoiceSession; choice: Choice };

function SessionCard({ session, choice, hasTables }: SessionProps & { hasTables: boolean }) {
  const t = useTranslations("reserving.choose");
  const { count } = choice;
  const seats = choice.seatsOf(session);
  const isChosen = session.id === choice.session?.id;
  const isOpen = hasTables && session.letter === "";
  return (
    <SeatCard
      name="session"
      value={session.id}
      checked={isChosen}
      onChange={() => choice.choose(session.id)}
      letter={session.letter}
      seats={session.letter ? chairs(seats, isChosen ? count : 0) : []}
      title={session.title}
      facts={isOpen ? t("openBody") : session.facts}
      open={isOpen}
      tags={
        <>
          {session.letter && count > 1 && (
            <span className="needs-script">
              <SideBySideTag>{t("sideBySide")}</SideBySideTag>
            </span>
          )}
          <Tag>
            <SeatsBadge seats={seats} plain />
          </Tag>
        </>
      }
    />
  );
}

/** Why it does not fit, and the one way out. */
function OtherSession({
  session,
  choice,
  canWait,
}: SessionProps & { canWait?: boolean | undefined }) {
  const t = useTranslations("reserving.choose");
  const { choose, setCount } = choice;
  const fit = choice.fit(session);
  const seats = choice.seatsOf(session);
  const max = choice.max(session);
  const isChosen = session.id === choice.session?.id;
  const waiting = seats?.waiting ?? 0;
  const words = {
    fewer: (seats?.left ?? 0) > max ? t("atMost", { count: max }) : t("onlyLeft", { count: max }),
    full: waiting > 0 ? t("fullWaiting", { count: waiting }) : t("full"),
    away: session.state === "soon" ? session.opens : <SeatsBadge seats={seats} plain />,
    fits: "",
  };
  return (
    <li data-chosen={isChosen || undefined}>
      <span className={session.letter && "reserving-letter"} aria-hidden="true">
        {session.letter}
      </span>
      <span>
        {/* Shown without JavaScript only: with it, the button chooses. */}
        <input
          type="radio"
          className="radio without-script"
          name="session"
          value={session.id}
          checked={isChosen}
          disabled={fit === "away"}
          aria-label={session.title}
          onChange={() => choose(session.id)}
        />
        <b>{session.title}</b>
        <small>{words[fit]}</small>
      </span>
      <span className="needs-script">
        {fit === "fewer" && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setCount(max);
              choose(session.id);
            }}
          >
            {t("makeIt", { count: max })}
            <span className="visually-hidden">{t("of", { name: session.title })}</span>
          </Button>
        )}
        {fit === "full" && canWait && (
          <Button
            variant="line"
            size="small"
            icon={<Bell />}
            aria-pressed={isChosen}
            onClick={() => choose(session.id)}
          >
            {t("wait")}
            <span className="visually-hidden">{t("of", { name: session.title })}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
