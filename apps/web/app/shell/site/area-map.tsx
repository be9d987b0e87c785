import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../routing/use-locale.ts";

/** The venue that the map below shows. */
export const drawnVenue = "takujo-house-kanda";

/** Drawn on the server. Pages that use it need the message set `areaMap`. */
export function AreaMap() {
  const t = useTranslations("areaMap");
  const locale = useLocale();
  return (
    <img
      className="area-map"
      src={`/${locale}/area-map.svg`}
      alt={t("label")}
      width="580"
      height="420"
      loading="lazy"
    />
  );
}
