import type { ReceptionKeptMark } from "@takujo/contracts/generated/games/types.gen";
import { clock } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { type MouseEvent, useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import type { PartyView, ReceptionView } from "../marks/apply-marks.ts";
import { feeDue, hasPrice } from "../marks/tally.ts";
import { usePeople } from "./party-name.ts";
import { AmountField, MethodChoice, moneyOf, type Payment, payments } from "./payment-fields.tsx";
import type { Desk } from "./use-desk.ts";

type ArrivalFormProps = {
  party: PartyView;
  event: ReceptionView["event"];
  desk: Desk;
  /** Of a friend who came with their own ticket. */
  place: number | undefined;
};

/** Who of a party comes in now, and what they pay. One tap is the whole party, or whose ticket it is. */
export function ArrivalForm({ party, event, desk, place: friend }: ArrivalFormProps) {
  const { fee } = event;
  const t = useTranslations("reception");
  const peopleOf = usePeople();
  const people = peopleOf(party);
  const left = people.flatMap((_, place) => (party.people.includes(place) ? [] : [place]));
  const [chosen, setChosen] = useState(
    friend === undefined ? left : left.filter((place) => place === friend),
  );
  const [amount, setAmount] = useState<number>();
  const [payment, setPayment] = useState<Payment>("cash");
  const due = feeDue(party, chosen, fee);
  const toggle = (place: number) => {
    setAmount(undefined);
    setChosen((before) =>
      before.includes(place) ? before.filter((one) => one !== place) : [...before, place],
    );
  };
  const money = moneyOf(payment, amount ?? due);
  const [first, ...others] = left;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const inOrder = chosen.toSorted((one, other) => one - other);
        if (inOrder.length > 0) void desk.admit(party, inOrder, money);
      }}
    >
      <fieldset className="rc-people">
        <legend className="visually-hidden">{t("party.people")}</legend>
        {people.map((person, place) => (
          <PersonChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the party identifies the person.
            key={place}
            person={person}
            mark={party.marks.find((one) => !one.undone && one.people.includes(place))}
            isIn={party.people.includes(place)}
            isChosen={chosen.includes(place)}
            onToggle={() => toggle(place)}
          />
        ))}
      </fieldset>
      {hasPrice(event) && (
        <div className="rc-pay">
          <span>
            {due > 0 ? t("party.fee", { count: Math.max(1, chosen.length) }) : t("party.feePaid")}
            <Later count={left.filter((place) => !chosen.includes(place)).length} />
          </span>
          <b className="num">{formatYen(amount ?? due)}</b>
          <AmountField amount={amount ?? due} onChange={setAmount} />
        </div>
      )}
      {(amount ?? due) > 0 && (
        <MethodChoice payments={payments} chosen={payment} onChoose={setPayment} />
      )}
      <Button
        type="submit"
        wide
        size="large"
        disabled={chosen.length === 0}
        onClick={ignoreDoubleTap}
      >
        {chosen.length === 0
          ? t("party.choose")
          : money.paid > 0
            ? t("party.admitAndPay", {
                count: chosen.length,
                method: t(`methods.${money.method}`),
                sum: formatYen(money.paid),
              })
            : t("party.admit", { count: chosen.length })}
      </Button>
      <div className="rc-actions">
        {first !== undefined && others.length > 0 && (
          <Button
            variant="line"
            onClick={() =>
              void desk.admit(party, [first], moneyOf(payment, feeDue(party, [first], fee)))
            }
          >
            {t("party.only", { name: people[first]?.name ?? "" })}
          </Button>
        )}
        <Button variant="quiet" onClick={desk.clear}>
          {t("party.back")}
        </Button>
      </div>
    </form>
  );
}

/** The second tap of a double tap on the list must not accept the party that the first one opened. */
function ignoreDoubleTap(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

function Later({ count }: { count: number }) {
  const t = useTranslations("reception.party");
  return count > 0 && <small>{t("feeLater", { count })}</small>;
}

type PersonChoiceProps = {
  person: { name: string; isEnglish: boolean };
  /** The mark that let them in. */
  mark: ReceptionKeptMark | undefined;
  isIn: boolean;
  isChosen: boolean;
  onToggle: () => void;
};

function PersonChoice({ person, mark, isIn, isChosen, onToggle }: PersonChoiceProps) {
  const t = useTranslations("reception.party");
  const notYet = person.isEnglish ? t("notYetEnglish") : t("notYet");
  const arrived = mark && t("arrived", { time: clock(mark.at), by: mark.by || t("somebody") });
  return (
    <label className="choice-tile">
      <input
        type="checkbox"
        className="checkbox"
        checked={isIn || isChosen}
        disabled={isIn}
        onChange={onToggle}
      />
      <span>{person.name}</span>
      <small>{isIn ? arrived : isChosen ? t("now") : notYet}</small>
    </label>
  );
}
