import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../../shell/text/num.tsx";
import { useSecondsUntil } from "../../../../shell/use-seconds-until.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Pencil, Users, X } from "../../../../ui/generated/icons.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { GiveBack } from "../give-back.tsx";
import { useMoment } from "../use-moment.ts";
import type { Detail } from "./detail.server.ts";
import { Policy } from "./policy.tsx";

type ChangesProps = Pick<Detail, "reservation" | "about" | "now">;

/** What can be changed of a confirmed reservation, until when, and the policy afterwards. */
export function Changes({ reservation, about, now }: ChangesProps) {
  const t = useTranslations("accountReservation.detail.changes");
  const moment = useMoment();
  const { id, event, session, may } = reservation;
  const edit = `/event/${event.slug}/reservation/${id}/edit`;
  const deadline = session.changeDeadline;
  const isLate = now >= Date.parse(deadline);
  if (!may.cancel && !may.changeDetails) return null;
  return (
    <section className="account-section" aria-labelledby="change">
      <h2 className="account-subhead" id="change">
        {t("heading")}
      </h2>
      <Panel>
        <div className="reservation-changes">
          {isLate ? (
            <>
              <p>
                <b>{t.rich("over", { time: moment(deadline), num })}</b>
              </p>
              <p className="meta">{t("overNote")}</p>
            </>
          ) : (
            <FreeFor reservation={reservation} now={now} />
          )}
          <Policy about={about} title={t("policy")} />
          <div className="reservation-buttons">
            {may.changeSeats && (
              <ButtonLink size="small" variant="line" to={edit} icon={<Users />}>
                {t("seats")}
              </ButtonLink>
            )}
            {may.changeDetails && (
              <ButtonLink
                size="small"
                variant="line"
                to={`${edit}#reservation-name`}
                icon={<Pencil />}
              >
                {t("details")}
              </ButtonLink>
            )}
            {may.cancel && (
              <GiveBack
                reservation={reservation}
                policy={about?.cancellationText}
                variant="quiet-danger"
                size="small"
                icon={<X />}
              >
                {t("cancel")}
              </GiveBack>
            )}
          </div>
        </div>
      </Panel>
    </section>
  );
}

function FreeFor({ reservation, now }: Pick<ChangesProps, "reservation" | "now">) {
  const t = useTranslations("accountReservation.detail");
  const moment = useMoment();
  const { history, session } = reservation;
  const deadline = Date.parse(session.changeDeadline);
  const began = Date.parse(history[0]?.at ?? session.changeDeadline);
  const left = useSecondsUntil(deadline, now);
  const minutes = Math.floor(left / 60);
  const parts = {
    days: Math.floor(minutes / 1_440),
    hours: Math.floor((minutes % 1_440) / 60),
    minutes: minutes % 60,
  };
  const share = deadline > began ? Math.min(1, (left * 1_000) / (deadline - began)) : 1;
  return (
    <>
      <div className="reservation-free">
        <div>
          <p className="meta">{t("changes.freeFor")}</p>
          <p
            className="reservation-countdown"
            role="timer"
            aria-live="off"
            aria-label={t("time.spoken", parts)}
          >
            {(["days", "hours", "minutes"] as const).map((unit) => (
              <span key={unit}>
                <span className="num">{parts[unit]}</span>
                <small>{t(`time.${unit}`)}</small>
              </span>
            ))}
          </p>
        </div>
        <p>
          <b>{t.rich("changes.until", { time: moment(session.changeDeadline), num })}</b>
        </p>
      </div>
      <div className="reservation-meter" style={{ "--share": share }} aria-hidden="true" />
    </>
  );
}
