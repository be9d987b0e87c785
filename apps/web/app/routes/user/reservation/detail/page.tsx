import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
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
import { issueReceipt, reissueReceipt } from "./receipt.server.ts";
import { Receipts } from "./receipts.tsx";
import { MissingDetails, ReservationStatus } from "./reservation-status.tsx";
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const intent = (await readForm(request.clone())).get("intent");
  if (intent === "receipt") return issueReceipt(request, visit, params.id);
  if (intent === "reissue") return reissueReceipt(request, visit, params.id);
  return giveBack(request, visit, params.id);
}

/** Of what is sent without a form's own answer: giving the seats back, and everything without JavaScript. */
type Refusal = { refused: string } | FormRefusal;

export default function ReservationDetail({ loaderData }: Route.ComponentProps) {
  const { reservation, about, qr, forgetTicketAt, now, isAsked, receipts, nonce, noShows } =
    loaderData;
  const t = useTranslations("accountReservation.detail.done");
  const receiptDone = useTranslations("accountReservation.receipt.done");
  const refusal = useActionAnswer<Refusal>();
  const sentence = refusal && "refused" in refusal && refusal.refused;
  const { id, event } = reservation;
  const isStored = useStoredTicket({ id, slug: event.slug, forgetAt: forgetTicketAt });
  const side = (
    <aside className="reservation-detail-side">
      {qr && <TicketPane {...{ reservation, qr, isStored, now }} />}
      {reservation.state === "confirmed" && <CalendarPanel id={reservation.id} />}
      {about && <VenuePanel venue={about.venue} event={reservation.event} />}
    </aside>
  );
  return (
    <AccountFrame up="userReservation">
      <OutcomeNotice
        words={{
          cancelled: t("cancelled"),
          left: t("left"),
          changed: t("changed"),
          waiting: t("waiting"),
          issued: receiptDone("issued"),
          reissued: receiptDone("reissued"),
        }}
      />
      {sentence && (
        <div role="alert" className="account-notice">
          <Callout tone="danger">{sentence}</Callout>
        </div>
      )}
      {isAsked && <ConfirmGiveBack reservation={reservation} about={about} />}
      <div className="reservation-detail">
        <div className="reservation-detail-head">
          <DetailHead reservation={reservation} />
          {reservation.state === "confirmed" && !reservation.hasDetails && (
            <MissingDetails reservation={reservation} />
          )}
        </div>
        {/* Whoever has a ticket looks for it first, and for the rules later. */}
        {qr && side}
        <div className="reservation-detail-main">
          <ReservationStatus {...{ reservation, about, now, noShows }} />
          {qr && reservation.hasDetails && <Party reservation={reservation} />}
          {receipts && (
            <Receipts
              id={id}
              receipts={receipts}
              nonce={nonce}
              refusal={refusal && "values" in refusal ? refusal : undefined}
            />
          )}
          <GivenDetails reservation={reservation} />
          <History history={reservation.history} />
        </div>
        {!qr && side}
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
