import { formatDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { num } from "../../../../shell/text/num.tsx";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { QueueLine } from "../../../../ui/event/queue-line.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { Countdown } from "../countdown.tsx";
import { GiveBack } from "../give-back.tsx";
import { useMoment } from "../use-moment.ts";
import { Changes } from "./changes.tsx";
import type { Detail } from "./detail.server.ts";
import { Policy } from "./policy.tsx";

type ReservationStatusProps = Pick<Detail, "reservation" | "about" | "now" | "noShows">;

/** The state of the reservation, and its actions. */
export function ReservationStatus({ reservation, about, now, noShows }: ReservationStatusProps) {
  const t = useTranslations("accountReservation.detail");
  const { state, event } = reservation;
  if (state === "confirmed") return <Changes reservation={reservation} about={about} now={now} />;
  if (state === "held" || state === "offered")
    return <OngoingReservation {...{ reservation, now }} />;
  if (state === "waiting") return <InLine reservation={reservation} />;
  const isOwed = state === "cancelled" && reservation.cancelledLate && event.fee > 0;
  const isLost = state === "no-show" || state === "called-off";
  const isAhead = Date.parse(reservation.session.startsAt) > now;
  return (
    <section className="account-section">
      <Callout tone={isLost ? "warning" : state === "attended" ? "success" : "info"}>
        <p>{t(isOwed ? "status.cancelledLate" : `status.${state}`)}</p>
        {isOwed && <Policy about={about} title={t("changes.policy")} />}
        {state === "no-show" && <Absence {...{ noShows, reservation }} />}
        {isAhead && state !== "called-off" && state !== "attended" && (
          <ButtonLink size="small" variant="line" to={`/event/${event.slug}/reservation/new`}>
            {t("again")}
          </ButtonLink>
        )}
      </Callout>
    </section>
  );
}

/** Seats that were taken without the form, such as those of an offer. */
export function MissingDetails({ reservation: { id, event } }: Pick<Detail, "reservation">) {
  const t = useTranslations("accountReservation.detail.missingDetails");
  return (
    <section className="account-section">
      <Callout tone="warning" title={t("title")}>
        <p>{t("body")}</p>
        <ButtonLink size="small" to={`/event/${event.slug}/reservation/${id}/edit`}>
          {t("action")}
        </ButtonLink>
      </Callout>
    </section>
  );
}

/** Seats that are held for a limited time. */
function OngoingReservation({ reservation, now }: Pick<Detail, "reservation" | "now">) {
  const t = useTranslations("accountReservation");
  const moment = useMoment();
  const { id, state, event, expiresAt } = reservation;
  const isHeld = state === "held";
  return (
    <section className="account-section">
      <Panel>
        <div className="reservation-running">
          <p>{t(isHeld ? "detail.status.held" : "detail.status.offered")}</p>
          {expiresAt && (
            <p className="reservation-clock">
              <span className="meta">{t(isHeld ? "left" : "answerLeft")}</span>
              <Countdown until={expiresAt} now={now} />
              <b>{t.rich("detail.changes.until", { time: moment(expiresAt), num })}</b>
            </p>
          )}
          <div className="reservation-buttons">
            {isHeld ? (
              <ButtonLink to={`/event/${event.slug}/reservation/${id}/edit`}>
                {t("continue")}
              </ButtonLink>
            ) : (
              <ButtonLink to={`/user/reservation/${id}/offer`}>{t("take")}</ButtonLink>
            )}
            <GiveBack reservation={reservation} variant="line">
              {t(isHeld ? "detail.changes.release" : "detail.changes.decline")}
            </GiveBack>
          </div>
        </div>
      </Panel>
    </section>
  );
}

function InLine({ reservation }: Pick<ReservationStatusProps, "reservation">) {
  const t = useTranslations("accountReservation");
  const { position, behind } = reservation;
  return (
    <section className="account-section" aria-labelledby="queue">
      <h2 className="account-subhead" id="queue">
        {t("detail.queue")}
      </h2>
      <Panel>
        <div className="reservation-running">
          {position && (
            <>
              <p className="reservation-line">
                {t.rich("position", { position, num, small: (text) => <small>{text}</small> })}
              </p>
              <QueueLine
                before={position - 1}
                after={behind ?? 0}
                words={t("queue", { before: position - 1, behind: behind ?? 0 })}
              />
            </>
          )}
          <p>{t("detail.status.waiting")}</p>
          <div className="reservation-buttons">
            <GiveBack reservation={reservation} variant="line">
              {t("stopWaiting")}
            </GiveBack>
          </div>
        </div>
      </Panel>
    </section>
  );
}

type AbsenceProps = Pick<Detail, "noShows"> & { reservation: { id: string; code: string } };

/** Consequences of an absence, and how to object. */
function Absence({ noShows, reservation: { id, code } }: AbsenceProps) {
  const t = useTranslations("noShow");
  const locale = useLocale();
  const own = noShows?.absences.find(({ reservationId }) => reservationId === id);
  const isExcused = own?.standing === "excused";
  return (
    <>
      <p>{t("own.why")}</p>
      {noShows?.rule && (
        <p>
          {t("rule", noShows.rule)}
          {own &&
            ` ${
              own.standing === "counted"
                ? t("own.counted", { day: formatDay(own.expiresOn, locale) })
                : t(`own.thisOne.${own.standing}`)
            }`}
        </p>
      )}
      {!isExcused && (
        <>
          <p>{t("own.object")}</p>
          <ButtonLink
            size="small"
            variant="line"
            to={`/user/contact?category=event&reservation=${code}`}
          >
            {t("own.tell")}
          </ButtonLink>
        </>
      )}
    </>
  );
}
