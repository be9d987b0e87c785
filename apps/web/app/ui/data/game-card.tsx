import type { ReactNode } from "react";
import { Link } from "react-router";

type GameCardProps = {
  to: string;
  name: string;
  /** The facts on the box, in one line. */
  facts: ReactNode;
  /** The color of the lid: any CSS color; a light pigment is the most legible. */
  tone: string;
  pieceUrl: string;
  /** The language of the name, if it is not that of the page. */
  lang?: string | undefined;
};

/** A small box with its name, inside GameCardList. */
export function GameCard({ to, name, facts, tone, pieceUrl, lang }: GameCardProps) {
  return (
    <li className="game-card">
      <span className="game-card-box" style={{ "--tone": tone }}>
        <img src={pieceUrl} alt="" width="46" height="46" loading="lazy" decoding="async" />
      </span>
      <b lang={lang}>
        <Link className="whole-link" to={to}>
          {name}
        </Link>
      </b>
      <small className="game-card-facts">{facts}</small>
    </li>
  );
}

export function GameCardList({ children }: { children: ReactNode }) {
  return <ul className="game-card-list">{children}</ul>;
}
