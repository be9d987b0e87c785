import { closingReasonLimit, coinValues } from "@takujo/contracts/booking/money/money-form";
import { formatFullDayTime } from "@takujo/i18n/format-date";
import { formatYen, formatYenChange } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../../shell/form/use-validate.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Tag } from "../../../../ui/action/tag.tsx";
import { TextareaField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { closingSchema, coinName, numberIn } from "../form-schemas.ts";
import type { Evening } from "./evening.server.ts";
import { methods, sumOf } from "./method-table.tsx";

type ClosingPanelProps = { evening: Evening; nonce: string; refusal: FormRefusal | undefined };

/** Cash by the typed counts; `coins` is null until any are typed. */
function countedIn(typed: Readonly<Record<string, string>>) {
  const given = (name: string) => {
    const number = numberIn(typed[name]?.normalize("NFKC") ?? "");
    return Number.isNaN(number) ? null : number;
  };
  const counts = coinValues.map((value) => ({ value, count: given(coinName(value)) }));
  const coins = counts.some(({ count }) => count !== null)
    ? counts.reduce((sum, { value, count }) => sum + value * (count ?? 0), 0)
    : null;
  const net = coins === null ? null : coins - (given("changeFund") ?? 0);
  return { coins, net, cash: net ?? given("cash"), qr: given("qr"), card: given("card") };
}

/** Compares what is at hand with what was recorded. A difference hinders nothing, but has a reason. */
export function ClosingPanel({ evening, nonce, refusal }: ClosingPanelProps) {
  const t = useTranslations("adminMoney.evening.closing");
  const { required, optional: _, ...words } = useFormWords();
  const { taken } = evening;
  const first = { qr: String(taken.qr), card: String(taken.card) };
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // Untouched fields follow what the reception records meanwhile.
  const { coins, net, cash, qr, card } = countedIn({ ...first, ...typed });
  const difference =
    cash === null || qr === null || card === null ? 0 : sumOf({ cash, qr, card }) - sumOf(taken);
  const labels = Object.fromEntries(
    coinValues.map((value) => [coinName(value), t("coin", { value })]),
  );
  return (
    <section className="admin-box money-closing" aria-labelledby="closing-heading">
      <div className="admin-box-head">
        <h2 id="closing-heading">{t("heading")}</h2>
        <Tag tone="gold">{t("state.open")}</Tag>
      </div>
      <Form
        id="close"
        words={{ required, ...words }}
        labels={{
          ...labels,
          cash: t("cash"),
          qr: t("qr"),
          card: t("card"),
          changeFund: t("changeFund"),
          reason: t("reason"),
        }}
        values={first}
        refusal={refusal}
        idempotencyKey={nonce}
        validate={useValidate(closingSchema)}
      >
        <input type="hidden" name="intent" value="close" />
        {methods.map((method) => (
          <input key={method} type="hidden" name={`recorded.${method}`} value={taken[method]} />
        ))}
        <div
          onInput={({ target }) => {
            const { name, value } = target as HTMLInputElement;
            setTyped((before) => ({ ...before, [name]: value }));
          }}
        >
          {methods.map((method) => (
            <TextField
              key={method}
              name={method}
              className="money-amount num"
              inputMode="numeric"
              autoComplete="off"
              hint={t(`${method}Hint`)}
            />
          ))}
          <details className="money-coins">
            <summary>{t("coins")}</summary>
            <p className="admin-note">{t("coinsHint")}</p>
            <div className="money-coin-fields">
              {coinValues.map((value) => (
                <TextField
                  key={value}
                  name={coinName(value)}
                  className="num"
                  inputMode="numeric"
                  autoComplete="off"
                />
              ))}
            </div>
            <TextField
              name="changeFund"
              className="money-amount num"
              inputMode="numeric"
              autoComplete="off"
            />
            <p role="status" className="num">
              {coins !== null &&
                net !== null &&
                t("sum", { sum: formatYen(coins), net: formatYen(net) })}
            </p>
          </details>
          <TextareaField
            name="reason"
            rows={2}
            limit={closingReasonLimit}
            hint={t("reasonHint")}
            required={difference !== 0}
          />
        </div>
        <p className="admin-note">{t("lock")}</p>
        <SubmitButton wide>
          {difference === 0
            ? t("submit")
            : t("submitWithDifference", { sum: formatYenChange(difference) })}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** Before the event there is nothing to close: the money is still to come. */
export function EarlyPanel({ evening: { startsAt } }: Pick<ClosingPanelProps, "evening">) {
  const t = useTranslations("adminMoney.evening.closing");
  const locale = useLocale();
  return (
    <section className="admin-box money-closing" aria-labelledby="closing-heading">
      <div className="admin-box-head">
        <h2 id="closing-heading">{t("heading")}</h2>
      </div>
      <p className="admin-note">{t("early", { time: formatFullDayTime(startsAt, locale) })}</p>
    </section>
  );
}
