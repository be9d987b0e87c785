import { formatMonth } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Change } from "./change.tsx";
import { ChartPanel, type FigureRows, Legend } from "./chart/chart-panel.tsx";
import { StackedBars } from "./chart/stacked-bars.tsx";
import { difference, percentOf } from "./figures.ts";
import type { Months } from "./months.ts";

interface Part {
  look: string;
  name: string;
  of: (month: Months["chosen"]) => number;
}

type PartPanelProps = Months & {
  heading: string;
  sentence: string;
  /** Below the picture. */
  note?: string | undefined;
  explanation: string;
  /** Heading of the table's rows. */
  rowName: string;
  /** The whole of a month is the sum of its parts. */
  parts: Part[];
  /** Rows of the table that are no part of the whole. */
  besides?: Part[] | undefined;
  /** The first of `parts` counts, or another one. */
  rate: { name: string; of: Part; good: "more" | "fewer" };
  total: (count: number) => string;
};

/** Shares of a whole, in the chosen month and the one before. */
export function PartPanel(props: PartPanelProps) {
  const { chosen, before, heading, sentence, note, explanation, rowName, parts, rate } = props;
  const { besides = [], total } = props;
  const t = useTranslations("adminStatistics");
  const locale = useLocale();
  const months = before ? [chosen, before] : [chosen];
  const wholeOf = (month: Months["chosen"]) => parts.reduce((sum, part) => sum + part.of(month), 0);
  const rateOf = (month: Months["chosen"] | null) =>
    month && percentOf(rate.of.of(month), wholeOf(month));
  const shownRate = (value: number | null): ReactNode =>
    value === null ? t("unit.unknown") : t("unit.plainPercent", { value });
  const rows: FigureRows["rows"] = [...parts, ...besides].map(({ look, name, of }) => ({
    key: look,
    cells: [
      name,
      of(chosen),
      before ? of(before) : t("unit.unknown"),
      <Change key="change" change={difference(of(chosen), before && of(before))} />,
    ],
  }));
  return (
    <ChartPanel
      heading={heading}
      sentence={sentence}
      explanation={explanation}
      table={{
        columns: [rowName, formatMonth(chosen.month, locale), t("table.before"), t("table.change")],
        rows: [
          ...rows,
          {
            key: "rate",
            isTotal: true,
            cells: [
              rate.name,
              shownRate(rateOf(chosen)),
              shownRate(rateOf(before)),
              <Change
                key="change"
                change={difference(rateOf(chosen), rateOf(before))}
                good={rate.good}
              />,
            ],
          },
        ],
      }}
    >
      <StackedBars
        label={sentence}
        rows={months.map((month) => ({
          key: month.month,
          name: formatMonth(month.month, locale),
          value: total(wholeOf(month)),
          parts: parts.map(({ look, of }) => ({ look, value: of(month) })),
        }))}
      />
      <Legend entries={parts.map(({ look, name }) => ({ look, name }))} />
      {note && <p className="statistics-sentence">{note}</p>}
    </ChartPanel>
  );
}
