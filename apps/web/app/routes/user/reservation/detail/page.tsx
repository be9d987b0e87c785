import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionData } from "react-router";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { useStoredTicket } from "../../../reservation/offline/use-stored-ticket.ts";
import { AccountFrame } from "../../account-frame.tsx";
import { useGiveBackWords } from "../use-give-back-words.ts";
import type { Route } from "./+types/page.ts";
import { type Detail, readDetail } from "./detail.server.ts";
import { DetailHead } from "./detail-head.tsx";
import { giveBack } from "./give-back.server.ts";
import { GivenDetails } from "./given-details.tsx";
import { History } from "./history.tsx";
import { Party } from "./party.tsx";
import { Policy } from "./policy.tsx";
import { ReservationStatus } from "./reservation-status.tsx";
import { CalendarPanel, VenuePanel } from "./side-panels.tsx";
import { TicketBar, TicketPane } from "./ticket-pane.tsx";
import "./detail.css";
import "./ticket-pane.css";

export { record as handle } from "./record.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const detail = await readDetail(context.get(visitContext), params.id);
  /** The question without JavaScript. */
  const isAsked = url.searchParams.get("ask") === "cancel" && detail.reservation.may.cancel;
  return { ...detail, isAsked };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  giveBack(request, context.get(visitContext), params.id);

export default function ReservationDetail({ loaderData }: Route.ComponentProps) {
  const { reservation, about, qr, forgetTicketAt, now, isAsked } = loaderData;
  const t = useTranslations("accountReservation.detail.done");
  const refusal = useActionData<typeof action>();
  const { id, event } = reservation;
  const isStored = useStoredTicket({ id, slug: event.slug, forgetAt: forgetTicketAt });
  return (
    <AccountFrame up="userReservation">
      <OutcomeNotice
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
          <ReservationStatus reservation={reservation} about={about} now={now} />
          {qr && reservation.hasDetails && <Party reservation={reservation} />}
          <GivenDetails reservation={reservation} />
          <History history={reservation.history} />
        </div>
        <aside className="reservation-detail-side">
          {qr && <TicketPane {...{ reservation, qr, isStored, now }} />}
          {reservation.state === "confirmed" && <CalendarPanel id={reservation.id} />}
          {about && <VenuePanel venue={about.venue} event={reservation.event} />}
        </aside>
      </div>
      {reservation.state === "confirmed" && <TicketBar reservation={reservation} />}
    </AccountFrame>
  );
}

/** The dialog's question, without JavaScript. */
function ConfirmGiveBack({ reservation, about }: Pick<Detail, "reservation" | "about">) {
  const t = useTranslations("accountReservation.detail");
  const { title, body, accept, dismiss } = useGiveBackWords(reservation);
  const page = `/user/reservation/${reservation.id}/detail`;
  return (
    <section className="reservation-confirm" aria-labelledby="reservation-confirm">
      <h2 id="reservation-confirm">{title}</h2>
      <p>{body}</p>
      {reservation.state === "confirmed" && <Policy about={about} title={t("changes.policy")} />}
      <Form method="post" action={page}>
        <Button type="submit" name="intent" value="cancel" variant="danger">
          {accept}
        </Button>
        <ButtonLink to={page} variant="line">
          {dismiss}
        </ButtonLink>
      </Form>
    </section>
  );
}
