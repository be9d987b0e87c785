import type {
  EventWarning,
  SessionConsequence,
} from "@takujo/contracts/booking/schedule/organized-event";
import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import { explanationMinutes } from "@takujo/contracts/content/editing/editing-limits";
import { formatHours } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { FixedRow } from "../../../ui/form/fields/list-field.tsx";
import { ChevronDown, Trash2, Users } from "../../../ui/generated/admin-icons.ts";
import { ArrowUp, Ban, Check, Copy } from "../../../ui/generated/icons.ts";
import { sessionList } from "../content/editor/editor-shape.ts";
import { SessionFields } from "./session-fields.tsx";
import { letterName, type SessionChoices, sessionAnchor } from "./session-names.ts";
import { Warnings } from "./warnings.tsx";

type SessionRowProps = {
  session: SessionDocument;
  index: number;
  people: SessionConsequence | undefined;
  choices: SessionChoices;
  warnings: EventWarning[];
  /** Its name beside others. */
  nameOf: (id: string) => string;
  isOpen: boolean;
  /** It was just added, so it takes the focus. */
  isShown: boolean;
  /** The whole event is canceled. */
  isCancelled: boolean;
};

export function SessionRow(props: SessionRowProps) {
  const { session, index, people, choices, warnings, nameOf, isOpen, isShown, isCancelled } = props;
  const t = useTranslations("adminEvent.session");
  const name = nameOf(session.id);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    // Keeps the focus while typing.
    const isTyping = document.activeElement?.matches("input, textarea, select");
    if (isShown && !isTyping) summary.current?.focus();
  }, [isShown]);
  const { id } = session;
  return (
    <li className="session-row" id={sessionAnchor(id)}>
      <input type="hidden" name={`${sessionList}.${index}.id`} value={id} />
      {index > 0 ? (
        <button
          type="submit"
          className="icon-button session-up"
          name="intent"
          value={`session-up ${id}`}
          aria-label={t("up", { name })}
        >
          <ArrowUp />
        </button>
      ) : (
        <span className="session-up" />
      )}
      <details open={isOpen}>
        <summary ref={summary}>
          <span className="session-sign" data-kind={session.kind} aria-hidden="true">
            {session.kind === "table"
              ? letterName(session.letter, choices)
              : session.names.ja.slice(0, 1)}
          </span>
          <span className="session-title">
            <b>{name}</b>
            <small>{useSessionNote(session, people, choices)}</small>
          </span>
          <SessionTag session={session} people={people} isCancelled={isCancelled} />
          <ChevronDown />
        </summary>
        <FixedRow list={sessionList} index={index}>
          <SessionFields id={id} people={people} choices={choices} />
        </FixedRow>
        <div className="session-ways">
          <Button
            type="submit"
            name="intent"
            value={`session-duplicate ${id}`}
            variant="quiet"
            size="small"
            icon={<Copy />}
          >
            {t("duplicate")}
          </Button>
          {people?.isInUse ? (
            <p className="admin-note">{t("inUse")}</p>
          ) : (
            <Button
              type="submit"
              name="intent"
              value={`session-remove ${id}`}
              variant="quiet-danger"
              size="small"
              icon={<Trash2 />}
            >
              {t("remove")}
            </Button>
          )}
        </div>
      </details>
      <Warnings warnings={warnings} choices={choices} nameOf={nameOf} />
      {warnings.length === 0 && <SpareTime session={session} choices={choices} />}
    </li>
  );
}

type SpareTimeProps = Pick<SessionRowProps, "session" | "choices">;

/** How much of the session is left after the explanation and the game. */
function SpareTime({ session, choices: { games } }: SpareTimeProps) {
  const t = useTranslations("adminEvent.session");
  const facts = games.find(({ value }) => value === session.game)?.game;
  const lasts = (Date.parse(session.endsAt) - Date.parse(session.startsAt)) / 60_000;
  if (!facts || session.calledOff) return null;
  const spare = lasts - facts.minutes - explanationMinutes;
  if (!(spare >= 0)) return null;
  return (
    <p className="session-spare">
      <Check />
      {t("spare", { explanation: explanationMinutes, minutes: spare })}
    </p>
  );
}

function useSessionNote(
  session: SessionDocument,
  people: SessionConsequence | undefined,
  { guides }: SessionChoices,
): string {
  const t = useTranslations("adminEvent.session");
  const locale = useLocale();
  const { startsAt, endsAt, kind, names } = session;
  const isTimed = !Number.isNaN(Date.parse(startsAt)) && !Number.isNaN(Date.parse(endsAt));
  const time = isTimed ? formatHours(startsAt, endsAt, locale) : "—";
  const hours = kind === "table" && names.ja ? `${time} ${names.ja}` : time;
  const numbers = { taken: people?.seatsTaken ?? 0, capacity: session.capacity ?? 0 };
  const guide = guides.find(({ value }) => value === session.guide)?.label;
  const note =
    kind === "general"
      ? `${hours} ${t("generalNote", numbers)}`
      : guide
        ? t("guidedNote", { hours, guide, ...numbers })
        : t("tableNote", { hours, ...numbers });
  return people?.waiting ? `${note} / ${t("waiting", { count: people.waiting })}` : note;
}

type SessionTagProps = Pick<SessionRowProps, "session" | "people" | "isCancelled">;

/** Whether the session takes place, if that is decided. */
function SessionTag({ session, people, isCancelled }: SessionTagProps) {
  const t = useTranslations("adminEvent.session");
  const taken = people?.seatsTaken ?? 0;
  const { calledOff, kind, minPlayers } = session;
  if (calledOff || isCancelled) {
    return (
      <Tag tone="red" icon={<Ban />}>
        {t("off")}
      </Tag>
    );
  }
  if (kind === "general") return <Tag>{t("generalTag")}</Tag>;
  const isEnough = minPlayers === null || people?.isDecided || taken >= minPlayers;
  return isEnough ? (
    <Tag tone="green" icon={<Check />}>
      {t("goes")}
    </Tag>
  ) : (
    <Tag tone="gold" icon={<Users />}>
      {t("needs", { count: minPlayers - taken })}
    </Tag>
  );
}
