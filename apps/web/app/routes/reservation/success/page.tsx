import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import { Ground } from "../../../ui/ground.tsx";
import { Kern } from "../../../ui/kern.tsx";
import { ReservationTicket } from "../reservation-ticket.tsx";
import { momentOf } from "../server-moment.ts";
import { detailPath, ownReservation, pathOf } from "../server-own-reservation.ts";
import { ticketQr } from "../server-ticket-qr.ts";
import type { Route } from "./+types/page.ts";
import { BeforeTheDay } from "./before-the-day.tsx";
import { TicketActions } from "./ticket-actions.tsx";
import "./success.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const reservation = await ownReservation(visit, params);
  const { state, may, session, event } = reservation;
  if (may.confirm) throw redirect(pathOf(params, "edit"));
  if (state !== "confirmed" && state !== "attended") throw redirect(detailPath(params.id));
  const { user } = await visit.visitor();
  const { changeDeadline, decisionDeadline, isDecided, minPlayers } = session;
  const isPending = minPlayers !== null && decisionDeadline !== null && !isDecided;
  const { id, code, seats, name, nickname, hasDetails } = reservation;
  return {
    reservation: { id, code, seats, name, nickname, hasDetails, event, session },
    qr: ticketQr(code),
    email: user?.email ?? "",
    pending: isPending
      ? { count: minPlayers, time: momentOf(decisionDeadline, visit.locale) }
      : null,
    doors: clock(event.doorsAt),
    starts: clock(session.startsAt),
    deadline:
      Date.parse(changeDeadline) > Date.now() ? momentOf(changeDeadline, visit.locale) : null,
  };
}

export default function ReservationSuccess({ loaderData }: Route.ComponentProps) {
  const { reservation, qr, email, pending, doors, starts, deadline } = loaderData;
  const t = useTranslations("reserving.success");
  return (
    <main id="main">
      <section className="reserved cloth">
        <Ground pattern="kikko" />
        <div className="wrap reserved-inner">
          <h1>
            <Kern>{t("heading")}</Kern>
          </h1>
          <p className="lead">{t("lead", { email })}</p>
          {pending && <p className="lead">{t("pending", pending)}</p>}
          <ReservationTicket reservation={reservation} qr={qr} />
          <TicketActions id={reservation.id} />
        </div>
      </section>
      <BeforeTheDay doors={doors} starts={starts} deadline={deadline} />
    </main>
  );
}
