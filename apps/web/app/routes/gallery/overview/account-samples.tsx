import { Button } from "../../../ui/action/button.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { QueueLine } from "../../../ui/event/queue-line.tsx";
import { ReservationRow } from "../../../ui/event/reservation-row.tsx";
import { Bell, Check, Clock, Users } from "../../../ui/generated/icons.ts";
import { GallerySection } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";

const time = { key: "time", icon: <Clock />, text: <span className="num">13:00–17:00</span> };

export function AccountSamples() {
  return (
    <GallerySection id="reservations">
      <ReservationRow
        date={{ month: words.april, day: 18, weekday: words.saturday }}
        tone="#173e6e"
        title={words.heavyNight}
        tags={
          <TagList>
            <Tag tone="green" icon={<Check />}>
              {words.confirmed}
            </Tag>
            <Tag>{words.inThreeDays}</Tag>
          </TagList>
        }
        facts={[time, { key: "seats", text: words.tableWithTwoSeats }]}
        actions={
          <>
            <Button size="small">{words.ticket}</Button>
            <Button size="small" variant="line">
              {words.changeOrCancel}
            </Button>
          </>
        }
      />
      <ReservationRow
        offered
        date={{ month: words.april, day: 26, weekday: words.sunday }}
        tone="#7a5a24"
        title={words.newGames}
        tags={
          <TagList>
            <Tag tone="gold" icon={<Bell />}>
              {words.seatOpened}
            </Tag>
          </TagList>
        }
        facts={[time, { key: "seats", text: words.twoTogether }]}
        actions={
          <>
            <p>
              <span className="meta">{words.remaining}</span>{" "}
              <span className="reservation-row-clock">47:20:45</span>
            </p>
            <Button size="small">{words.takeSeat}</Button>
          </>
        }
      >
        <p>{words.answerBy}</p>
      </ReservationRow>
      <ReservationRow
        date={{ month: words.april, day: 25, weekday: words.saturday }}
        tone="#0c5445"
        title={words.mountains}
        tags={
          <TagList>
            <Tag icon={<Users />}>{words.waiting}</Tag>
          </TagList>
        }
        facts={[time, { key: "seats", text: words.twoOfThree }]}
        actions={
          <Button size="small" variant="line">
            {words.stopWaiting}
          </Button>
        }
      >
        <QueueLine before={2} after={3} words={words.queue} />
      </ReservationRow>
    </GallerySection>
  );
}
