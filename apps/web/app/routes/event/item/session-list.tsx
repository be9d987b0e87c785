import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { TableCard } from "../../../ui/seat/table-card.tsx";
import { useSeatWords } from "../seat-words.tsx";
import type { SeatsBySession, SessionSeats } from "../seats.ts";
import { SeatsBadge } from "../seats-badge.tsx";
import { bandSeats, sessionSeats, takesSeats } from "../session-seats.ts";
import type { SessionBand, SessionView } from "../session-view.server.ts";

/** Of the form that says how many come at which price; the buttons at the tables send it with their session. */
export const countsId = "kinds";

type SessionListProps = {
  bands: SessionBand[];
  /** Undefined until loaded; then the seats around the tables are drawn. */
  seats: SeatsBySession | undefined;
  /** The address for reservations; null while they are closed. */
  reservation: string | null;
  /** Of a form that says how many come at which price. */
  form?: string | undefined;
  /** An event without further reservations shows only the games. */
  isOver: boolean;
};

/** The tables of each part of the day. */
export function SessionList({ bands, ...shared }: SessionListProps) {
  const words = useSeatWords();
  return bands.map((band) => {
    const own = shared.isOver ? undefined : bandSeats(band, shared.seats);
    return (
      <section key={band.key} className="event-band">
        {!band.isPlain && (
          <h3 className="event-band-head">
            {band.name}
            <small>
              {num(band.time)}
              {own && <span>{words(own)}</span>}
            </small>
          </h3>
        )}
        {band.sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            headingLevel={band.isPlain ? 3 : 4}
            {...shared}
          />
        ))}
      </section>
    );
  });
}

type SessionCardProps = Omit<SessionListProps, "bands"> & {
  session: SessionView;
  headingLevel: 3 | 4;
};

function SessionCard({
  session,
  headingLevel,
  seats,
  reservation,
  form,
  isOver,
}: SessionCardProps) {
  const t = useTranslations("event");
  const { id, letter } = session;
  const own = isOver && session.state !== "called-off" ? undefined : sessionSeats(session, seats);
  const isFull = own?.state === "full";
  const look = { size: "small", variant: isFull ? "line" : "primary" } as const;
  const offer = t(isFull ? "joinWaitlist" : letter ? "sitHere" : "choose");
  const isOffered = own ? takesSeats(own) || isFull : !isOver;
  return (
    <TableCard
      headingLevel={headingLevel}
      letter={letter}
      seats={seatsAround(own)}
      full={own && !takesSeats(own)}
      title={session.title}
      facts={session.facts}
      status={
        own?.state === "soon" ? (
          <b className="seat-pips-full">{session.opens}</b>
        ) : (
          <SeatsBadge seats={own} plain={letter !== ""} />
        )
      }
      action={
        reservation &&
        isOffered &&
        (form ? (
          <Button type="submit" {...{ form, ...look }} name="session" value={id}>
            {offer}
          </Button>
        ) : (
          <ButtonLink to={`${reservation}?session=${id}`} {...look}>
            {offer}
          </ButtonLink>
        ))
      }
    />
  );
}

/** More chairs do not fit around a drawn table; then the number is shown only in words. */
const maxDrawn = 10;

/** A canceled table has no chairs. */
function seatsAround(own: SessionSeats | undefined) {
  if (!own || own.capacity > maxDrawn || own.state === "called-off") return [];
  const taken = own.capacity - own.left;
  return Array.from({ length: own.capacity }, (_, index) => (index < taken ? "taken" : "free"));
}
