import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { ReservationSum, SumToPay } from "../reservation-sum.tsx";
import type { EventOfChoice } from "./choices.server.ts";
import type { Choice } from "./use-choice.ts";

type ChoiceSumProps = {
  /** The id of the form that the button submits. */
  formId: string;
  event: EventOfChoice;
  choice: Choice;
};

/** The total of the choice. Without JavaScript it cannot update, and shows the price of one seat. */
export function ChoiceSum({ formId, event, choice }: ChoiceSumProps) {
  const t = useTranslations("reserving");
  const { band, session, count, isWait } = choice;
  const { day, place, fee } = event;
  const price = (amount: number) => (amount === 0 ? t("sum.free") : formatYen(amount));
  const seats = t.rich("sum.seatCount", { count, num });
  const where = { term: t("sum.place"), detail: place };
  const chosen = session
    ? [
        {
          term: t("sum.when"),
          detail: (
            <>
              {day} {num(band?.time)}
            </>
          ),
        },
        { term: t(session.letter ? "sum.table" : "sum.session"), detail: session.title },
        { term: t("sum.seats"), detail: seats },
      ]
    : [];
  return (
    <ReservationSum event={event}>
      <div className="needs-script">
        <FactList sums facts={[...chosen, where]} />
        <SumToPay sum={price(fee * count)} />
      </div>
      <div className="without-script">
        <FactList sums facts={[{ term: t("sum.when"), detail: day }, where]} />
        <p className="reserving-total">
          <span>{t("sum.perSeat")}</span>
          <span className="num">{price(fee)}</span>
        </p>
      </div>
      <div className="reserving-go">
        <div className="reserving-go-sum needs-script">
          <p className="num">{price(fee * count)}</p>
          <p>
            {session?.letter ? session.letter : band?.name} {seats}
          </p>
        </div>
        <Button type="submit" form={formId} size="large" wide>
          {t(isWait ? "wait.submit" : "choose.submit")}
        </Button>
      </div>
      <p className="meta">{t(isWait ? "wait.note" : "choose.note")}</p>
    </ReservationSum>
  );
}
