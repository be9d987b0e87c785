import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { DoneNotice } from "../../../shell/done-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Callout } from "../../../ui/callout.tsx";
import { AccountFrame } from "../account-frame.tsx";
import type { Route } from "./+types/detail-page.ts";
import { ConfirmGiveBack } from "./detail/confirm-give-back.tsx";
import { DetailHead } from "./detail/detail-head.tsx";
import { Happened } from "./detail/happened.tsx";
import { Party } from "./detail/party.tsx";
import { CalendarPanel, VenuePanel } from "./detail/side-panels.tsx";
import { Standing } from "./detail/standing.tsx";
import { TicketBar, TicketPane } from "./detail/ticket-pane.tsx";
import { Told } from "./detail/told.tsx";
import { readDetail } from "./server-detail.ts";
import { giveBack } from "./server-give-back.ts";
import "./detail.css";
import "./detail/ticket-pane.css";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const detail = await readDetail(context.get(visitContext), params.id);
  /** What somebody without JavaScript is asked. */
  const isAsked = url.searchParams.get("ask") === "cancel" && detail.reservation.may.cancel;
  return { ...detail, isAsked };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  giveBack(request, context.get(visitContext), params.id);

export default function ReservationDetail({ loaderData }: Route.ComponentProps) {
  const { reservation, about, qr, now, isAsked } = loaderData;
  const t = useTranslations("accountReservation.detail.done");
  const refusal = useActionData<typeof action>();
  return (
    <AccountFrame up="user-reservation">
      <DoneNotice
        words={{
          cancelled: t("cancelled"),
          left: t("left"),
          changed: t("changed"),
          waiting: t("waiting"),
        }}
      />
      {refusal && (
        <div role="alert" className="account-notice">
          <Callout tone="danger">{refusal.refused}</Callout>
        </div>
      )}
      {isAsked && <ConfirmGiveBack reservation={reservation} about={about} />}
      <div className="reservation-detail">
        <div className="reservation-detail-main">
          <DetailHead reservation={reservation} />
          <Standing reservation={reservation} about={about} now={now} />
          {qr && reservation.hasDetails && <Party reservation={reservation} />}
          <Told reservation={reservation} />
          <Happened history={reservation.history} />
        </div>
        <aside className="reservation-detail-side">
          {qr && <TicketPane reservation={reservation} qr={qr} />}
          {reservation.state === "confirmed" && <CalendarPanel id={reservation.id} />}
          {about && <VenuePanel venue={about.venue} event={reservation.event} />}
        </aside>
      </div>
      {reservation.state === "confirmed" && <TicketBar reservation={reservation} />}
    </AccountFrame>
  );
}
