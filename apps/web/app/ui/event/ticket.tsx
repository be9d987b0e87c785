import type { ReactNode } from "react";
import { Kern } from "../text/kern.tsx";
import { QrCode } from "./qr-code.tsx";

type TicketProps = {
  coverUrl: string;
  title: string;
  /** Set if it is not the language of the page. */
  titleLanguage?: string | undefined;
  facts: { term: string; detail: ReactNode }[];
  note: ReactNode;
  qr: { svg: string; label: string };
  code: string;
  holder: ReactNode;
};

export function Ticket(props: TicketProps) {
  const { coverUrl, title, titleLanguage, facts, note, qr, code, holder } = props;
  return (
    <div className="ticket-frame">
      <div className="ticket">
        <div className="ticket-art">
          <img src={coverUrl} alt="" width="400" height="400" />
        </div>
        <div className="ticket-main">
          <h2 className="ticket-title" lang={titleLanguage}>
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
          <QrCode {...qr} />
          <p className="ticket-code num">{code}</p>
          {holder && <p className="ticket-holder">{holder}</p>}
        </div>
      </div>
    </div>
  );
}
