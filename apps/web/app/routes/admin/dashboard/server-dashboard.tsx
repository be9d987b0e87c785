import { readDashboard } from "@takujo/contracts/generated/games/sdk.gen";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { renderHtml } from "../../../shell/server-html.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { SeatsChart } from "./server-seats-chart.tsx";
import { TrendChart } from "./server-trend-chart.tsx";

/** The day, with its pictures drawn. */
export async function loadDashboard(context: Readonly<RouterContextProvider>) {
  const { games, locale } = context.get(visitContext);
  const dashboard = unwrap(await readDashboard({ client: games, query: { locale } }));
  const { comingDays, pastDays, ...rest } = dashboard;
  const draw = (part: React.ReactNode) => renderHtml(context, "admin-dashboard", part);
  const capacity = comingDays.reduce((sum, day) => sum + day.capacity, 0);
  const reserved = comingDays.reduce((sum, day) => sum + day.reserved, 0);
  return {
    ...rest,
    /** Of the coming days; null where there are no seats at all. */
    percentReserved: capacity > 0 ? Math.round((reserved / capacity) * 100) : null,
    comingChart: draw(<SeatsChart days={comingDays} locale={locale} />),
    pastChart: draw(<TrendChart days={pastDays} locale={locale} />),
  };
}

export type DashboardView = Awaited<ReturnType<typeof loadDashboard>>;
