import { type ContactCategory, contactCategories } from "@takujo/contracts/platform/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { visitContext } from "../../shell/visit.ts";
import { artUrl } from "../../ui/art-url.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Calendar, House } from "../../ui/generated/icons.ts";
import { Ground } from "../../ui/ground.tsx";
import { Kern } from "../../ui/kern.tsx";
import { FactList } from "../../ui/panel.tsx";
import type { Route } from "./+types/success-page.ts";
import { replyDay } from "./server-reply-day.ts";
import "./contact.css";

const receiptShape = /^\d{4}-\d{4}-[0-9A-Z]{4}$/;

/** The address carries what is shown; it may also be opened by itself. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const receipt = url.searchParams.get("receipt") ?? "";
  const category = url.searchParams.get("category") as ContactCategory | null;
  if (!receiptShape.test(receipt)) return { receipt: null, category: null, day: null };
  return {
    receipt,
    category: category && contactCategories.includes(category) ? category : null,
    day: replyDay(receipt, locale),
  };
}

export default function ContactSuccess({ loaderData }: Route.ComponentProps) {
  const { receipt, category, day } = loaderData;
  const t = useTranslations("contact");
  const facts = [
    ...(receipt
      ? [{ term: t("success.receipt"), detail: <span className="num">{receipt}</span> }]
      : []),
    ...(category ? [{ term: t("success.category"), detail: t(`categories.${category}`) }] : []),
    { term: t("success.copy"), detail: t("success.copyBody") },
  ];
  return (
    <main id="main">
      <section className="contact-done cloth">
        <Ground pattern="seigaiha" size={92} />
        <div className="wrap contact-done-inner">
          <img src={artUrl.piece("boat", "#F4B223")} width="92" height="99" alt="" />
          <h1>
            <Kern>{t("success.heading")}</Kern>
          </h1>
          <p className="lead">{day ? t("success.lead", { day }) : t("success.leadWithoutDay")}</p>
          <div className="contact-slip">
            <FactList facts={facts} />
          </div>
          <div className="contact-done-actions">
            <ButtonLink to="/" variant="gold" icon={<House />}>
              {t("success.home")}
            </ButtonLink>
            <ButtonLink to="/event" variant="ghost-cloth" icon={<Calendar />}>
              {t("success.events")}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="wrap contact-late">
        <Callout>
          {t.rich("success.late", {
            contact: (text) => <Link to="/contact">{text}</Link>,
            line: (text) => <Link to="/line">{text}</Link>,
          })}
        </Callout>
      </div>
    </main>
  );
}
