import type { ReactNode } from "react";
import { Kern } from "../kern.tsx";

type TicketProps = {
  coverUrl: string;
  title: string;
  facts: { term: string; detail: ReactNode }[];
  note: ReactNode;
  /** An SVG with its own accessible name. */
  qr: ReactNode;
  code: string;
  holder: ReactNode;
};

export function Ticket({ coverUrl, title, facts, note, qr, code, holder }: TicketProps) {
  return (
    <div className="ticket-frame">
      <div className="ticket">
        <div className="ticket-art">
          <img src={coverUrl} alt="" width="400" height="400" />
        </div>
        <div className="ticket-main">
          <h2 className="ticket-title">
            <Kern>{title}</Kern>
          </h2>
          <dl className="ticket-facts">
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <p className="ticket-note">{note}</p>
        </div>
        <div className="ticket-stub">
          <div className="ticket-qr">{qr}</div>
          <p className="ticket-code num">{code}</p>
          <p className="ticket-note">{holder}</p>
        </div>
      </div>
    </div>
  );
}
