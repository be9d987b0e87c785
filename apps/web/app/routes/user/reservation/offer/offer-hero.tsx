import { clock, formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { useSecondsUntil } from "../../../../shell/use-seconds-until.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { Hourglass } from "../../../../ui/feedback/hourglass.tsx";
import { Ground } from "../../../../ui/layout/ground.tsx";
import { Kern } from "../../../../ui/text/kern.tsx";
import { Countdown } from "../countdown.tsx";
import { useMoment } from "../use-moment.ts";
import type { Offer } from "./offer.server.ts";
import { OfferCard } from "./offer-card.tsx";

export function OfferHero({ reservation, name, now, offeredAt }: Offer) {
  const t = useTranslations("offer");
  const moment = useMoment();
  const { seats, wantedSeats, session } = reservation;
  const isPart = wantedSeats !== null && seats < wantedSeats;
  const isLate = now >= Date.parse(session.changeDeadline);
  return (
    <section className="offer-hero cloth on-cloth">
      <Ground pattern="asanoha" size={92} />
      <div className="wrap offer-hero-inner">
        <div>
          <p className="offer-small">{name ? t("toName", { name }) : t("toYou")}</p>
          <h1>
            <Kern>{t("heading")}</Kern>
          </h1>
          <p className="lead">
            {isPart
              ? t("lead.part", { wanted: wantedSeats, count: seats })
              : t("lead.all", { count: seats })}
          </p>
          <OfferClock until={reservation.expiresAt ?? ""} now={now} offeredAt={offeredAt} />
          <Form method="post" className="offer-answers">
            <Button type="submit" name="intent" value="accept" variant="gold" size="large">
              {t("take", { count: seats })}
            </Button>
            <Button type="submit" name="intent" value="decline" variant="ghost-cloth" size="large">
              {t("pass")}
            </Button>
          </Form>
          <p className="offer-small">
            {isLate ? t("lateNote") : t("note", { time: moment(session.changeDeadline) })}
          </p>
        </div>
        <OfferCard reservation={reservation} />
      </div>
    </section>
  );
}

function OfferClock({ until, now, offeredAt }: { until: string; now: number; offeredAt: number }) {
  const t = useTranslations("offer");
  const locale = useLocale();
  const end = Date.parse(until);
  const left = useSecondsUntil(end, now) * 1_000;
  const share = end > offeredAt ? Math.min(1, left / (end - offeredAt)) : 1;
  return (
    <>
      <div className="offer-clock">
        <Hourglass className="offer-glass" />
        <div>
          <small>{t("left")}</small>
          <p>
            <Countdown until={until} now={now} />
          </p>
          <small>{t("until", { time: `${formatFullDay(until, locale)} ${clock(until)}` })}</small>
        </div>
      </div>
      <div className="offer-meter" style={{ "--share": share }} aria-hidden="true" />
    </>
  );
}
