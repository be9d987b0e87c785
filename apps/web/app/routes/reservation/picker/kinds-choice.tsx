import { allPlaces } from "@takujo/contracts/booking/money/seat-price";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { type KindChoice, SeatKindField } from "../kind-fields.tsx";
import type { Choice } from "./use-choice.ts";

type KindsChoiceProps = {
  kinds: KindChoice[];
  fee: number;
  choice: Choice;
  onChoose: (place: number, kind: string) => void;
};

/** The price of each guest. Without scripts the number of guests is not known yet, so there is a field for the maximum. */
export function KindsChoice({ kinds, fee, choice, onChoose }: KindsChoiceProps) {
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
