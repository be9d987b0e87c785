import { readStatistics } from "@takujo/contracts/generated/games/sdk.gen";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";
import { readMonth } from "../month-query.ts";

/** The month that the address asks for; if there is no such month, the latest one, which the page says. */
export async function loadStatistics({ games: client, locale }: Visit, search: URLSearchParams) {
  const { month, isRefused } = readMonth(search);
  if (month) {
    const found = await readStatistics({ client, query: { locale, month } });
    if (found.response?.status !== 404) return { ...unwrap(found), isUnknownMonth: false };
  }
  const latest = unwrap(await readStatistics({ client, query: { locale } }));
  return { ...latest, isUnknownMonth: isRefused || month !== undefined };
}
