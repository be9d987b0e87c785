import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Cover, type CoverImage } from "../cover.tsx";

type EventRowProps = {
  to: string;
  title: string;
  /** Where the title is not in the page's language. */
  lang?: string | undefined;
  cover: CoverImage;
  tone: string;
  tags?: ReactNode;
  facts: { key: string; icon: ReactNode; text: ReactNode }[];
  seats: ReactNode;
  price: ReactNode;
  priceNote?: ReactNode;
  full?: boolean | undefined;
  /** In sight as soon as the page is, so that its cover must not wait. */
  isFirst?: boolean | undefined;
};

export function EventRow(props: EventRowProps) {
  const { to, title, lang, cover, tone, tags, facts, seats, price, priceNote, full, isFirst } =
    props;
  return (
    <article
      className={classNames("event-row", full && "event-row-full")}
      style={{ "--tone": tone }}
    >
      <div className="event-row-art">
        <Cover
          image={cover}
          width="480"
          height="360"
          decoding="async"
          {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </div>
      <div className="event-row-body">
        {tags}
        <h3 className="event-row-title" lang={lang}>
          <Link className="whole-link" to={to}>
            {title}
          </Link>
        </h3>
        <ul className="event-row-facts">
          {facts.map(({ key, icon, text }) => (
            <li key={key}>
              {icon}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="event-row-side">
        {seats}
        <span className="event-row-price num">{price}</span>
        {priceNote && <span className="meta">{priceNote}</span>}
      </div>
    </article>
  );
}
