import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../../shell/text/num.tsx";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { QrCode } from "../../../../ui/generated/icons.ts";
import { Countdown } from "../countdown.tsx";
import { GiveBack } from "../give-back.tsx";
import type { ReservationView } from "../reservation-view.server.ts";

type EntryActionsProps = { reservation: ReservationView; now: number };

export function EntryActions({ reservation, now }: EntryActionsProps) {
  const t = useTranslations("accountReservation");
  const { id, state, event, expiresAt, position } = reservation;
  const page = `/user/reservation/${id}`;
  const of = <span className="visually-hidden">{t("of", { title: event.title })}</span>;
  if (state === "held") {
    return (
      <>
        {expiresAt && <TimeLeft label={t("left")} until={expiresAt} now={now} />}
        <ButtonLink size="small" to={`/event/${event.slug}/reservation/${id}/edit`}>
          {t("continue")}
          {of}
        </ButtonLink>
      </>
    );
  }
  if (state === "offered") {
    return (
      <>
        {expiresAt && <TimeLeft label={t("answerLeft")} until={expiresAt} now={now} />}
        <ButtonLink size="small" to={`${page}/offer`}>
          {t("take")}
          {of}
        </ButtonLink>
      </>
    );
  }
  if (state === "waiting") {
    return (
      <>
        {position && (
          <p className="reservation-position">
            {t.rich("position", { position, num, small: (text) => <small>{text}</small> })}
          </p>
        )}
        <GiveBack reservation={reservation} variant="line" size="small">
          {t("stopWaiting")}
          {of}
        </GiveBack>
      </>
    );
  }
  return (
    <>
      {/* As a document, which the service worker has without a network. */}
      <ButtonLink size="small" to={`${page}/detail#ticket`} reloadDocument icon={<QrCode />}>
        {t("ticket")}
        {of}
      </ButtonLink>
      <ButtonLink size="small" variant="line" to={`${page}/detail#change`}>
        {t("change")}
        {of}
      </ButtonLink>
    </>
  );
}

type TimeLeftProps = { label: string; until: string; now: number };

function TimeLeft({ label, until, now }: TimeLeftProps) {
  return (
    <p>
      <span className="meta">{label}</span>{" "}
      <span className="reservation-row-clock">
        <Countdown until={until} now={now} />
      </span>
    </p>
  );
}
