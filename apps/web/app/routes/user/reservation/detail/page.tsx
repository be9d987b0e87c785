import type { Transition } from "@takujo/contracts/generated/games/types.gen";
import { clock, formatFigures, withTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Timeline } from "../../../../ui/data/timeline.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { Check, Send } from "../../../../ui/generated/icons.ts";
import { useStoredTicket } from "../../../reservation/offline/use-stored-ticket.ts";
import { AccountHead } from "../../account-frame.tsx";
import { useGiveBackWords } from "../use-give-back-words.ts";
import { useMoment } from "../use-moment.ts";
import type { Route } from "./+types/page.ts";
import { type Detail, giveBack, readDetail } from "./detail.server.ts";
import { DetailHead } from "./detail-head.tsx";
import { Policy } from "./policy.tsx";
import { issueReceipt, reissueReceipt } from "./receipt.server.ts";
import { Receipts } from "./receipts.tsx";
import { MissingDetails, ReservationStatus } from "./reservation-status.tsx";
import { CalendarPanel, GivenDetails, VenuePanel } from "./side-panels.tsx";
import { TicketBar, TicketPane } from "./ticket-pane.tsx";
import "./detail.css";
import "./ticket-pane.css";

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

/** Of forms without an answer of their own: giving seats back, and everything without JavaScript. */
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
    <>
      <AccountHead up="userReservation" />
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
        {/* People with a ticket look for it first, and for the rules later. */}
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
    </>
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

/** Newest first. */
function History({ history }: { history: Transition[] }) {
  const t = useTranslations("accountReservation.history");
  const noteOf = useNote();
  const locale = useLocale();
  if (history.length === 0) return null;
  const steps = history.toReversed().map((transition, index) => ({
    id: `${transition.at} ${transition.cause}`,
    time: withTime(formatFigures(transition.at, locale), clock(transition.at), locale),
    what: <b>{t(`cause.${transition.cause}`)}</b>,
    detail: noteOf(transition),
    state: index === 0 ? ("now" as const) : ("done" as const),
  }));
  return (
    <section className="account-section" aria-labelledby="happened">
      <h2 className="account-subhead" id="happened">
        {t("heading")}
      </h2>
      <Timeline dates steps={steps} />
    </section>
  );
}

const withMail = ["late-cancel", "call-off", "event-changed", "event-cancelled", "go-ahead"];
const withSeats = ["hold", "change"];

function useNote() {
  const t = useTranslations("accountReservation.history");
  const moment = useMoment();

  function ofCause({ cause, seats, until, position }: Transition): string | undefined {
    if (cause === "offer" && until) return t("note.until", { count: seats, time: moment(until) });
    if (cause === "join" && position) return t("note.place", { count: seats, position });
    if (cause === "confirm" || cause === "accept") return t("note.mailed", { count: seats });
    if (cause === "arrive") return t("note.arrived", { count: seats });
    if (cause === "lapse" || cause === "decline") return t("note.nextInLine");
    if (withMail.includes(cause)) return t("note.told");
    return withSeats.includes(cause) ? t("note.seats", { count: seats }) : undefined;
  }

  return (transition: Transition): string | undefined => {
    const organizer = transition.madeBy === "organizer" ? t("byOrganizer") : undefined;
    return [ofCause(transition), organizer].filter(Boolean).join(" ") || undefined;
  };
}

function Party({ reservation }: Pick<Detail, "reservation">) {
  const t = useTranslations("accountReservation.detail.party");
  const { id, seats, name, nickname, guests } = reservation;
  /** Guests without a name are listed too. */
  const others = Array.from({ length: Math.max(0, seats - 1) }, (_, index) => ({
    seat: index + 2,
    guest: guests[index],
  }));
  return (
    <section className="account-section" aria-labelledby="party">
      <h2 className="account-subhead" id="party">
        {t("heading")}
      </h2>
      <ul className="party-list">
        <li>
          <i aria-hidden="true">
            <Check />
          </i>
          <span>
            {nickname || t("you")}
            <small>{t("leader", { name })}</small>
          </span>
        </li>
        {others.map(({ seat, guest }) => (
          <li key={seat}>
            <i aria-hidden="true">
              <Check />
            </i>
            <span>
              {guest?.nickname || t("unnamed")}
              <small>{t("guest")}</small>
            </span>
            {guest && (
              <Tag tone={guest.language === "en" ? "blue" : "plain"}>
                {t(`languages.${guest.language}`)}
              </Tag>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={`/user/reservation/${id}/friends`}
        variant="line"
        size="small"
        icon={<Send />}
      >
        {t("friends")}
      </ButtonLink>
    </section>
  );
}
