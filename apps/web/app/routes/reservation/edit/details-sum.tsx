import {
  allPlaces,
  coverSeats,
  type KindCounts,
  owedFor,
  priceSeats,
} from "@takujo/contracts/booking/seat-price";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import type { Choice } from "../picker/use-choice.ts";
import { ReservationSum, SumToPay } from "../reservation-sum.tsx";
import type { EditedReservation, EditView } from "./edit.server.ts";

type DetailsSumProps = {
  reservation: EditedReservation;
  view: EditView;
  choice: Choice;
  seats: number;
  kinds: KindCounts;
  /** How many seats passes are to cover. */
  passSeats: number;
};

/** Updates with the choices in the form. */
export function DetailsSum(props: DetailsSumProps) {
  const { reservation, view, choice, seats, kinds, passSeats } = props;
  const t = useTranslations("reserving.sum");
  const { event, deadline } = view;
  const session = choice.session
    ? { title: choice.session.title, time: choice.band?.time ?? "" }
    : view.session;
  const prices = priceSeats(
    {
      fee: event.fee,
      kinds: reservation.event.prices.map(({ name, ...kind }) => ({ ...kind, ja: name, en: name })),
    },
    { seats, kinds, before: reservation.prices, discount: reservation.priceCode },
  );
  const discount = reservation.priceCode;
  const visits = [{ id: "pass", left: reservation.passVisits, mostYen: null }];
  const covered = coverSeats(prices, { seats: passSeats, visits, discount });
  const sum = owedFor(covered, allPlaces(seats), event.fee);
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
      <SumToPay sum={sum === 0 ? t("free") : formatYen(sum)} />
      <Callout tone={deadline ? "info" : "warning"}>
        {deadline ? t("freeUntil", { time: deadline }) : t("deadlineOver")}
      </Callout>
    </ReservationSum>
  );
}
