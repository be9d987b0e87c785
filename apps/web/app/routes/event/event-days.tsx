import { useTranslations } from "@takujo/i18n/react";
import { DayGroup } from "../../ui/event/day-group.tsx";
import { Pager } from "../../ui/pager.tsx";
import { EventEntry } from "./event-entry.tsx";
import type { readList } from "./server-list-data.ts";
import { useSeats } from "./use-seats.ts";

type EventDaysProps = Omit<Awaited<ReturnType<typeof readList>>, "filters" | "liveUrl">;

/** A page of the list, day by day. */
export function EventDays({ list, seats: known, followed }: EventDaysProps) {
  const t = useTranslations("event");
  const seats = useSeats(followed) ?? known;
  return (
    <>
      {list.days.map(({ key, events, ...day }) => (
        <DayGroup key={key} daySuffix={t("daySuffix")} {...day}>
          {events.map((event) => (
            <EventEntry
              key={event.slug}
              event={event}
              seats={seats?.[event.slug]}
              isFirst={event === list.days[0]?.events[0]}
            />
          ))}
        </DayGroup>
      ))}
      <Pager
        current={list.page}
        total={list.pageCount}
        pageUrl={(page) => (page === 1 ? list.firstPage : list.laterPage + page)}
        label={t("pages")}
        previousLabel={t("previousPage")}
        nextLabel={t("nextPage")}
      />
    </>
  );
}
