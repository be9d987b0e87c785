import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { Bell, Calendar } from "../../ui/generated/icons.ts";

/** The target keeps the router from taking these files for pages. */
export function EventFeeds() {
  const t = useTranslations("event");
  return (
    <p className="event-feeds">
      <a className="more-link" href={useHref("/event/calendar.ics")} target="_self">
        <Calendar />
        {t("addToCalendar")}
      </a>
      <a className="more-link" href={useHref("/event/feed.xml")} target="_self">
        <Bell />
        {t("feed")}
      </a>
    </p>
  );
}
