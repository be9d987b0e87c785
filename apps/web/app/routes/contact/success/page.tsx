import { type ContactCategory, contactCategories } from "@takujo/contracts/inbox/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useSite } from "../../../shell/site/site.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Calendar, House } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import type { Route } from "./+types/page.ts";
import "../contact.css";

const receiptShape = /^\d{4}-\d{4}-[0-9A-Z]{4}$/;

/** Everything shown is in the address, which may also be opened directly. */
export function loader({ url }: Route.LoaderArgs) {
  const receipt = url.searchParams.get("receipt") ?? "";
  const category = url.searchParams.get("category") as ContactCategory | null;
  if (!receiptShape.test(receipt)) return { receipt: null, category: null };
  return {
    receipt,
    category: category && contactCategories.includes(category) ? category : null,
  };
}

export default function ContactSuccess({ loaderData }: Route.ComponentProps) {
  const { receipt, category } = loaderData;
  const t = useTranslations("contact");
  const { venue } = useSite();
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
          <p className="lead">{t("success.lead")}</p>
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
          {t.rich(venue.line ? "success.late" : "success.lateByForm", {
            contact: (text) => <Link to="/contact">{text}</Link>,
            line: (text) => <Link to="/line">{text}</Link>,
          })}
        </Callout>
      </div>
    </main>
  );
}
