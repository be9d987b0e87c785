import { sellerRows } from "@takujo/contracts/content/site-settings-fields";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { data } from "react-router";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { siteSettings } from "../../../shell/site/site.server.ts";
import { isSellerWhole, textOf } from "../../../shell/site/venue.server.ts";
import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import "./seller.css";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const settings = siteSettings();
  if (!isSellerWhole(settings)) throw data(null, { status: 404 });
  const t = createTranslator({ locale, messages: messagesOf(locale, ["seller"]) });
  return {
    head: { description: t("seller.description") },
    rows: sellerRows.map((row) => ({ row, ...textOf(settings.seller[row], locale) })),
  };
}

export default function Seller({ loaderData: { rows } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <main id="main" className="wrap seller">
      <h1>{t("titles.seller")}</h1>
      <dl className="seller-rows">
        {rows.map(({ row, text, lang }) => (
          <div key={row}>
            <dt>{t(`seller.rows.${row}`)}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
