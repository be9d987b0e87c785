import { useTranslations } from "@takujo/i18n/react";
import { Change } from "./change.tsx";
import { ChartPanel, Legend } from "./chart/chart-panel.tsx";
import { ShareBars } from "./chart/share-bars.tsx";
import { difference, percentOf, roundPercent } from "./figures.ts";
import type { Months } from "./months.ts";
import { PartPanel } from "./part-panel.tsx";

type Month = Months["chosen"];

export function NoShowPanel(months: Months) {
  const t = useTranslations("adminStatistics.noShow");
  const unit = useTranslations("adminStatistics.unit");
  const { expected, absent } = months.chosen.attendance;
  const missing = {
    look: "alarm",
    name: t("absent"),
    of: ({ attendance }: Month) => attendance.absent,
  };
  return (
    <PartPanel
      {...months}
      heading={t("heading")}
      sentence={
        expected > 0
          ? t("sentence", { expected, absent, percent: percentOf(absent, expected) ?? 0 })
          : t("none")
      }
      explanation={t("explanation")}
      rowName={t("name")}
      parts={[
        {
          look: "first",
          name: t("came"),
          of: ({ attendance }) => attendance.expected - attendance.absent,
        },
        missing,
      ]}
      rate={{ name: t("rate"), of: missing, good: "fewer" }}
      total={(count) => unit("plainPeople", { count })}
    />
  );
}

export function VisitorsPanel(months: Months) {
  const t = useTranslations("adminStatistics.visitors");
  const unit = useTranslations("adminStatistics.unit");
  const { accounts, returning, others } = months.chosen.visitors;
  const again = {
    look: "first",
    name: t("returning"),
    of: ({ visitors }: Month) => visitors.returning,
  };
  return (
    <PartPanel
      {...months}
      heading={t("heading")}
      sentence={
        accounts > 0
          ? t("sentence", { accounts, returning, percent: percentOf(returning, accounts) ?? 0 })
          : t("none")
      }
      note={others > 0 ? t("others", { others }) : undefined}
      explanation={t("explanation")}
      rowName={t("name")}
      parts={[
        again,
        {
          look: "light",
          name: t("first"),
          of: ({ visitors }) => visitors.accounts - visitors.returning,
        },
      ]}
      besides={[{ look: "others", name: t("othersName"), of: ({ visitors }) => visitors.others }]}
      rate={{ name: t("rate"), of: again, good: "more" }}
      total={(count) => unit("plainPeople", { count })}
    />
  );
}

const waitingEnds = {
  seated: "first",
  lapsed: "hatched",
  left: "light",
  unserved: "alarm",
} as const;

export function WaitlistPanel(months: Months) {
  const t = useTranslations("adminStatistics.waitlist");
  const unit = useTranslations("adminStatistics.unit");
  const { parties, seated } = months.chosen.waitlist;
  const partOf = (end: keyof typeof waitingEnds) => ({
    look: waitingEnds[end],
    name: t(end),
    of: ({ waitlist }: Month) => waitlist[end],
  });
  return (
    <PartPanel
      {...months}
      heading={t("heading")}
      sentence={
        parties > 0
          ? t("sentence", { parties, seated, percent: percentOf(seated, parties) ?? 0 })
          : t("none")
      }
      explanation={t("explanation")}
      rowName={t("name")}
      parts={[partOf("seated"), partOf("lapsed"), partOf("left"), partOf("unserved")]}
      rate={{ name: t("rate"), of: partOf("seated"), good: "more" }}
      total={(count) => unit("plainParties", { count })}
    />
  );
}

export function LeadTimePanel({ chosen, before }: Months) {
  const t = useTranslations("adminStatistics");
  const { medianDays, groups } = chosen.leadTime;
  const totalOf = (month: Month | null) =>
    (month?.leadTime.groups ?? []).reduce((sum, { parties }) => sum + parties, 0);
  const shareOf = (month: Month | null, parties: number) => {
    const percent = percentOf(parties, totalOf(month));
    return percent === null ? null : roundPercent(percent);
  };
  const partiesBefore = (fromDays: number) =>
    before?.leadTime.groups.find((group) => group.fromDays === fromDays)?.parties ?? null;
  const rows = groups.map(({ fromDays, parties }) => {
    const former = partiesBefore(fromDays);
    const [now, then] = [
      shareOf(chosen, parties) ?? 0,
      former === null ? null : shareOf(before, former),
    ];
    return {
      key: String(fromDays),
      name: t(`leadTime.groups.days${fromDays}`),
      percent: now,
      before: then,
      value: t("unit.plainPercent", { value: now }),
      change: difference(now, then),
      parties,
      former,
    };
  });
  const days = (count: number | null | undefined) =>
    count === null || count === undefined ? t("unit.unknown") : t("unit.plainDays", { count });
  return (
    <ChartPanel
      heading={t("leadTime.heading")}
      sentence={
        medianDays === null ? t("leadTime.none") : t("leadTime.sentence", { days: medianDays })
      }
      explanation={t("leadTime.explanation")}
      table={{
        columns: [t("leadTime.name"), t("leadTime.parties"), t("table.before"), t("table.change")],
        rows: [
          ...rows.map(({ key, name, parties, former }) => ({
            key,
            cells: [
              name,
              parties,
              former ?? t("unit.unknown"),
              <Change key="change" change={difference(parties, former)} />,
            ] as const,
          })),
          {
            key: "median",
            isTotal: true,
            cells: [
              t("leadTime.median"),
              days(medianDays),
              days(before?.leadTime.medianDays),
              <Change key="change" change={difference(medianDays, before?.leadTime.medianDays)} />,
            ],
          },
        ],
      }}
    >
      <ShareBars rows={rows} />
      <Legend
        entries={[
          { look: "first", name: t("leadTime.share") },
          ...(before ? [{ look: "tick", name: t("table.before") }] : []),
        ]}
      />
    </ChartPanel>
  );
}
