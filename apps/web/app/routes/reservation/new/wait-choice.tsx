import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/num.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { ChoiceTilesField } from "../../../ui/form/choice-field.tsx";
import { NumberField } from "../../../ui/form/number-field.tsx";
import type { Choice } from "./use-choice.ts";

/** For a session without seats: a place in its queue. */
export function WaitChoice({ choice }: { choice: Choice }) {
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
