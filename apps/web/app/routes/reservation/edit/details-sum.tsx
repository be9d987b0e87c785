import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { ReservationSum, SumToPay } from "../reservation-sum.tsx";
import type { EditedReservation, EditView } from "./edit.server.ts";
import type { SeatsChoice } from "./seats-fields.tsx";

type DetailsSumProps = {
  reservation: EditedReservation;
  view: EditView;
  choice: SeatsChoice;
};

/** Updates with the choices in the form. */
export function DetailsSum({ reservation, view, choice }: DetailsSumProps) {
  const t = useTranslations("reserving.sum");
  const { event, deadline } = view;
  const { seats } = choice;
  const session = view.sessions.find(({ id }) => id === choice.sessionId) ?? view.session;
  const sum = event.fee * seats;
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
