import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";

/** Without scripts seats are not updated, so the link reloads the page with the current ones. */
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
