import { useTranslations } from "@takujo/i18n/react";
import { useEffect } from "react";
import { clearBadge } from "../../../../shell/clear-badge.ts";
import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { artUrl } from "../../../../ui/icon/art-url.ts";
import { Ground } from "../../../../ui/layout/ground.tsx";
import { Kern } from "../../../../ui/text/kern.tsx";
import type { Route } from "./+types/page.ts";
import { answerOffer } from "./answer-offer.server.ts";
import { type Offer, readOffer } from "./offer.server.ts";
import { OfferHero } from "./offer-hero.tsx";
import { OfferNotes } from "./offer-notes.tsx";
import "./offer.css";

export { record as handle } from "./record.ts";

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
