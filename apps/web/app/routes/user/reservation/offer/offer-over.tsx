import { useTranslations } from "@takujo/i18n/react";
import { artUrl } from "../../../../ui/art-url.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Ground } from "../../../../ui/ground.tsx";
import { Kern } from "../../../../ui/kern.tsx";
import type { Offer } from "./server-offer.ts";

const told = ["confirmed", "lapsed", "left", "waiting"] as const;

/** Nothing is offered, or no longer. */
export function OfferOver({ reservation }: Pick<Offer, "reservation">) {
  const t = useTranslations("offer");
  const { id, event, state } = reservation;
  // An offer whose time is over stays one until it is cleared away.
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
