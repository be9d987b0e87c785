import type { ReactNode } from "react";
import { Link } from "react-router";
import { Tag, type TagTone } from "../action/tag.tsx";

export function NewsList({ children }: { children: ReactNode }) {
  return <ul className="news-list">{children}</ul>;
}

type NewsRowProps = {
  to: string;
  date: string;
  /** Machine-readable, yyyy-mm-dd. */
  dateTime: string;
  title: string;
  /** Set if the title is not in the language of the page. */
  lang?: string | undefined;
  category: string;
  tone?: TagTone | undefined;
};

export function NewsRow({ to, date, dateTime, title, lang, category, tone }: NewsRowProps) {
  return (
    <li>
      <Link className="news-row" to={to}>
        <time className="news-row-date num" dateTime={dateTime}>
          {date}
        </time>
        <b className="news-row-title" lang={lang}>
          {title}
        </b>
        <Tag tone={tone}>{category}</Tag>
      </Link>
    </li>
  );
}
