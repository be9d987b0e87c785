import { Bell, Check, Clock, Users } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { QueueLine } from "../../ui/event/queue-line.tsx";
import { ReservationRow } from "../../ui/event/reservation-row.tsx";
import { Tag, TagList } from "../../ui/tag.tsx";
import { GallerySection } from "./gallery-section.tsx";

const time = { key: "time", icon: <Clock />, text: <span className="num">13:00–17:00</span> };

export function AccountSamples() {
  return (
    <GallerySection id="reservations" title="予約の行">
      <ReservationRow
        date={{ month: "4月", day: 18, weekday: "土曜日" }}
        tone="#173e6e"
        title="春の重量級ナイト"
        tags={
          <TagList>
            <Tag tone="green" icon={<Check />}>
              確定
            </Tag>
            <Tag>あと3日</Tag>
          </TagList>
        }
        facts={[time, { key: "seats", text: "い卓・2席" }]}
        actions={
          <>
            <Button size="small">チケット</Button>
            <Button size="small" variant="line">
              変更・取消
            </Button>
          </>
        }
      />
      <ReservationRow
        offered
        date={{ month: "4月", day: 26, weekday: "日曜日" }}
        tone="#7a5a24"
        title="新作おためし会 vol.12"
        tags={
          <TagList>
            <Tag tone="gold" icon={<Bell />}>
              席があきました
            </Tag>
          </TagList>
        }
        facts={[time, { key: "seats", text: "2席いっしょに" }]}
        actions={
          <>
            <p>
              <span className="meta">あと</span>{" "}
              <span className="reservation-row-clock">47:20:45</span>
            </p>
            <Button size="small">席をもらう</Button>
          </>
        }
      >
        <p>4月17日 9:20 までに返事がないと、次の方へ進みます。</p>
      </ReservationRow>
      <ReservationRow
        date={{ month: "4月", day: 25, weekday: "土曜日" }}
        tone="#0c5445"
        title="山と旅のゲーム会"
        tags={
          <TagList>
            <Tag icon={<Users />}>順番待ち</Tag>
          </TagList>
        }
        facts={[time, { key: "seats", text: "3席のうち2席からでも参加" }]}
        actions={
          <Button size="small" variant="line">
            待つのをやめる
          </Button>
        }
      >
        <QueueLine before={2} after={3} words="前に2組・うしろに3組" />
      </ReservationRow>
    </GallerySection>
  );
}
