import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";

/** Without scripts seats do not come by themselves; the same page is then asked for with them. */
export function LiveLink({ to }: { to: string }) {
  const t = useTranslations("event");
  return (
    <noscript>
      <p className="event-live">
        <Link to={to}>{t("live")}</Link>
      </p>
    </noscript>
  );
}
