import { dayParts, formatHours, formatMonthName, formatWeekday } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useRef } from "react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { TagList } from "../../../ui/action/tag.tsx";
import { Countdown } from "../reservation/countdown.tsx";
import { GiveBack } from "../reservation/give-back.tsx";
import type { ReservationView } from "../reservation/reservation-view.server.ts";
import { StateTag } from "../reservation/state-tag.tsx";
import { useMoment } from "../reservation/use-moment.ts";
import { usePlace } from "../reservation/use-place.ts";

type AnswerCardsProps = { answers: ReservationView[]; missed: ReservationView[]; now: number };

/** Things that expire unless the person acts. */
export function AnswerCards({ answers, missed, now }: AnswerCardsProps) {
  const t = useTranslations("account.home.answers");
  // One that expires while the page is open is shown as expired instead of vanishing.
  const shown = useRef(new Set<string>());
  for (const { id } of answers) shown.current.add(id);
  const over = missed.filter(({ id }) => shown.current.has(id));
  if (answers.length + over.length === 0) return null;
  const isOffer = [...answers, ...over].some(
    ({ state }) => state !== "held" && state !== "expired",
  );
  return (
    <section className="account-answers" aria-labelledby="answers">
      <h2 id="answers">
        {t(`heading.${isOffer ? "offered" : "held"}`)}
        {answers.length > 0 && <span className="account-badge num">{answers.length}</span>}
      </h2>
      {answers.map((reservation) => (
        <AnswerCard key={reservation.id} reservation={reservation}>
          <Actions reservation={reservation} now={now} />
        </AnswerCard>
      ))}
      {over.map((reservation) => (
        <AnswerCard key={reservation.id} reservation={reservation}>
          <MissedActions reservation={reservation} />
        </AnswerCard>
      ))}
    </section>
  );
}

type AnswerCardProps = { reservation: ReservationView; children: ReactNode };

function AnswerCard({ reservation, children }: AnswerCardProps) {
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const place = usePlace();
  const { state, event, session } = reservation;
  const { startsAt, endsAt } = session;
  return (
    <article className="answer-card" data-state={state}>
      <div className="answer-card-date">
        <span>{formatMonthName(startsAt, locale)}</span>
        <span className="answer-card-day num">{Number(dayParts(startsAt).day)}</span>
        <span>{formatWeekday(startsAt, locale, "long")}</span>
      </div>
      <div className="answer-card-body">
        <TagList>
          <StateTag reservation={reservation} />
        </TagList>
        <h3 lang={textLanguage(event)}>{event.title}</h3>
        <p className="meta">
          {place(reservation)} {num(formatHours(startsAt, endsAt, locale))}
        </p>
      </div>
      <div className="answer-card-actions">{children}</div>
    </article>
  );
}

function Actions({ reservation, now }: { reservation: ReservationView; now: number }) {
  const t = useTranslations();
  const moment = useMoment();
  const { id, state, event, expiresAt } = reservation;
  const of = (
    <span className="visually-hidden">{t("accountReservation.of", { title: event.title })}</span>
  );
  const clockOf = expiresAt && (
    <span className="answer-card-clock">
      <Countdown until={expiresAt} now={now} />
    </span>
  );
  if (state === "held") {
    return (
      <>
        {clockOf}
        <small>{t("account.home.answers.held")}</small>
        <ButtonLink to={`/event/${event.slug}/reservation/${id}/edit`}>
          {t("accountReservation.continue")}
          {of}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {clockOf}
      {expiresAt && <small>{t("account.home.answers.until", { time: moment(expiresAt) })}</small>}
      <ButtonLink to={`/user/reservation/${id}/offer`}>
        {t("accountReservation.take")}
        {of}
      </ButtonLink>
      <GiveBack reservation={reservation} variant="quiet" size="small">
        {t("accountReservation.detail.changes.decline")}
        {of}
      </GiveBack>
    </>
  );
}

function MissedActions({ reservation: { state, event } }: { reservation: ReservationView }) {
  const t = useTranslations("account.home.answers");
  const kind = state === "expired" ? "expired" : "lapsed";
  return (
    <>
      <small role="status">{t(`${kind}.note`)}</small>
      <ButtonLink to={`/event/${event.slug}/reservation/new`} variant="line">
        {t(`${kind}.again`)}
      </ButtonLink>
    </>
  );
}
