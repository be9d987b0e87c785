import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { ChoiceTile, ChoiceTiles } from "../../../ui/field/choice-tile.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { ChoiceTilesField } from "../../../ui/form/fields/choice-field.tsx";
import { NumberField } from "../../../ui/form/fields/number-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import type { EventSeats } from "../../event/seats.ts";
import { SeatsBadge } from "../../event/seats-badge.tsx";
import { bandSeats } from "../../event/session-seats.ts";
import { useFormWords } from "../../user/use-form-words.ts";
import { type ChoiceBand, isChoosable } from "./choice.ts";
import { ChoiceSum } from "./choice-sum.tsx";
import type { EventOfChoice } from "./choices.server.ts";
import { SeatsChoice } from "./seats-choice.tsx";
import { TableChoice } from "./table-choice.tsx";
import { type Choice, useChoice } from "./use-choice.ts";

type ChooserProps = {
  event: EventOfChoice;
  bands: ChoiceBand[];
  seats: EventSeats | undefined;
  first: string;
  firstSeats: number;
  idempotencyKey: string;
  refusal: FormRefusal | undefined;
};

/** For the submit button, which is outside the form. */
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

/** Only a filter: without JavaScript all tables are listed below each other. */
function BandChoice({ bands, choice }: { bands: ChoiceBand[]; choice: Choice }) {
  const t = useTranslations("reserving.choose");
  return (
    <div className="needs-script reserving-part">
      <FieldGroup legend={t("time")}>
        <ChoiceTiles>
          {bands.map((band) => {
            const seats = bandSeats(band, choice.known);
            return (
              <ChoiceTile
                key={band.key}
                name="band"
                value={band.key}
                checked={band === choice.band}
                disabled={!band.sessions.some((session) => isChoosable(choice.seatsOf(session)))}
                onChange={() => choice.chooseBand(band)}
                note={seats && <SeatsBadge seats={seats} plain />}
              >
                <span className="reserving-band-name">
                  {band.name} {num(band.time)}
                </span>
              </ChoiceTile>
            );
          })}
        </ChoiceTiles>
      </FieldGroup>
    </div>
  );
}

/** For a full session: its waitlist. */
function WaitChoice({ choice }: { choice: Choice }) {
  const t = useTranslations("reserving");
  const { session, waiting, count } = choice;
  if (!session) return null;
  return (
    <div className="reserving-part">
      <FieldGroup legend={t("wait.heading")}>
        <p className="reserving-wait-lead">
          {t("wait.lead", { name: session.title })}{" "}
          {waiting !== undefined &&
            (waiting > 0 ? t.rich("wait.waiting", { count: waiting, num }) : t("wait.nobody"))}
        </p>
        <div className="reserving-wait" data-alone={count === 1 || undefined}>
          <ChoiceTilesField
            name="together"
            required
            choices={[
              { value: "together", label: t("wait.together"), note: t("wait.togetherNote") },
              { value: "fewer", label: t("wait.fewer"), note: t("wait.fewerNote") },
            ]}
          />
          <div className="reserving-least">
            <NumberField
              name="minSeats"
              required
              min={1}
              max={Math.max(1, choice.most - 1)}
              words={{ less: t("choose.less"), more: t("choose.more") }}
            />
          </div>
        </div>
      </FieldGroup>
    </div>
  );
}
