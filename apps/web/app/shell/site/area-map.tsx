import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../routing/use-locale.ts";

/** Drawn on the server, if the organizer named what is on it. Pages that use it need the message set `areaMap`. */
export function AreaMap() {
  const t = useTranslations("areaMap");
  const locale = useLocale();
  const start = t("start");
  if (!start) return null;
  return (
    <img
      className="area-map"
      src={`/${locale}/area-map.svg`}
      alt={t("label", { start })}
      width="580"
      height="420"
      loading="lazy"
    />
  );
}
