import { readDashboard } from "@takujo/contracts/generated/games/sdk.gen";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { visitContext } from "../../../shell/visit.ts";

/** Today, and how full the coming days are. */
export async function loadDashboard(context: Readonly<RouterContextProvider>) {
  const { games, locale } = context.get(visitContext);
  const dashboard = unwrap(await readDashboard({ client: games, query: { locale } }));
  const { comingDays } = dashboard;
  const capacity = comingDays.reduce((sum, day) => sum + day.capacity, 0);
  const reserved = comingDays.reduce((sum, day) => sum + day.reserved, 0);
  return {
    ...dashboard,
    /** Of the coming days; null if there are no seats at all. */
    percentReserved: capacity > 0 ? Math.round((reserved / capacity) * 100) : null,
  };
}

export type DashboardView = Awaited<ReturnType<typeof loadDashboard>>;
