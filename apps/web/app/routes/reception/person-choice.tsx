import type { ReceptionKeptMark } from "@takujo/contracts/generated/games/types.gen";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";

type PersonChoiceProps = {
  person: { name: string; isEnglish: boolean };
  /** By which they are in. */
  mark: ReceptionKeptMark | undefined;
  isIn: boolean;
  isChosen: boolean;
  onToggle: () => void;
};

export function PersonChoice({ person, mark, isIn, isChosen, onToggle }: PersonChoiceProps) {
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
