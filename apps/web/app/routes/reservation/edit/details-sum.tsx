import {
  allPlaces,
  coverSeats,
  owedFor,
  priceSeats,
  type SeatKinds,
} from "@takujo/contracts/booking/money/seat-price";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { priceListOf } from "../../event/seat-kinds.ts";
import type { Choice } from "../picker/use-choice.ts";
import { ReservationSum, SumToPay } from "../reservation-sum.tsx";
import type { EditedReservation, EditView } from "./edit.server.ts";

type DetailsSumProps = {
  reservation: EditedReservation;
  view: EditView;
  choice: Choice;
  seats: number;
  seatKinds: SeatKinds;
  /** Places that are given back, as far as they are chosen. */
  leaving: number[];
  /** How many seats passes are to cover. */
  passSeats: number;
};

/** Updates with the choices in the form. */
export function DetailsSum(props: DetailsSumProps) {
  const { reservation, view, choice, seats, seatKinds, leaving, passSeats } = props;
  const t = useTranslations("reserving.sum");
  const { event, deadline } = view;
  const session = choice.session
    ? { title: choice.session.title, time: choice.band?.time ?? "" }
    : view.session;
  const people = allPlaces(Math.max(seats, reservation.seats));
  const isLeaving = (place: number) => seats < reservation.seats && leaving.includes(place);
  const staying = people.filter((place) => !isLeaving(place)).slice(0, seats);
  const kindAt = (place: number) => seatKinds[place] ?? "";
  const furtherKinds = new Set(people.slice(1).map(kindAt));
  /** Only the visitor knows which of several sums applies. */
  const isOpen =
    seats < reservation.seats &&
    seats > 1 &&
    furtherKinds.size > 1 &&
    people.filter(isLeaving).length !== reservation.seats - seats;
  const prices = priceSeats(priceListOf({ fee: event.fee, kinds: reservation.event.prices }), {
    seats,
    kinds: staying.map(kindAt),
    before: staying.flatMap((place) => reservation.prices[place] ?? []),
    discount: reservation.priceCode,
  });
  const discount = reservation.priceCode;
  const visits = [{ id: "pass", left: reservation.passVisits, mostYen: null }];
  const covered = coverSeats(prices, { seats: passSeats, visits, discount });
  const sum = owedFor(covered, allPlaces(seats), event.fee);
  const price = sum === 0 ? t("free") : formatYen(sum);
  return (
    <ReservationSum event={event}>
      <FactList
        sums
        facts={[
          {
            term: t("when"),
            detail: (
              <>
                {event.day} {num(session.time)}
              </>
            ),
          },
          { term: t(reservation.session.letter ? "table" : "session"), detail: session.title },
          { term: t("seats"), detail: t.rich("seatCount", { count: seats, num }) },
          { term: t("place"), detail: event.place },
        ]}
      />
      <SumToPay sum={isOpen ? <span className="meta">{t("open")}</span> : price} />
      <Callout tone={deadline ? "info" : "warning"}>
        {deadline ? t("freeUntil", { time: deadline }) : t("deadlineOver")}
      </Callout>
    </ReservationSum>
  );
}
