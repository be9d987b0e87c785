import type { VenueDay } from "@takujo/contracts/booking/schedule/organized-event";
import { clock, formatHours } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { placeBlocks, type RoomBlock } from "./room-lanes.ts";
import "./room-bar.css";

/** The rooms of the venue on the day of the event, drawn by the hour; read out as a list. */
export function RoomBar({ day }: { day: VenueDay | null }) {
  const t = useTranslations("adminEvent.rooms");
  const locale = useLocale();
  if (!day || day.others.length === 0) return null;
  const blocks: RoomBlock[] = [
    { ...day, id: null, title: t("own"), isClash: false },
    ...day.others,
  ];
  const placed = placeBlocks(blocks);
  if (!placed) return null;
  const roomName = (room: string) => room || t("none");
  const own = placed.rooms.flatMap((row) => row.blocks).find(({ id }) => id === null);
  return (
    <figure className="rooms" aria-label={t("heading")}>
      <ul className="visually-hidden">
        {blocks.map(({ id, title, room, startsAt, endsAt, isClash }) => (
          <li key={id ?? "own"}>
            {t(isClash ? "clash" : "block", {
              room: roomName(room),
              hours: formatHours(startsAt, endsAt, locale),
              title,
            })}
          </li>
        ))}
      </ul>
      <div aria-hidden="true">
        <div className="rooms-row rooms-hours num">
          <div className="rooms-track">
            {placed.hours.map((hour, index) => (
              <span key={hour} style={{ "--start": index / (placed.hours.length - 1) }}>
                {clock(hour).slice(0, 2)}
              </span>
            ))}
          </div>
        </div>
        {placed.rooms.map(({ room, blocks: inRoom }) => (
          <div key={room} className="rooms-row">
            <b>{roomName(room)}</b>
            <div
              className="rooms-track"
              style={{
                "--hours": placed.hours.length - 1,
                "--lanes": Math.max(...inRoom.map(({ lane }) => lane)) + 1,
              }}
            >
              {inRoom.map(
                ({ id, isClash, start, end }) =>
                  isClash &&
                  own && (
                    <span
                      key={`clash ${id}`}
                      className="rooms-clash"
                      style={{
                        "--start": Math.max(start, own.start),
                        "--end": Math.min(end, own.end),
                      }}
                    />
                  ),
              )}
              {inRoom.map((block) => (
                <span
                  key={block.id ?? "own"}
                  className="rooms-block"
                  data-tone={block.id === null ? "own" : block.isClash ? "clash" : undefined}
                  style={{ "--start": block.start, "--end": block.end, "--lane": block.lane }}
                  lang={block.id === null ? undefined : "ja"}
                >
                  {block.title}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}
