import { Link } from "react-router";
import { ButtonLink } from "../../../ui/action/button.tsx";
import type { eventPhotos, guestGames, keepWords } from "./event-end.server.ts";

type EventEndProps = {
  slug: string;
  guests: ReturnType<typeof guestGames>;
  photos: Awaited<ReturnType<typeof eventPhotos>>;
  keep: ReturnType<typeof keepWords> | null;
};

const look = { variant: "line", size: "small" } as const;

/** What guests add to an event, and how visitors save it. */
export function EventEnd({ slug, guests, photos, keep }: EventEndProps) {
  return (
    <div className="prose">
      {guests && <GuestGames slug={slug} {...guests} />}
      {photos && <EventPhotos slug={slug} {...photos} />}
      {keep && <KeepEvent slug={slug} {...keep} />}
    </div>
  );
}

type Of<Part extends keyof EventEndProps> = { slug: string } & NonNullable<EventEndProps[Part]>;

function GuestGames({ slug, heading, lead, games, say, propose }: Of<"guests">) {
  const path = `/event/${slug}/table`;
  return (
    <section className="event-block" id="guests">
      <h2 className="event-block-title">{heading}</h2>
      <p>{lead}</p>
      {games.length > 0 && (
        <ul>
          {games.map((game) => (
            <li key={game.slug}>
              <Link to={`/game/${game.slug}`} lang={game.locale}>
                {game.name}
              </Link>{" "}
              <span className="meta">{game.facts}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={path} {...look}>
          {say}
        </ButtonLink>{" "}
        {propose && (
          <ButtonLink to={`${path}#propose`} {...look}>
            {propose}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

function EventPhotos({ slug, heading, own, images }: Of<"photos">) {
  return (
    <>
      <h2 className="event-block-title" id="photos">
        {heading}
      </h2>
      <div className="event-photos">
        {images.map((image) => (
          <img
            key={image.src}
            {...image}
            alt={image.alt}
            sizes="auto, (width <= 760px) 50vw, 320px"
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <p>
        <Link to={`/user/event-photo/${slug}`}>{own}</Link>
      </p>
    </>
  );
}

/** As `FollowLink`, which would be a file more to load. */
function KeepEvent({ slug, keep, calendar }: Of<"keep">) {
  return (
    <div className="share-row">
      <ButtonLink to={`/user/follow/event/${slug}`} data-follow={`event/${slug}`} {...look}>
        {keep}
      </ButtonLink>
      <ButtonLink to={`/event/${slug}/calendar.ics`} reloadDocument {...look}>
        {calendar}
      </ButtonLink>
    </div>
  );
}
