import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link, redirect } from "react-router";
import { useSite } from "../../../shell/site/site.ts";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Calendar, Clock, Printer, Ticket, Undo2, Users } from "../../../ui/generated/icons.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { momentOf } from "../moment.server.ts";
import { forgetTicketAt } from "../offline/forget-ticket.server.ts";
import { useStoredTicket } from "../offline/use-stored-ticket.ts";
import { detailPath, ownReservation, pathOf } from "../own-reservation.server.ts";
import { ReservationTicket } from "../reservation-ticket.tsx";
import { ticketQr } from "../ticket-qr.server.ts";
import type { Route } from "./+types/page.ts";
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
  const { id, code, seats, sum, prices, name, nickname, hasDetails } = reservation;
  return {
    reservation: { id, code, seats, sum, prices, name, nickname, hasDetails, event, session },
    qr: ticketQr(code),
    forgetTicketAt: forgetTicketAt(reservation),
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
  const { id, event } = reservation;
  const isStored = useStoredTicket({ id, slug: event.slug, forgetAt: loaderData.forgetTicketAt });
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
          <TicketActions id={id} />
          <p className="reserved-offline">{isStored && t("stored")}</p>
        </div>
      </section>
      <BeforeTheDay doors={doors} starts={starts} deadline={deadline} />
    </main>
  );
}

type BeforeTheDayProps = { doors: string; starts: string; deadline: string | null };

function BeforeTheDay({ doors, starts, deadline }: BeforeTheDayProps) {
  const t = useTranslations("reserving.success");
  const { line } = useSite().venue;
  return (
    <section className="wrap reserved-before" aria-labelledby="before">
      <h2 id="before">{t("before")}</h2>
      <div className="reserved-cards">
        <div className="panel">
          <Clock />
          <h3>{t("doors", { time: doors })}</h3>
          <p>
            {t.rich(line ? "doorsBody" : "doorsBodyByForm", {
              time: starts,
              line: (text) => <Link to={line ? "/line" : "/contact"}>{text}</Link>,
            })}
          </p>
        </div>
        <div className="panel">
          <Undo2 />
          <h3>{t("change")}</h3>
          <p>{deadline ? t("changeBody", { time: deadline }) : t("changeOver")}</p>
        </div>
        <div className="panel">
          <Users />
          <h3>{t("people")}</h3>
          <p>{t("peopleBody")}</p>
        </div>
      </div>
    </section>
  );
}

function TicketActions({ id }: { id: string }) {
  const t = useTranslations("reserving.success");
  return (
    <div className="reserved-actions">
      <ButtonLink
        to={`/user/reservation/${id}/calendar.ics`}
        reloadDocument
        variant="gold"
        icon={<Calendar />}
      >
        {t("calendar")}
      </ButtonLink>
      <span className="needs-script">
        <Button variant="ghost-cloth" icon={<Printer />} onClick={() => window.print()}>
          {t("print")}
        </Button>
      </span>
      <ButtonLink to={`/user/reservation/${id}/detail`} variant="ghost-cloth" icon={<Ticket />}>
        {t("detail")}
      </ButtonLink>
    </div>
  );
}
