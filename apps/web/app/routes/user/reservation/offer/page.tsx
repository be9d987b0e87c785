import {
  acceptOffer,
  cancelReservation,
  readReservation,
} from "@takujo/contracts/generated/games/sdk.gen";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { useEffect } from "react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { clearBadge } from "../../../../shell/clear-badge.ts";
import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { problemOf, refusalSentence } from "../../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import { type Visit, visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { artUrl } from "../../../../ui/icon/art-url.ts";
import { Ground } from "../../../../ui/layout/ground.tsx";
import { Kern } from "../../../../ui/text/kern.tsx";
import { noShowRefusalText } from "../../../event/no-show.server.ts";
import type { Route } from "./+types/page.ts";
import { type Offer, readOffer } from "./offer.server.ts";
import { OfferHero } from "./offer-hero.tsx";
import { OfferNotes } from "./offer-notes.tsx";
import "./offer.css";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readOffer(context.get(visitContext), params.id);

export const action = ({ request, context, params }: Route.ActionArgs) =>
  answerOffer(request, context.get(visitContext), params.id);

export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const refusal = useActionAnswer<typeof action>();
  const { isOpen, reservation } = loaderData;
  useEffect(clearBadge, []);
  return (
    <main id="main">
      {refusal && isOpen && (
        <div role="alert" className="wrap offer-refusal">
          <Callout tone="danger">{refusal.refused}</Callout>
        </div>
      )}
      {isOpen ? (
        <>
          <OfferHero {...loaderData} />
          <OfferNotes {...loaderData} />
        </>
      ) : (
        <OfferOver reservation={reservation} />
      )}
    </main>
  );
}

const told = ["confirmed", "lapsed", "left", "waiting"] as const;

/** There is no offer, or no longer. */
function OfferOver({ reservation }: Pick<Offer, "reservation">) {
  const t = useTranslations("offer");
  const { id, event, state } = reservation;
  // An expired offer keeps its state until it is removed.
  const known = state === "offered" ? "lapsed" : (told.find((one) => one === state) ?? "other");
  return (
    <section className="offer-over cloth on-cloth">
      <Ground pattern="asanoha" size={92} />
      <div className="wrap offer-over-inner">
        <img src={artUrl.piece("boat", "#F4B223")} width="92" height="99" alt="" />
        <h1>
          <Kern>{t(`over.${known}.heading`)}</Kern>
        </h1>
        <p className="lead">{t(`over.${known}.lead`)}</p>
        <div className="offer-answers">
          <ButtonLink to={`/user/reservation/${id}/detail`} variant="gold">
            {t("detail")}
          </ButtonLink>
          <ButtonLink to={`/event/${event.slug}`} variant="ghost-cloth">
            {t("event")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const known = {
  "double-booked": "doubleBooked",
  "too-many-seats": "tooManySeats",
  "not-now": "over",
  "too-late": "over",
  "session-closed": "over",
  "session-full": "over",
} as const;

const seatsShape = /^[1-9]\d?$/;

/** Accepts or declines the offer. */
async function answerOffer(request: Request, visit: Visit, id: string) {
  const { games } = visit;
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "accept") {
    const wanted = String(form.get("seats") ?? "");
    const body = seatsShape.test(wanted) ? { seats: Number(wanted) } : {};
    const { data: receipt, error } = await acceptOffer({ client: games, path: { id }, body });
    return receipt ? redirect(await pageAfter(visit, id)) : await refuse(error, visit);
  }
  if (intent === "decline") {
    const { data: receipt, error } = await cancelReservation({ client: games, path: { id } });
    return receipt ? redirect(`/user/reservation/${id}/offer`) : await refuse(error, visit);
  }
  throw data(null, { status: 400 });
}

/** The ticket, or first the form for people who have not given their name yet. */
async function pageAfter({ games, locale }: Visit, id: string): Promise<string> {
  const { event, hasDetails } = unwrap(
    await readReservation({ client: games, path: { id }, query: { locale } }),
  );
  return `/event/${event.slug}/reservation/${id}/${hasDetails ? "success" : "edit"}`;
}

async function refuse(error: unknown, visit: Visit) {
  const { locale } = visit;
  const code = problemOf(error);
  if (code === "not-found") throw data(null, { status: 404 });
  if (code === "no-show-limit") {
    return data({ refused: await noShowRefusalText(visit) }, { status: 422 });
  }
  if (!code || !(code in known)) {
    return data({ refused: refusalSentence(error, locale) }, { status: 422 });
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["offer"]) });
  const refused = t(`offer.refusal.${known[code as keyof typeof known]}`);
  return data({ refused }, { status: 422 });
}
