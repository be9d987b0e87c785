import { useTranslations } from "@takujo/i18n/react";
import { EventGrid } from "../../ui/event/event-card.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { EventTile } from "./event-tile.tsx";
import type { EventView } from "./server-event-view.ts";

/** Without their seats: this page follows its own. */
export function RelatedEvents({ events }: { events: EventView[] }) {
  const t = useTranslations("event");
  return (
    <section className="wrap event-related" aria-labelledby="related">
      <SectionHead
        id="related"
        title={t("sections.related")}
        action={<MoreLink to="/event">{t("list")}</MoreLink>}
      />
      <EventGrid>
        {events.map((event) => (
          <EventTile key={event.slug} event={event} seats={undefined} />
        ))}
      </EventGrid>
    </section>
  );
}
