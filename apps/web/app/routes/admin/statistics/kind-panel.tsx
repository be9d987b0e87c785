import { formatMonth } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Change } from "./change.tsx";
import { ChartPanel, type FigureRows } from "./chart/chart-panel.tsx";
import { StackedBars } from "./chart/stacked-bars.tsx";
import { YenChange } from "./fee-panel.tsx";
import { difference } from "./figures.ts";
import type { Months } from "./months.ts";

const maxDrawn = 8;

interface KindFigures {
  came: number;
  owed: number;
}

const noFigures: KindFigures = { came: 0, owed: 0 };

/** Who came at which kind of price, and what they owed. Nothing where everybody pays the same. */
export function KindPanel({ chosen, before }: Months) {
  const t = useTranslations("adminStatistics");
  const locale = useLocale();
  const months = before ? [chosen, before] : [chosen];
  const isPlain = ({ kinds, discounts }: Months["chosen"]) =>
    discounts.yen === 0 && kinds.every(({ key }) => key === "");
  if (months.every(isPlain)) return null;
  const { kinds, discounts, attendance } = chosen;
  const others = kinds.reduce((sum, { key, came }) => sum + (key === "" ? 0 : came), 0);
  const sentence = t("kinds.sentence", {
    came: attendance.came,
    ordinary: attendance.came - others,
    others,
  });
  const nameOf = ({ name }: { name: string }) => name || t("kinds.ordinary");
  const gone = (before?.kinds ?? [])
    .filter(({ key }) => kinds.every((kind) => kind.key !== key))
    .map((kind) => ({ ...kind, came: 0, owed: 0 }));
  const shown = ({ came, owed }: KindFigures) =>
    t("kinds.value", { count: came, yen: formatYen(owed) });
  const row = (key: string, name: string, now: KindFigures, then: KindFigures | null) => ({
    key,
    cells: [
      name,
      shown(now),
      then ? shown(then) : t("unit.unknown"),
      <Change key="change" change={difference(now.came, then?.came)} />,
      <YenChange key="yen" now={now.owed} then={then?.owed ?? null} />,
    ] satisfies FigureRows["rows"][number]["cells"],
  });
  const discountsOf = (month: Months["chosen"]) => ({
    came: month.discounts.came,
    owed: month.discounts.yen,
  });
  return (
    <ChartPanel
      wide
      heading={t("kinds.heading")}
      sentence={sentence}
      explanation={t("kinds.explanation", { count: maxDrawn })}
      table={{
        columns: [
          t("kinds.name"),
          formatMonth(chosen.month, locale),
          t("table.before"),
          t("table.change"),
          t("kinds.owedChange"),
        ],
        rows: [
          ...[...kinds, ...gone].map((kind) =>
            row(
              `kind ${kind.key}`,
              nameOf(kind),
              kind,
              before && (before.kinds.find(({ key }) => key === kind.key) ?? noFigures),
            ),
          ),
          {
            ...row(
              "discounts",
              t("kinds.discounted"),
              discountsOf(chosen),
              before && discountsOf(before),
            ),
            isTotal: true,
          },
        ],
      }}
    >
      <StackedBars
        label={sentence}
        whole={Math.max(1, ...kinds.map(({ came }) => came))}
        rows={kinds.slice(0, maxDrawn).map((kind) => ({
          key: kind.key,
          name: nameOf(kind),
          value: shown(kind),
          parts: [{ look: "first", value: kind.came }],
        }))}
      />
      {discounts.yen > 0 && (
        <p className="statistics-sentence">
          {t("kinds.discounts", { came: discounts.came, yen: formatYen(discounts.yen) })}
        </p>
      )}
    </ChartPanel>
  );
}
