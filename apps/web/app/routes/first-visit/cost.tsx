import { useTranslations } from "@takujo/i18n/react";
import { Tag } from "../../ui/action/tag.tsx";
import { Clock } from "../../ui/generated/icons.ts";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import type { priceView } from "./prices.server.ts";

export function Cost({ prices }: { prices: ReturnType<typeof priceView> }) {
  const t = useTranslations("firstVisit.cost");
  const { kinds, hasFree } = prices;
  return (
    <section className="section wrap" aria-labelledby="cost">
      <SectionHead id="cost" title={t("heading")} face={1} note={t("note")} />
      {kinds.length > 0 ? (
        <ul className="first-prices">
          {kinds.map(({ kind, fees, hours }) => (
            <li key={kind} className="first-price" data-kind={kind}>
              <h3>{t(`${kind}.title`)}</h3>
              <p className="first-price-sum num">{fees}</p>
              <p className="muted">{t(`${kind}.body`)}</p>
              <Tag icon={<Clock />}>{hours}</Tag>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("unknown")}</p>
      )}
      <div className="first-pay">
        <h3 className="first-pay-title">{t("payHeading")}</h3>
        <p className="first-pay-way">{t("payBy")}</p>
      </div>
      <p className="muted">{t("payNote")}</p>
      {hasFree && <p className="muted">{t("free")}</p>}
    </section>
  );
}
