import { allPlaces, type SeatKinds } from "@takujo/contracts/booking/money/seat-price";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Link } from "react-router";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { ChoiceTilesField } from "../../../ui/form/fields/choice-field.tsx";
import { NumberField } from "../../../ui/form/fields/number-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { Kern } from "../../../ui/text/kern.tsx";
import { seatKindField, seatKindsIn } from "../../event/seat-kinds.ts";
import type { EventSeats } from "../../event/seats.ts";
import { type KindChoice, SeatKindField, useSeatKindLabels } from "../kind-fields.tsx";
import type { ChoiceBand } from "../picker/choice.ts";
import type { EventOfChoice } from "../picker/choices.server.ts";
import { PeopleChoice } from "../picker/people-choice.tsx";
import { SessionChoice } from "../picker/session-choice.tsx";
import { type Choice, useChoice } from "../picker/use-choice.ts";
import { usePrice } from "../use-price.ts";
import { ChoiceSum } from "./choice-sum.tsx";

type ChooserProps = {
  event: EventOfChoice;
  bands: ChoiceBand[];
  seats: EventSeats | undefined;
  first: string;
  firstSeats: number;
  /** As the address says. */
  firstKinds: SeatKinds;
  idempotencyKey: string;
  refusal: FormRefusal | undefined;
};

/** For the submit button, which is outside the form. */
const chooserId = "seats";

export function Chooser(props: ChooserProps) {
  const { event, bands, seats, first, firstSeats, firstKinds, idempotencyKey, refusal } = props;
  const t = useTranslations();
  const words = useFormWords();
  const { slug } = event;
  const choice = useChoice({ slug, bands, seats, first, firstSeats, sent: refusal?.values });
  const { isWait, people } = choice;
  const max = Math.max(choice.count, ...people);
  const [kinds, setKinds] = useState(() =>
    refusal ? seatKindsIn(refusal.values, max) : firstKinds,
  );
  const onChoose = (place: number, kind: string) =>
    setKinds((before) =>
      Array.from({ length: max }, (_, at) => (at === place ? kind : (before[at] ?? ""))),
    );
  return (
    <div className="reserving-columns">
      <div>
        <EventStrip event={event} />
        <Form
          id={chooserId}
          words={words}
          labels={{
            minSeats: t("reserving.wait.atLeast"),
            together: t("reserving.wait.rule"),
            ...useSeatKindLabels(max),
          }}
          values={{
            ...{ together: "together", minSeats: "1" },
            ...Object.fromEntries(kinds.map((kind, place) => [seatKindField(place), kind])),
          }}
          refusal={refusal}
          idempotencyKey={idempotencyKey}
        >
          <PeopleChoice
            choice={choice}
            legend={
              <h1>
                <Kern>{t("reserving.choose.heading")}</Kern>
              </h1>
            }
          />
          {!isWait && <KindsChoice kinds={event.kinds} fee={event.fee} {...{ choice, onChoose }} />}
          <SessionChoice
            bands={bands}
            choice={choice}
            canWait
            heading={(text) => (
              <h2>
                <Kern>{text}</Kern>
              </h2>
            )}
          />
          <input type="hidden" name="intent" value={isWait ? "wait" : "hold"} />
          {isWait && <WaitChoice choice={choice} />}
        </Form>
      </div>
      <ChoiceSum formId={chooserId} {...{ event, bands, choice, kinds }} />
    </div>
  );
}

function EventStrip({ event }: { event: EventOfChoice }) {
  const t = useTranslations("reserving");
  const language = useTextLanguage()(event);
  const price = usePrice();
  const { slug, title, smallCoverUrl, tone, day, place, fee } = event;
  return (
    <div className="reserving-event" style={{ "--tone": tone }}>
      <img src={smallCoverUrl} alt="" width="84" height="84" />
      <div>
        <b lang={language}>{title}</b>
        <small>{t.rich("choose.eventFacts", { day, place, price: price(fee), num })}</small>
      </div>
      <Link className="button button-quiet button-small" to={`/event/${slug}`}>
        {t("choose.seeEvent")}
      </Link>
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
              max={Math.max(1, choice.max(session) - 1)}
              words={{ less: t("choose.less"), more: t("choose.more") }}
            />
          </div>
        </div>
      </FieldGroup>
    </div>
  );
}

type KindsChoiceProps = {
  kinds: KindChoice[];
  fee: number;
  choice: Choice;
  onChoose: (place: number, kind: string) => void;
};

/** The price of each guest. Without scripts the number of guests is not known yet, so there is a field for the maximum. */
function KindsChoice({ kinds, fee, choice, onChoose }: KindsChoiceProps) {
  const t = useTranslations("price");
  const { count, people } = choice;
  if (kinds.length === 0) return null;
  return (
    <div className="reserving-kinds">
      <FieldGroup legend={t("eachSeat")}>
        <p className="meta without-script">{t("asManyAsCome")}</p>
        {allPlaces(Math.max(count, ...people)).map((place) => (
          <div key={place} className={place < count ? undefined : "without-script"}>
            <SeatKindField {...{ kinds, fee, place, onChoose }} />
          </div>
        ))}
      </FieldGroup>
    </div>
  );
}
