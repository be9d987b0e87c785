import type { ReactNode } from "react";
import { Link } from "react-router";
import { Cover, type CoverImage } from "../layout/cover.tsx";
import { EventDate, type EventWhen } from "./event-date.tsx";

type EventCardProps = {
  to: string;
  title: string;
  /** Set if the title is not in the page's language. */
  lang?: string | undefined;
  when: EventWhen;
  cover: CoverImage;
  /** The darkened background of the cover, for the card's edge. */
  tone: string;
  tags?: ReactNode;
  seats: ReactNode;
  price: ReactNode;
};

export function EventCard(props: EventCardProps) {
  const { to, title, lang, when, cover, tone, tags, seats, price } = props;
  return (
    <article className="event-card" style={{ "--tone": tone }}>
      <div className="event-card-art">
        <Cover image={cover} width="400" height="300" loading="lazy" decoding="async" />
      </div>
      <div className="event-card-body">
        <EventDate {...when} />
        <h3 className="event-card-title" lang={lang}>
          <Link className="whole-link" to={to}>
            {title}
          </Link>
        </h3>
        {tags}
        <EventCardFoot seats={seats} price={price} />
      </div>
    </article>
  );
}

function EventCardFoot({ seats, price }: { seats: ReactNode; price: ReactNode }) {
  return (
    <div className="event-card-foot">
      {seats}
      <span className="num">{price}</span>
    </div>
  );
}

export function EventGrid({ children }: { children: ReactNode }) {
  return <div className="event-grid">{children}</div>;
}

type ReadingCardProps = {
  to: string;
  title: string;
  cover: CoverImage;
  tone: string;
  note: ReactNode;
  /** The language of the title, if it is not that of the page. */
  lang?: string | undefined;
};

/** The same card for an article. */
export function ReadingCard({ to, title, cover, tone, note, lang }: ReadingCardProps) {
  return (
    <article className="event-card" style={{ "--tone": tone }}>
      <div className="event-card-art">
        <Cover image={cover} width="400" height="300" loading="lazy" decoding="async" />
      </div>
      <div className="event-card-body">
        <h3 className="event-card-title" lang={lang}>
          <Link className="whole-link" to={to}>
            {title}
          </Link>
        </h3>
        <p className="meta">{note}</p>
      </div>
    </article>
  );
}
