import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { clock, dayParts, formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { QrCode } from "../../../../ui/event/qr-code.tsx";
import { Ticket, X } from "../../../../ui/generated/icons.ts";
import { ReservationTicket } from "../../../reservation/reservation-ticket.tsx";
import { useMoment } from "../use-moment.ts";
import type { Detail } from "./detail.server.ts";

type TicketPaneProps = Pick<Detail, "reservation" | "now"> & { qr: string; isStored: boolean };

const largeId = "large-ticket";

/** The large view is a popover: it opens without scripts and offline. */
export function TicketPane({ reservation, qr, isStored, now }: TicketPaneProps) {
  const t = useTranslations();
  const moment = useMoment();
  const { code, arrived } = reservation;
  return (
    <section className="ticket-pane" id="ticket" aria-label={t("accountReservation.ticket")}>
      <QrCode svg={qr} label={t("ticket.qr")} />
      <p className="ticket-code num">{spokenCode(code)}</p>
      <p className="ticket-pane-note">
        {arrived > 0
          ? t("accountReservation.detail.pane.arrived", { arrived })
          : t(`accountReservation.detail.pane.${isStored ? "stored" : "show"}`)}
      </p>
      <p className="ticket-pane-note ticket-pane-stored">
        {t("accountReservation.detail.pane.storedAt", {
          time: moment(new Date(now).toISOString()),
        })}
      </p>
      <Button size="small" wide icon={<Ticket />} popoverTarget={largeId}>
        {t("accountReservation.detail.pane.larger")}
      </Button>
      <div
        className="large-ticket"
        id={largeId}
        popover="auto"
        role="dialog"
        aria-label={t("accountReservation.detail.pane.large")}
      >
        <div className="large-ticket-sheet">
          <ReservationTicket reservation={reservation} qr={qr} />
        </div>
        <Button variant="line" icon={<X />} popoverTarget={largeId} popoverTargetAction="hide">
          {t("accountReservation.detail.pane.close")}
        </Button>
      </div>
    </section>
  );
}

/** Always visible on small screens, for showing it at the door. */
export function TicketBar({ reservation: { event, session } }: Pick<Detail, "reservation">) {
  const t = useTranslations("accountReservation.detail");
  const locale = useLocale();
  const { month, day } = dayParts(session.startsAt);
  const date =
    locale === "ja" ? `${Number(month)}.${day}` : formatMonthDay(session.startsAt, locale);
  return (
    <div className="ticket-bar">
      <p className="meta">
        <b className="num">{date}</b>
        {t("doors", { time: clock(event.doorsAt) })}
      </p>
      <Button icon={<Ticket />} popoverTarget={largeId}>
        {t("pane.showTicket")}
      </Button>
    </div>
  );
}
