import { useTranslations } from "@takujo/i18n/react";
import { useId } from "react";

type AmountFieldProps = { amount: number; onChange: (amount: number) => void };

/** For people who pay another amount than the fee; collapsed, because few do. */
export function AmountField({ amount, onChange }: AmountFieldProps) {
  const t = useTranslations("reception.party");
  const id = useId();
  return (
    <details className="rc-amount">
      <summary>{t("change")}</summary>
      <label htmlFor={id}>{t("amount")}</label>
      <input
        id={id}
        className="input num"
        type="number"
        inputMode="numeric"
        min={0}
        max={1_000_000}
        step={1}
        value={amount}
        onChange={({ target }) =>
          onChange(Math.min(1_000_000, Math.max(0, Math.trunc(target.valueAsNumber || 0))))
        }
      />
    </details>
  );
}
