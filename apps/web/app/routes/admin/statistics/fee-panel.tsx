import { formatMonth } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Change } from "./change.tsx";
import { ChartPanel, Legend } from "./chart/chart-panel.tsx";
import { StackedBars } from "./chart/stacked-bars.tsx";
import { difference, signed } from "./figures.ts";
import type { Months } from "./months.ts";

type Fees = Months["chosen"]["fees"];

const takenOf = ({ cash, qr, card }: Fees) => cash + qr + card;

/** What people who came owed, and what the door recorded. */
export function FeePanel({ chosen, before }: Months) {
  const t = useTranslations("adminStatistics");
  const locale = useLocale();
  const months = before ? [chosen, before] : [chosen];
  const whole = Math.max(1, ...months.flatMap(({ fees }) => [fees.due, takenOf(fees)]));
  const sentence = t("fees.sentence", {
    came: chosen.attendance.came,
    due: formatYen(chosen.fees.due),
    taken: formatYen(takenOf(chosen.fees)),
  });
  const row = (name: string, of: (fees: Fees) => number, good?: "more") => ({
    key: name,
    isTotal: good !== undefined,
    cells: [
      name,
      formatYen(of(chosen.fees)),
      before ? formatYen(of(before.fees)) : t("unit.unknown"),
      <YenChange key="change" now={of(chosen.fees)} then={before && of(before.fees)} good={good} />,
    ] as const,
  });
  return (
    <ChartPanel
      wide
      heading={t("fees.heading")}
      sentence={sentence}
      explanation={t("fees.explanation")}
      table={{
        columns: [
          t("fees.name"),
          formatMonth(chosen.month, locale),
          t("table.before"),
          t("table.change"),
        ],
        rows: [
          row(t("fees.due"), ({ due }) => due, "more"),
          row(t("fees.cash"), ({ cash }) => cash),
          row(t("fees.qr"), ({ qr }) => qr),
          row(t("fees.card"), ({ card }) => card),
          row(t("fees.taken"), takenOf, "more"),
        ],
      }}
    >
      <StackedBars
        label={sentence}
        whole={whole}
        rows={months.flatMap(({ month, fees }) => [
          {
            key: `${month} due`,
            name: `${formatMonth(month, locale)} ${t("fees.due")}`,
            value: formatYen(fees.due),
            parts: [{ look: "due", value: fees.due }],
          },
          {
            key: `${month} taken`,
            name: `${formatMonth(month, locale)} ${t("fees.taken")}`,
            value: formatYen(takenOf(fees)),
            parts: [
              { look: "first", value: fees.cash },
              { look: "light", value: fees.qr },
              { look: "hatched", value: fees.card },
            ],
          },
        ])}
      />
      <Legend
        entries={[
          { look: "due", name: t("fees.due") },
          { look: "first", name: t("fees.cash") },
          { look: "light", name: t("fees.qr") },
          { look: "hatched", name: t("fees.card") },
        ]}
      />
    </ChartPanel>
  );
}

type YenChangeProps = { now: number; then: number | null; good?: "more" | undefined };

export function YenChange({ now, then, good }: YenChangeProps) {
  const change = difference(now, then);
  return (
    <Change change={change} good={good} text={change === null ? undefined : yenSigned(change)} />
  );
}

/** +¥1,200, −¥300, ±0 */
export const yenSigned = (change: number): string => signed(change).replace(/^([+−])/, "$1¥");
