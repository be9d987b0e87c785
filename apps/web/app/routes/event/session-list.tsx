import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { TableCard } from "../../ui/seat/table-card.tsx";
import { bandLeft } from "./band-left.ts";
import { num } from "./num.tsx";
import type { SeatsBySession } from "./seats.ts";
import { SeatsBadge } from "./seats-badge.tsx";
import type { SessionBand, SessionView } from "./server-session-view.ts";

type SessionListProps = {
  bands: SessionBand[];
  /** Undefined until known; then the seats around the tables are drawn. */
  seats: SeatsBySession | undefined;
  /** Where seats are taken; null while they cannot be. */
  reservation: string | null;
};

/** The tables of each part of the day. */
export function SessionList({ bands, seats, reservation }: SessionListProps) {
  const t = useTranslations("event");
  return bands.map((band) => (
    <section key={band.key} className="event-band">
      <h3 className="event-band-head">
        {band.name}
        <small>
          {num(band.time)}
          {seats && <span>{t.rich("seats.left", { count: bandLeft(band, seats), num })}</span>}
        </small>
      </h3>
      {band.sessions.map((session) => (
        <SessionCard key={session.id} session={session} seats={seats} reservation={reservation} />
      ))}
    </section>
  ));
}

type SessionCardProps = Omit<SessionListProps, "bands"> & { session: SessionView };

function SessionCard({ session, seats, reservation }: SessionCardProps) {
  const t = useTranslations("event");
  const { id, letter, capacity } = session;
  const own = session.calledOff ? { left: 0, state: "called-off" as const } : seats?.get(id);
  const isFull = own?.state === "full";
  const isOpen = own?.state === "open" || own?.state === "few";
  return (
    <TableCard
      headingLevel={4}
      letter={letter}
      seats={own ? seatsAround(capacity, own.left) : []}
      full={own && !isOpen}
      title={session.title}
      facts={session.facts}
      status={
        own?.state === "soon" ? (
          session.opens
        ) : (
          <SeatsBadge seats={own} capacity={capacity} plain={letter !== ""} />
        )
      }
      action={
        reservation &&
        (isOpen || isFull) && (
          <ButtonLink
            to={`${reservation}?session=${id}`}
            size="small"
            variant={isFull ? "line" : "primary"}
          >
            {t(isFull ? "tellMe" : letter ? "sitHere" : "choose")}
          </ButtonLink>
        )
      }
    />
  );
}

/** More chairs than this do not fit around a drawn table; then the words have to do. */
const mostDrawn = 10;

const seatsAround = (capacity: number, left: number) =>
  capacity > mostDrawn
    ? []
    : Array.from({ length: capacity }, (_, index) => (index < capacity - left ? "taken" : "free"));
