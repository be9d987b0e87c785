import { listEvents, listFaq, listGames } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../api/unwrap.ts";
import type { Visit } from "../../shell/visit.ts";
import { priceView } from "./prices.server.ts";

/** The API's limit per call. */
const eventsRead = 50;

/** Content of the page besides the organizer's texts. */
export async function readFirstVisit({ platform: client, locale }: Visit) {
  const [events, beginner, faq, games] = await Promise.all([
    listEvents({ client, query: { locale, limit: eventsRead } }),
    listEvents({ client, query: { locale, tags: ["beginner"] } }),
    listFaq({ client, query: { locale } }),
    listGames({ client, query: { locale, limit: 1 } }),
  ]);
  const answers = unwrap(faq).categories.find(({ category }) => category === "first-visit");
  return {
    prices: priceView(unwrap(events).items, locale),
    beginnerCount: unwrap(beginner).count,
    questions: answers?.entries ?? [],
    gameCount: unwrap(games).count,
  };
}
