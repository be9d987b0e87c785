import type { EventWarning } from "@takujo/contracts/booking/schedule/organized-event";
import { explanationMinutes } from "@takujo/contracts/content/editing/editing-limits";
import { clock, formatFullDay, formatHours } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { CanLink } from "../can.tsx";
import { listPath } from "../content/kinds.ts";
import { eventPath } from "./event-path.ts";
import type { SessionChoices } from "./session-names.ts";

type WarningsProps = {
  warnings: EventWarning[];
  choices: SessionChoices;
  nameOf: (id: string) => string;
};

/** Warnings; none of them blocks saving or publishing. */
export function Warnings({ warnings, ...props }: WarningsProps) {
  return warnings.map((warning) => (
    <div key={JSON.stringify(warning)} className="event-warning">
      <Callout tone={warning.kind === "venue-taken" ? "danger" : "warning"}>
        <Warning warning={warning} {...props} />
      </Callout>
    </div>
  ));
}

function Warning({
  warning,
  choices,
  nameOf,
}: { warning: EventWarning } & Omit<WarningsProps, "warnings">) {
  const t = useTranslations("adminEvent.warning");
  const locale = useLocale();
  const hoursOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    formatHours(startsAt, endsAt, locale);
  if (warning.kind === "venue-taken") {
    const { room, ...event } = warning.otherEvent;
    return (
      <p>
        {t.rich(room ? "venueRoom" : "venue", {
          room,
          hours: hoursOf(event),
          event: () => (
            <CanLink right="events" eventId={event.id} to={eventPath(event.id)}>
              {event.title}
            </CanLink>
          ),
        })}
      </p>
    );
  }
  if (warning.kind === "legal-missing") {
    const [only, ...others] = warning.documents;
    const one = only === "term-of-service" ? "terms" : "policy";
    return (
      <p>
        {t.rich("legal", {
          documents: others.length > 0 ? "both" : one,
          write: (text) => (
            <CanLink right="content" to={listPath("legal")}>
              {text}
            </CanLink>
          ),
        })}
      </p>
    );
  }
  if (warning.kind === "house-closed") {
    const day = formatFullDay(warning.day, locale);
    return <p>{t(warning.by === "day" ? "closedDay" : "closedWeekday", { day })}</p>;
  }
  if (warning.kind === "game-too-long") {
    const { gameMinutes, sessionMinutes, endsAt, sessionId } = warning;
    return (
      <>
        <p>
          {t("game", {
            game: gameMinutes,
            session: sessionMinutes,
            explanation: explanationMinutes,
          })}
        </p>
        <Button
          type="submit"
          name="intent"
          value={`session-end ${sessionId}`}
          variant="line"
          size="small"
        >
          {t("extend", { time: clock(endsAt) })}
        </Button>
      </>
    );
  }
  const guide = choices.guides.find(({ value }) => value === warning.guideId)?.label ?? "";
  const { otherEvent, otherSessionId } = warning;
  if (!otherEvent) return <p>{t("guide", { guide, table: nameOf(otherSessionId ?? "") })}</p>;
  return (
    <p>
      {t.rich("guideElsewhere", {
        guide,
        hours: hoursOf(otherEvent),
        event: () => (
          <CanLink right="events" eventId={otherEvent.id} to={eventPath(otherEvent.id)}>
            {otherEvent.title}
          </CanLink>
        ),
      })}
    </p>
  );
}
