import { useTranslations } from "@takujo/i18n/react";
import { LiveLink } from "./live-link.tsx";

/** Above the tables. */
export function TablesHead({ slug, closed }: { slug: string; closed: boolean }) {
  const t = useTranslations("event.sections");
  return (
    <>
      <h2 className="event-block-title" id="tables-title">
        {t(closed ? "tablesOnly" : "tables")}
      </h2>
      {!closed && <LiveLink to={`/event/${slug}?seats=live`} />}
    </>
  );
}
