import { Clock, MapPin, Users } from "lucide-react";
import { artUrl } from "../../ui/art-url.ts";
import { BoxSpec } from "../../ui/event/box-spec.tsx";
import { DayGroup } from "../../ui/event/day-group.tsx";
import { DayRail } from "../../ui/event/day-rail.tsx";
import { BigEventCard, EventCard, EventGrid, ReadingCard } from "../../ui/event/event-card.tsx";
import { EventRow } from "../../ui/event/event-row.tsx";
import { SeatPips } from "../../ui/event/seat-pips.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { Tag, TagList } from "../../ui/tag.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { nowhere } from "./sample-link.ts";
import { event, smallEvents, week } from "./samples.ts";

const tags = (
  <TagList>
    <Tag tone="dark">重量級</Tag>
    <Tag tone="green">インスト付き</Tag>
  </TagList>
);
const seats = (
  <SeatPips free={5} capacity={10} state="open">
    残り<span className="num">5</span>席
  </SeatPips>
);
const coverUrl = (slug: string) => artUrl.cover(slug, { w: 800, h: 600 });

export function EventSamples() {
  return (
    <>
      <GallerySection id="days" title="一週間">
        <DayRail id="sample-week" title="今週の卓" range="4月13日〜19日" days={[...week]} />
      </GallerySection>
      <GallerySection id="event-cards" title="イベント">
        <SectionHead
          title="もうすぐ、開く卓"
          face={1}
          note="丸は、空席のめやすです。"
          action={<MoreLink to={nowhere}>すべてのイベント</MoreLink>}
        />
        <EventGrid>
          <BigEventCard
            to={nowhere}
            {...event}
            coverUrl={coverUrl(event.slug)}
            seats={seats}
            tags={tags}
          />
          {smallEvents.map(({ seats: { words, ...pips }, slug, ...card }) => (
            <EventCard
              key={slug}
              to={nowhere}
              {...card}
              coverUrl={coverUrl(slug)}
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
      <GallerySection id="event-rows" title="日ごと">
        <DayGroup month="4月" day={18} daySuffix="日" weekday="土曜日" weekdayKind="saturday">
          <SampleRow />
          <SampleRow full />
        </DayGroup>
        <DayGroup month="4月" day={19} daySuffix="日" weekday="日曜日" weekdayKind="sunday">
          <SampleRow />
        </DayGroup>
      </GallerySection>
      <GallerySection id="box-spec" title="箱の側面と読みもの">
        <div className="gallery-columns">
          <BoxSpec
            players={{ label: "人数", value: <Figure number="3–5" unit="人" /> }}
            time={{ label: "1ゲーム", value: <Figure number="180" unit="分" /> }}
            age={{ label: "対象", value: <Figure number="12" unit="歳〜" /> }}
            weight={{ label: "重さ", value: 4, spoken: "5段階中4" }}
          />
          <ReadingCard
            to={nowhere}
            title="重いゲームは、長いのではなく深い"
            coverUrl={coverUrl("article-omoi-game")}
            tone="#6f8b92"
            note="約6分"
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
      coverUrl={coverUrl(event.slug)}
      tone={event.tone}
      tags={tags}
      facts={[
        { key: "time", icon: <Clock />, text: <span className="num">13:00–22:00</span> },
        { key: "place", icon: <MapPin />, text: "神田 2F 広間" },
        { key: "players", icon: <Users />, text: "3–5人・1ゲーム180分・12歳〜" },
      ]}
      seats={
        full ? (
          <SeatPips free={0} capacity={10} state="full">
            満席（待ち可）
          </SeatPips>
        ) : (
          seats
        )
      }
      price={event.price}
      priceNote="税込・1席"
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
