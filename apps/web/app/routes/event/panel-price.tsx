import { useTranslations } from "@takujo/i18n/react";
import type { ItemView } from "./server-item.ts";

export function PanelPrice({ price, isFree }: Pick<ItemView, "price" | "isFree">) {
  const t = useTranslations("event");
  return (
    <p className="event-panel-price num">
      {price}
      {!isFree && <small>{t("seat")}</small>}
    </p>
  );
}
