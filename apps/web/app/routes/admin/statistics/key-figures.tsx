import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { num } from "../../../shell/text/num.tsx";
import { Figures } from "../figures.tsx";
import { Change } from "./change.tsx";
import { yenSigned } from "./fee-panel.tsx";
import { difference, fillOf, percentOf, roundPercent } from "./figures.ts";
import type { Months } from "./months.ts";

type Month = Months["chosen"];

const noShowOf = ({ attendance: { absent, expected } }: Month) => percentOf(absent, expected);
const returningOf = ({ visitors: { returning, accounts } }: Month) =>
  percentOf(returning, accounts);
const wholePercent = (percent: number | null) => (percent === null ? null : roundPercent(percent));

/** The most important numbers, each beside that of the month before. Their boxes below say how they are counted. */
export function KeyFigures({ chosen, before }: Months) {
  const t = useTranslations("adminStatistics");
  const ofBoth = (of: (month: Month) => number | null) =>
    [of(chosen), before ? of(before) : null] as const;
  const percent = (name: string, of: (month: Month) => number | null, good: "more" | "fewer") => {
    const [now, then] = ofBoth(of);
    return (
      <Figure name={name}>
        <dd>{now === null ? t("unit.unknown") : t.rich("unit.percent", { value: now, num })}</dd>
        <dd>
          <Change
            change={difference(now, then)}
            good={good}
            before={then === null ? "" : t("unit.plainPercent", { value: then })}
          />
        </dd>
      </Figure>
    );
  };
  const [due, dueBefore] = ofBoth(({ fees }) => fees.due);
  const [came, cameBefore] = ofBoth(({ attendance }) => attendance.came);
  const dueChange = difference(due, dueBefore);
  return (
    <Figures count={5}>
      <Figure name={t("attendance.figure")}>
        <dd>{t.rich("unit.people", { count: came ?? 0, num })}</dd>
        <dd>
          <Change
            change={difference(came, cameBefore)}
            good="more"
            before={t("unit.plainPeople", { count: cameBefore ?? 0 })}
          />
        </dd>
      </Figure>
      {percent(t("weekdays.figure"), ({ seats }) => wholePercent(fillOf(seats)), "more")}
      {percent(t("noShow.heading"), noShowOf, "fewer")}
      {percent(t("visitors.heading"), (month) => wholePercent(returningOf(month)), "more")}
      <Figure name={t("fees.figure")}>
        <dd>
          <span className="num">{formatYen(due ?? 0)}</span>
        </dd>
        <dd>
          <Change
            change={dueChange}
            good="more"
            text={dueChange === null ? undefined : yenSigned(dueChange)}
            before={formatYen(dueBefore ?? 0)}
          />
        </dd>
      </Figure>
    </Figures>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {children}
    </div>
  );
}
