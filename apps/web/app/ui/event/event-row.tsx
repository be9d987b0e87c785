import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Cover, type CoverImage } from "../layout/cover.tsx";

type EventRowProps = {
  to: string;
  title: string;
  /** Set if the title is not in the page's language. */
  lang?: string | undefined;
  cover: CoverImage;
  tone: string;
  tags?: ReactNode;
  facts: { key: string; icon: ReactNode; text: ReactNode }[];
  seats: ReactNode;
  price: ReactNode;
  priceNote?: ReactNode;
  full?: boolean | undefined;
  /** Visible when the page opens, so its cover is not lazy. */
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
