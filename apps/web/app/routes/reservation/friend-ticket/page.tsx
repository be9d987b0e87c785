import {
  choosePlate,
  readFriendsCompany,
  readFriendTicket,
  returnFriendSeat,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { FriendTicket } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { data, redirect, useNavigation } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Calendar, Info } from "../../../ui/generated/icons.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { NotePanel } from "../../../ui/layout/note-panel.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { AttendeePlates } from "../attendees.tsx";
import { friendRefusal } from "../friend/friend.server.ts";
import { friendTicketPath } from "../friend/friend-path.ts";
import { tokenIn } from "../guest/guest.server.ts";
import { ReservationTicket } from "../reservation-ticket.tsx";
import { ticketQr } from "../ticket-qr.server.ts";
import { useKindName } from "../use-price-lines.ts";
import type { Route } from "./+types/page.ts";
import "../guest/guest.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readFriendTicketPage(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveFriendTicket(request, context.get(visitContext));

/** The ticket of a friend's place in a party. */
export default function FriendTicketPage({ loaderData }: Route.ComponentProps) {
  const { token, ticket, qr, attendees } = loaderData;
  const t = useTranslations("friendSeat");
  const kindName = useKindName();
  const refusal = useActionAnswer<typeof action>();
  return (
    <main id="main">
      <section className="guest cloth on-cloth">
        <Ground pattern="asanoha" />
        <div className="wrap guest-inner">
          <Heading ticket={ticket} />
          {refusal && (
            <div role="alert" className="guest-refusal">
              <Callout tone="danger">{refusal.refused}</Callout>
            </div>
          )}
          {ticket && qr && (
            <>
              <ReservationTicket
                reservation={shownTicket(ticket)}
                kind={kindName(ticket, ticket.event)}
                qr={qr}
              />
              {ticket.senderPays && ticket.yen > 0 && (
                <p>{t("senderPays", { sender: ticket.sender })}</p>
              )}
              <ButtonLink
                to={`/reservation/friend/calendar.ics?${new URLSearchParams({ token })}`}
                reloadDocument
                variant="gold"
                icon={<Calendar />}
              >
                {t("ticket.calendar")}
              </ButtonLink>
            </>
          )}
          {ticket && !qr && (
            <ButtonLink to={`/event/${ticket.event.slug}`} variant="gold">
              {t("event")}
            </ButtonLink>
          )}
        </div>
      </section>
      {ticket && qr && (
        <div className="wrap guest-below">
          <NotePanel icon={<Info />} title={t("ticket.save")}>
            {t("ticket.saveText")} {ticket.hasMail && t("ticket.mailText")}
          </NotePanel>
          {attendees && (
            <AttendeePlates
              attendees={attendees}
              action={friendTicketPath(token)}
              token={token}
              hasNickname
            />
          )}
          {ticket.mayReturn && <ReturnForm token={token} sender={ticket.sender} />}
          <p className="meta">{t("ticket.secret")}</p>
        </div>
      )}
    </main>
  );
}

function Heading({ ticket }: { ticket: FriendTicket | null }) {
  const t = useTranslations("friendSeat");
  const [heading, lead] = wordsFor(ticket, t);
  return (
    <>
      <h1>
        <Kern>{heading}</Kern>
      </h1>
      <p className="lead">{lead}</p>
    </>
  );
}

type Words = ReturnType<typeof useTranslations<"friendSeat">>;

function wordsFor(ticket: FriendTicket | null, t: Words): [string, string] {
  if (!ticket) return [t("invalid.heading"), t("invalid.lead")];
  const { state, nickname: name, sender } = ticket;
  if (state === "returned") return [t("ticket.returned"), t("ticket.returnedLead")];
  return state === "confirmed" || state === "attended"
    ? [t("ticket.heading"), t("ticket.lead", { name })]
    : [t("ticket.over"), t("ticket.overLead", { sender })];
}

const shownTicket = ({ code, event, session, nickname, senderPays, yen }: FriendTicket) => ({
  ...{ code, event, session, nickname },
  seats: 1,
  sum: senderPays ? 0 : yen,
  name: nickname,
  hasDetails: true,
});

/** Opened by hand, so that one press too many gives nothing back. */
function ReturnForm({ token, sender }: { token: string; sender: string }) {
  const t = useTranslations("friendSeat.ticket");
  const { state } = useNavigation();
  return (
    <details className="panel guest-cancel">
      <summary>{t("giveBack")}</summary>
      <Form method="post" action={friendTicketPath(token)}>
        <input type="hidden" name="token" value={token} />
        <p>{t("giveBackText", { sender })}</p>
        <Button
          type="submit"
          name="intent"
          value="return"
          variant="danger"
          loading={state === "submitting"}
        >
          {t("giveBackSubmit")}
        </Button>
      </Form>
    </details>
  );
}

const withTicket = ["confirmed", "attended"];

async function readFriendTicketPage({ games, locale }: Visit, query: URLSearchParams) {
  const token = tokenIn(query.get("token"));
  const nothing = { token, ticket: null, qr: null, attendees: null };
  if (!token) return nothing;
  const [result, { data: attendees = null }] = await Promise.all([
    readFriendTicket({ client: games, path: { token }, query: { locale } }),
    readFriendsCompany({ client: games, path: { token } }),
  ]);
  if (problemOf(result.error) === "not-found") return nothing;
  const ticket = unwrap(result);
  const qr = withTicket.includes(ticket.state) ? ticketQr(ticket.code) : null;
  return { ...nothing, ticket, qr, attendees };
}

/** Gives the seat back, or shows and hides the name. */
async function receiveFriendTicket(request: Request, { games: client, locale }: Visit) {
  const form = await readForm(request);
  const token = tokenIn(form.get("token"));
  const intent = form.get("intent");
  if (intent === "plate") {
    const showsName = form.get("showsName") === "on";
    const { data: chosen, error } = await choosePlate({ client, body: { token, showsName } });
    return chosen ? redirect(friendTicketPath(token)) : refuse(error);
  }
  if (intent !== "return") throw data(null, { status: 400 });
  const { data: ended, error } = await returnFriendSeat({ client, body: { token } });
  return ended ? redirect(friendTicketPath(token)) : refuse(error);

  function refuse(error: unknown) {
    return data({ refused: friendRefusal(error, locale) }, { status: 422 });
  }
}
