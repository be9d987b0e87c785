import { type PaymentMethod, paymentMethods } from "@takujo/contracts/booking/money/money-form";
import { useTranslations } from "@takujo/i18n/react";
import { useId } from "react";

/** How the fee is paid, or that it is paid later. */
export type Payment = PaymentMethod | "later";
export const payments: readonly Payment[] = [...paymentMethods, "later"];

type MethodChoiceProps<Chosen extends Payment> = {
  /** The offered ones, in order. */
  payments: readonly Chosen[];
  chosen: Chosen;
  onChoose: (payment: Chosen) => void;
};

export function MethodChoice<Chosen extends Payment>(props: MethodChoiceProps<Chosen>) {
  const { payments, chosen, onChoose } = props;
  const t = useTranslations("reception");
  const name = useId();
  return (
    <fieldset className="rc-methods">
      <legend className="visually-hidden">{t("party.method")}</legend>
      {payments.map((payment) => (
        <label key={payment}>
          <input
            type="radio"
            name={name}
            value={payment}
            checked={chosen === payment}
            onChange={() => onChoose(payment)}
          />
          <span>{t(`methods.${payment as Payment}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The money of a mark. */
export const moneyOf = (payment: Payment, amount: number) =>
  payment === "later" ? { paid: 0, method: "cash" as const } : { paid: amount, method: payment };

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
