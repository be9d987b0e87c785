import { IntlProvider } from "@takujo/i18n/react";
import type { ComponentProps } from "react";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { BoxSpec } from "../../../ui/event/box-spec.tsx";
import { DayGroup } from "../../../ui/event/day-group.tsx";
import { EventCard, EventGrid, ReadingCard } from "../../../ui/event/event-card.tsx";
import { EventRail, RailCard, RailDay } from "../../../ui/event/event-rail.tsx";
import { EventRow } from "../../../ui/event/event-row.tsx";
import { SeatPips } from "../../../ui/event/seat-pips.tsx";
import { Clock, MapPin, Users } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { SessionList } from "../../event/item/session-list.tsx";
import type { SessionSeats } from "../../event/seats.ts";
import type { SessionBand, SessionView } from "../../event/session-view.server.ts";
import { GallerySection, nowhere } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";
import { event, smallEvents } from "./samples.ts";
import "../../event/item/item.css";

const tags = (
  <TagList>
    <Tag tone="dark">{words.heavy}</Tag>
    <Tag tone="green">{words.rulesTaught}</Tag>
  </TagList>
);
const seats = (
  <SeatPips free={5} capacity={10} state="open">
    {words.left}
    <span className="num">5</span>
    {words.seat}
  </SeatPips>
);
const cover = (slug: string) => ({ src: artUrl.cover(slug, { w: 800, h: 600 }), alt: "" });

type EventSamplesProps = { messages: ComponentProps<typeof IntlProvider>["messages"] };

export function EventSamples({ messages }: EventSamplesProps) {
  return (
    <>
      <GallerySection id="days">
        <EventRail
          id="sample-rail"
          title={words.nextTables}
          action={<MoreLink to={nowhere}>{words.allEvents}</MoreLink>}
        >
          <RailDay
            today={words.todayPlate}
            day={18}
            weekday={words.saturday}
            weekdayKind="saturday"
          >
            <RailCard
              to={nowhere}
              title={event.title}
              time={event.when.time}
              place={words.hall}
              cover={cover(event.slug)}
              tone={event.tone}
              tags={tags}
              seats={seats}
              isFirst
            />
          </RailDay>
        </EventRail>
      </GallerySection>
      <GallerySection id="event-cards">
        <SectionHead
          title={words.openingSoon}
          face={1}
          note={words.pipsNote}
          action={<MoreLink to={nowhere}>{words.allEvents}</MoreLink>}
        />
        <EventGrid>
          <EventCard to={nowhere} {...event} cover={cover(event.slug)} seats={seats} tags={tags} />
          {smallEvents.map(({ seats: { words, ...pips }, slug, ...card }) => (
            <EventCard
              key={slug}
              to={nowhere}
              {...card}
              cover={cover(slug)}
              seats={
                <SeatPips {...pips}>
                  {words[0]}
                  <span className="num">{words[1]}</span>
                  {words[2]}
                </SeatPips>
              }
            />
          ))}
        </EventGrid>
      </GallerySection>
      <GallerySection id="event-rows">
        <DayGroup
          month={words.april}
          day={18}
          daySuffix={words.day}
          weekday={words.saturday}
          weekdayKind="saturday"
        >
          <SampleRow />
          <SampleRow full />
        </DayGroup>
        <DayGroup
          month={words.april}
          day={19}
          daySuffix={words.day}
          weekday={words.sunday}
          weekdayKind="sunday"
        >
          <SampleRow />
        </DayGroup>
      </GallerySection>
      <GallerySection id="sessions">
        <IntlProvider locale="ja" messages={messages}>
          <SessionList
            bands={sessionBandSamples}
            seats={new Map(Object.entries(sessionSeatSamples))}
            reservation={nowhere}
            isOver={false}
          />
        </IntlProvider>
      </GallerySection>
      <GallerySection id="box-spec">
        <div className="gallery-columns">
          <BoxSpec
            players={{ label: words.players, value: <Figure number="3–5" unit={words.people} /> }}
            time={{ label: words.oneGame, value: <Figure number="180" unit={words.minutes} /> }}
            age={{ label: words.ages, value: <Figure number="12" unit={words.yearsAndUp} /> }}
            weight={{ label: words.weight, value: 4, spoken: words.fourOfFive }}
          />
          <ReadingCard
            to={nowhere}
            title={words.article}
            cover={cover("article-omoi-game")}
            tone="#6f8b92"
            note={words.sixMinutes}
          />
        </div>
      </GallerySection>
    </>
  );
}

function SampleRow({ full }: { full?: boolean }) {
  return (
    <EventRow
      to={nowhere}
      title={event.title}
      cover={cover(event.slug)}
      tone={event.tone}
      tags={tags}
      facts={[
        { key: "time", icon: <Clock />, text: <span className="num">13:00–22:00</span> },
        { key: "place", icon: <MapPin />, text: words.hall },
        { key: "players", icon: <Users />, text: words.playersTimeAge },
      ]}
      seats={
        full ? (
          <SeatPips free={0} capacity={10} state="full">
            {words.fullButQueue}
          </SeatPips>
        ) : (
          seats
        )
      }
      price={event.price}
      priceNote={words.perSeat}
      full={full}
    />
  );
}

function Figure({ number, unit }: { number: string; unit: string }) {
  return (
    <>
      <span className="num">{number}</span>
      {unit}
    </>
  );
}

/** Tables in every state. Not shown to visitors. */
const table = (letter: string, game: string, capacity: number): SessionView => ({
  id: letter,
  letter,
  capacity,
  state: letter === "と" ? "called-off" : null,
  opens: "11月20日 10:00から受付",
  title: `${letter}卓　『${game}』`,
  facts: "案内役: 三浦・180分・日本語",
});

const sessionBandSamples: SessionBand[] = [
  {
    key: "afternoon",
    name: "昼の部",
    time: "13:00–17:20",
    starts: "13:00",
    isPlain: false,
    sessions: [
      table("い", "テラの開拓者たち", 4),
      table("ろ", "大運河 1640", 5),
      table("は", "九つの社", 4),
      table("に", "製鉄所と桜", 8),
      table("ほ", "港の六商人", 6),
      table("へ", "静かな国境", 2),
      table("と", "蔵の精", 4),
      table("ち", "まだ知らない卓", 4),
    ],
  },
  {
    key: "evening",
    name: "夜の部",
    time: "18:00–22:00",
    starts: "18:00",
    isPlain: true,
    sessions: [
      {
        id: "general",
        letter: "",
        capacity: 40,
        state: null,
        opens: "",
        title: "自由に遊ぶ席",
        facts: "定員40人・English OK・4人から開催",
      },
    ],
  },
];

const sessionSeatSamples: Record<string, SessionSeats> = {
  い: { left: 2, capacity: 4, state: "open" },
  ろ: { left: 1, capacity: 5, state: "few" },
  は: { left: 0, capacity: 4, state: "full" },
  に: { left: 5, capacity: 8, state: "open" },
  ほ: { left: 6, capacity: 6, state: "soon" },
  へ: { left: 0, capacity: 2, state: "closed" },
  general: { left: 23, capacity: 40, state: "open" },
};
