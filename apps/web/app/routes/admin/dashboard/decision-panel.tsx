import { formatMonthDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { Users } from "../../../ui/generated/admin-icons.ts";
import { Check } from "../../../ui/generated/icons.ts";
import type { DashboardView } from "./dashboard.server.ts";

type Table = DashboardView["undecidedTables"][number];

/** Tables that need a minimum of players, shortly before that is decided. */
export function DecisionPanel({ tables }: { tables: Table[] }) {
  const t = useTranslations("adminDashboard.decisions");
  return (
    <section className="admin-box" aria-labelledby="dashboard-decisions">
      <div className="admin-box-head">
        <h2 id="dashboard-decisions">{t("heading")}</h2>
      </div>
      {tables.length === 0 ? (
        <p className="dashboard-nothing">{t("none")}</p>
      ) : (
        <ul className="dashboard-rows">
          {tables.map((table) => (
            <TableRow key={table.sessionId} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

type TableLabel = Pick<Table, "title" | "letter" | "sessionName">;

export function useTableName(): (table: TableLabel) => string {
  const t = useTranslations("adminDashboard.decisions");
  return ({ title, letter, sessionName }) =>
    letter ? t("table", { title, letter }) : t("session", { title, name: sessionName });
}

/** The dialog that decides is part of the address, so that it also works without JavaScript. */
export const decisionPath = (sessionId: string) => `/admin?decide=${sessionId}`;

function TableRow({ table }: { table: Table }) {
  const t = useTranslations("adminDashboard.decisions");
  const locale = useLocale();
  const { sessionId, minPlayers, players, decisionAt } = table;
  const missing = minPlayers - players;
  const name = useTableName()(table);
  return (
    <li className="dashboard-decision">
      <span>
        <b lang={table.locale}>{name}</b>
        <small>
          {t("facts", {
            min: minPlayers,
            now: players,
            time: formatMonthDayTime(decisionAt, locale),
          })}
        </small>
      </span>
      {missing > 0 ? (
        <Tag tone="gold" icon={<Users />}>
          {t("missing", { count: missing })}
        </Tag>
      ) : (
        <Tag tone="green" icon={<Check />}>
          {t("enough")}
        </Tag>
      )}
      <ButtonLink
        variant="quiet"
        to={decisionPath(sessionId)}
        aria-label={t("decideOn", { name })}
        preventScrollReset
      >
        {t("decide")}
      </ButtonLink>
    </li>
  );
}
