import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FactList } from "../../../../ui/layout/panel.tsx";
import { usePriceLines } from "../../../reservation/use-price-lines.ts";
import { useSessionName } from "../session-name.ts";
import type { ItemView } from "./item.server.ts";

type Fact = { term: string; detail: React.ReactNode };

export function ItemFacts({ item }: { item: ItemView }) {
  const t = useTranslations("adminReservation");
  const { name, kana, nickname, phone, note, guests, shippedTo, until, reason } = item;
  const given = (term: string, detail: string | null): Fact[] => (detail ? [{ term, detail }] : []);
  const guestNames = guests.map((guest) => guest.nickname).filter(Boolean);
  return (
    <section className="admin-box" aria-labelledby="facts-heading">
      <div className="admin-box-head">
        <h2 id="facts-heading">{t("item.facts")}</h2>
      </div>
      <FactList
        facts={[
          { term: t("item.event"), detail: <EventLink item={item} /> },
          { term: t("item.session"), detail: <SessionOf item={item} /> },
          { term: t("item.seats"), detail: <SeatsOf item={item} /> },
          ...given(t("item.price"), usePriceLines()(item.prices)),
          ...given(t("create.priceCode"), item.priceCode),
          ...given(t("item.expires"), until),
          ...given(t("item.waiting"), reason),
          { term: t("item.name"), detail: name || t("item.notGiven") },
          ...given(t("item.kana"), kana),
          ...given(t("item.nickname"), nickname),
          ...(phone ? [{ term: t("item.phone"), detail: <Phone>{phone}</Phone> }] : []),
          ...given(t("item.guests"), guestNames.join(t("item.separator"))),
          ...item.answers.map(({ label, answer }) => ({ term: label, detail: answer })),
          ...given(t("item.shippedTo"), shippedTo),
          ...(note
            ? [{ term: t("item.note"), detail: <span className="reservation-note">{note}</span> }]
            : []),
        ]}
      />
    </section>
  );
}

function EventLink({ item: { event } }: { item: ItemView }) {
  return (
    <Link to={`/admin/reservation?event=${encodeURIComponent(event.slug)}`} lang={event.locale}>
      {event.title}
    </Link>
  );
}

function SessionOf({ item }: { item: ItemView }) {
  const { letter, name } = item.session;
  const sessionName = useSessionName();
  return (
    <>
      {sessionName({ letter, name })}
      <small className="reservation-line">{item.span}</small>
    </>
  );
}

function SeatsOf({ item }: { item: ItemView }) {
  const t = useTranslations("adminReservation.list");
  const { state, seats, wantedSeats, minSeats } = item;
  if (state !== "waiting" || wantedSeats === null) return t("seatCount", { count: seats });
  return minSeats !== null && minSeats < wantedSeats
    ? t("seatsAtLeast", { count: wantedSeats, min: minSeats })
    : t("seatsWanted", { count: wantedSeats });
}

const Phone = ({ children }: { children: string }) => (
  <a className="num" href={`tel:${children}`}>
    {children}
  </a>
);
