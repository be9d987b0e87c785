import {
  allPlaces,
  owedFor,
  priceSeats,
  type SeatKinds,
} from "@takujo/contracts/booking/money/seat-price";
import { useTranslations } from "@takujo/i18n/react";
import type { MouseEvent } from "react";
import { num } from "../../../shell/text/num.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { FloorMap } from "../../../ui/seat/seat-card.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { priceListOf } from "../../event/seat-kinds.ts";
import type { ChoiceBand } from "../picker/choice.ts";
import type { EventOfChoice } from "../picker/choices.server.ts";
import { sessionsId } from "../picker/session-choice.tsx";
import type { Choice } from "../picker/use-choice.ts";
import { SumToPay } from "../reservation-sum.tsx";
import { usePrice } from "../use-price.ts";

type ChoiceSumProps = {
  /** The id of the form that the button submits. */
  formId: string;
  event: EventOfChoice;
  bands: ChoiceBand[];
  choice: Choice;
  kinds: SeatKinds;
};

/** The total of the choice. Without JavaScript it cannot update, and shows the price of one seat. */
export function ChoiceSum({ formId, event, bands, choice, kinds }: ChoiceSumProps) {
  const t = useTranslations("reserving");
  const price = usePrice();
  const chosenWords = useChosenWords();
  const { band, session, count, isWait } = choice;
  const { day, place, fee, prices } = event;
  const sum = owedFor(
    priceSeats(priceListOf(event), { seats: count, kinds: isWait ? [] : kinds }),
    allPlaces(count),
    fee,
  );
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
        ...(session.game ? [{ term: t("sum.game"), detail: session.game }] : []),
        { term: t("sum.seats"), detail: seats },
      ]
    : [{ term: t("sum.when"), detail: day }];
  return (
    <aside className="panel reserving-sum" aria-label={t("sum.label")}>
      <div className="needs-script">
        <h2>
          <Kern>{chosenWords(choice)}</Kern>
        </h2>
        <FactList sums facts={[...chosen, where]} />
        <ChosenPlace bands={bands} choice={choice} />
        <SumToPay sum={price(sum)} />
        {prices && <p className="meta">{prices}</p>}
      </div>
      <div className="without-script">
        <FactList sums facts={[{ term: t("sum.when"), detail: day }, where]} />
        <p className="reserving-total">
          <span>{t("sum.perSeat")}</span>
          <span className="num">{price(fee)}</span>
        </p>
        {prices && <p className="meta">{prices}</p>}
      </div>
      <div className="reserving-go">
        <div className="reserving-go-sum needs-script">
          <p className="num">{price(sum)}</p>
          <p>{chosenWords(choice, true)}</p>
        </div>
        <Button
          type="submit"
          form={formId}
          size="large"
          wide
          onClick={session ? undefined : (event) => askForSession(event, choice)}
        >
          {t(isWait ? "wait.submit" : "choose.submit")}
        </Button>
      </div>
      <p className="meta">{t(isWait ? "wait.note" : "choose.note")}</p>
    </aside>
  );
}

/** The button is never disabled: it leads to what is missing. */
function askForSession(event: MouseEvent, { askForSession: ask }: Choice) {
  event.preventDefault();
  ask();
  const sessions = document.getElementById(sessionsId);
  sessions?.scrollIntoView({ block: "start" });
  sessions
    ?.querySelector<HTMLElement>("[data-current] input[type=radio], [data-current] summary")
    ?.focus({ preventScroll: true });
}

/** い卓、となり同士の2席 */
function useChosenWords() {
  const t = useTranslations("reserving.choose");
  const event = useTranslations("event");
  return ({ session, count, isWait }: Choice, short = false): string => {
    if (!session) return short ? t("notChosenShort") : t("notChosen", { count });
    const { letter, title } = session;
    const name = letter ? event("tableOnly", { letter }) : title;
    const isTogether = letter !== "" && count > 1 && !isWait;
    if (short) return t(isTogether ? "chosenShortTogether" : "chosenShort", { name, count });
    return t(isTogether ? "chosenTogether" : "chosen", { name, count });
  };
}

function ChosenPlace({ bands, choice }: Pick<ChoiceSumProps, "bands" | "choice">) {
  const t = useTranslations("reserving.choose");
  const { session, band = choice.shownBand ?? bands[0] } = choice;
  const tables = (band?.sessions ?? [])
    .filter(({ letter }) => letter !== "")
    .map(({ id, letter }) => ({ letter, isChosen: id === session?.id }));
  if (!session?.letter) return null;
  return <FloorMap label={t("map", { letter: session.letter })} tables={tables} />;
}
