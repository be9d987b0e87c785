import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../ui/form/form.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import type { EventSeats } from "../../event/seats.ts";
import { useFormWords } from "../../user/use-form-words.ts";
import { BandChoice } from "./band-choice.tsx";
import type { ChoiceBand } from "./choice.ts";
import { ChoiceSum } from "./choice-sum.tsx";
import { SeatsChoice } from "./seats-choice.tsx";
import type { EventOfChoice } from "./server-choices.ts";
import { TableChoice } from "./table-choice.tsx";
import { useChoice } from "./use-choice.ts";
import { WaitChoice } from "./wait-choice.tsx";

type ChooserProps = {
  event: EventOfChoice;
  bands: ChoiceBand[];
  seats: EventSeats | undefined;
  first: string;
  firstSeats: number;
  idempotencyKey: string;
  refusal: FormRefusal | undefined;
};

/** The button that sends it stands outside of the form. */
const chooserId = "seats";

export function Chooser(props: ChooserProps) {
  const { event, bands, seats, first, firstSeats, idempotencyKey, refusal } = props;
  const t = useTranslations();
  const words = useFormWords();
  const { slug } = event;
  const choice = useChoice({ slug, bands, seats, first, firstSeats, sent: refusal?.values });
  const { isWait, band } = choice;
  return (
    <div className="reserving-columns">
      <div>
        <h1>{t("reserving.choose.heading")}</h1>
        <Form
          id={chooserId}
          words={words}
          labels={{ minSeats: t("reserving.wait.atLeast"), together: t("reserving.wait.rule") }}
          values={{ together: "together", minSeats: "1" }}
          refusal={refusal}
          idempotencyKey={idempotencyKey}
        >
          <BandChoice bands={bands} choice={choice} />
          {bands.map((each) => (
            <TableChoice key={each.key} band={each} isCurrent={each === band} choice={choice} />
          ))}
          <input type="hidden" name="intent" value={isWait ? "wait" : "hold"} />
          <SeatsChoice choice={choice} />
          {isWait && <WaitChoice choice={choice} />}
        </Form>
      </div>
      <ChoiceSum formId={chooserId} event={event} choice={choice} />
    </div>
  );
}
