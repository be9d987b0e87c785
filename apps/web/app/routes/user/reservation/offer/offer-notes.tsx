import { formatHours } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Bell, Clock, Users } from "../../../../ui/generated/icons.ts";
import type { Offer } from "./offer.server.ts";

export function OfferNotes({ reservation, overlap }: Offer) {
  const t = useTranslations("offer");
  return (
    <section className="wrap offer-notes">
      <div className="offer-panels">
        <div className="panel">
          <Clock />
          <h2>{t("silence.title")}</h2>
          <p>{t("silence.body")}</p>
        </div>
        <div className="panel">
          <Users />
          <Fewer reservation={reservation} />
        </div>
        <div className="panel">
          <Bell />
          <h2>{t("night.title")}</h2>
          <p>{t("night.body")}</p>
        </div>
      </div>
      <Overlap overlap={overlap} />
    </section>
  );
}

/** For a party that accepts fewer seats. A party that stays together takes all, and may release some later. */
function Fewer({ reservation }: Pick<Offer, "reservation">) {
  const t = useTranslations("offer");
  const { seats, minSeats } = reservation;
  const min = minSeats ?? seats;
  const choices = Array.from({ length: Math.max(0, seats - min) }, (_, index) => min + index);
  if (choices.length === 0) {
    return (
      <>
        <h2>{t("together.title")}</h2>
        <p>{t("together.body")}</p>
      </>
    );
  }
  return (
    <>
      <h2>{t("fewer.title")}</h2>
      <p>{t("fewer.body")}</p>
      <Form method="post" className="offer-fewer">
        <input type="hidden" name="intent" value="accept" />
        {choices.map((count) => (
          <Button key={count} type="submit" name="seats" value={count} variant="line" size="small">
            {t("fewer.submit", { count })}
          </Button>
        ))}
      </Form>
    </>
  );
}

function Overlap({ overlap }: Pick<Offer, "overlap">) {
  const t = useTranslations("offer");
  const locale = useLocale();
  if (overlap === undefined) return null;
  if (overlap === null) return <Callout tone="success">{t("noOverlap")}</Callout>;
  const { id, event, session } = overlap;
  const time = formatHours(session.startsAt, session.endsAt, locale);
  return (
    <Callout tone="warning" title={t("overlap.title")}>
      <p>{t("overlap.body", { title: event.title, time })}</p>
      <Link to={`/user/reservation/${id}/detail#change`}>{t("overlap.see")}</Link>
    </Callout>
  );
}
