import { copyConditions } from "@takujo/contracts/library/copy-fields";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Select, TextInput } from "../../../ui/field/input.tsx";
import { SheetStatus } from "../desk/sheet-status.tsx";
import type { LendingView, LoanView } from "./apply-loan-marks.ts";
import { useLoanWords } from "./loan-words.ts";
import type { Condition, Lending } from "./use-lending.ts";

type ReturnFormProps = { loan: LoanView; view: LendingView; lending: Lending };

/** One tap takes the box back; what is missing can be written before it. */
export function ReturnForm({ loan, view, lending }: ReturnFormProps) {
  const t = useTranslations("lending");
  const words = useLoanWords(view)(loan);
  const [condition, setCondition] = useState("");
  const [missing, setMissing] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const looked = copyConditions.find((one) => one === condition);
        const said: Condition = { missing: missing.trim(), ...(looked && { condition: looked }) };
        void lending.giveBack(loan, said);
      }}
    >
      <SheetStatus tone="plain">
        {t("out", { where: words.where, since: words.since })}
        {words.long && <small className="ln-long">{words.long}</small>}
      </SheetStatus>
      <Button type="submit" wide size="large">
        {t("return")}
      </Button>
      <details className="ln-condition">
        <summary>{t("condition.heading")}</summary>
        <Select
          id="condition"
          label={t("condition.label")}
          value={condition}
          onChange={({ target }) => setCondition(target.value)}
        >
          <option value="">{t("condition.same")}</option>
          {copyConditions.map((one) => (
            <option key={one} value={one}>
              {t(`condition.${one}`)}
            </option>
          ))}
        </Select>
        <TextInput
          id="missing"
          label={t("condition.missing")}
          hint={t("condition.missingHint")}
          value={missing}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setMissing(target.value)}
        />
      </details>
      <div className="rc-actions">
        <Button
          variant="line"
          onClick={() => {
            lending.undo(loan.number, loan.nonce);
            lending.show(undefined);
          }}
        >
          {t("undo")}
        </Button>
        <Button variant="quiet" onClick={() => lending.show(undefined)}>
          {t("close")}
        </Button>
      </div>
    </form>
  );
}
