import type { ReceptionKeptMark } from "@takujo/contracts/generated/games/types.gen";
import { clock } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import type { PartyView } from "../marks/apply-marks.ts";
import { feeDue } from "../marks/tally.ts";
import { AmountField } from "./amount-field.tsx";
import { usePeople } from "./party-name.ts";
import type { Desk } from "./use-desk.ts";

type ArrivalFormProps = { party: PartyView; fee: number; desk: Desk };

/** Who of a party comes in now, and what they pay. The person who reserved is preselected. */
export function ArrivalForm({ party, fee, desk }: ArrivalFormProps) {
  const t = useTranslations("reception.party");
  const peopleOf = usePeople();
  const people = peopleOf(party);
  const left = people.flatMap((_, place) => (party.people.includes(place) ? [] : [place]));
  const [chosen, setChosen] = useState(left.slice(0, 1));
  const [amount, setAmount] = useState<number>();
  const due = feeDue(party, chosen, fee);
  const toggle = (place: number) => {
    setAmount(undefined);
    setChosen((before) =>
      before.includes(place) ? before.filter((one) => one !== place) : [...before, place],
    );
  };
  const admit = (who: number[], paid: number) => desk.admit(party, who, paid);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) admit(chosen, amount ?? due);
      }}
    >
      <fieldset className="rc-people">
        <legend className="visually-hidden">{t("people")}</legend>
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
      {fee > 0 && (
        <div className="rc-pay">
          <span>
            {due > 0 ? t("fee", { count: Math.max(1, Math.round(due / fee)) }) : t("feePaid")}
            <Later
              names={left.filter((p) => !chosen.includes(p)).map((p) => people[p]?.name ?? "")}
            />
          </span>
          <b className="num">{formatYen(amount ?? due)}</b>
          <AmountField amount={amount ?? due} onChange={setAmount} />
        </div>
      )}
      <Button type="submit" wide size="large" disabled={chosen.length === 0}>
        {chosen.length > 0 ? t("admit", { count: chosen.length }) : t("choose")}
      </Button>
      <div className="rc-actions">
        {left.length > 1 && (
          <Button variant="line" onClick={() => admit(left, feeDue(party, left, fee))}>
            {t("all", { count: left.length })}
          </Button>
        )}
        <Button variant="quiet" onClick={desk.clear}>
          {t("back")}
        </Button>
      </div>
    </form>
  );
}

function Later({ names }: { names: string[] }) {
  const t = useTranslations("reception.party");
  const [name] = names;
  if (!name) return null;
  const count = names.length;
  return <small>{count === 1 ? t("feeLater", { name }) : t("feeLaterMany", { count })}</small>;
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
