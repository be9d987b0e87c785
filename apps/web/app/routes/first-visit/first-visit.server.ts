import type { stepDrawings } from "@takujo/contracts/content/site-settings-fields";
import { listEvents, listFaq, listGames } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../api/unwrap.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { siteSettings } from "../../shell/site/site.server.ts";
import { rowsOf, textOf } from "../../shell/site/venue.server.ts";
import type { SiteRow } from "../../shell/site/venue-view.ts";
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

type FirstStep = SiteRow & { at: string; drawing: (typeof stepDrawings)[number] | "" };

/** The organizer's lists about a first visit. Without any, a few general ones. */
export function siteRows(locale: Locale) {
  const { firstSteps, spots, way, bring, leave, roomPlan } = siteSettings();
  const t = createTranslator({ locale, messages: messagesOf(locale, ["firstVisit"]) });
  const usual = (key: "bring.ticket" | "bring.fee" | "bring.card" | StepKey): SiteRow => ({
    title: { text: t(`firstVisit.${key}.title`) },
    body: { text: t(`firstVisit.${key}.body`) },
  });
  const steps = firstSteps.flatMap(({ at, drawing, title, body }): FirstStep[] => {
    const said = textOf(title, locale);
    return said ? [{ at, drawing, title: said, body: textOf(body, locale) }] : [];
  });
  const orUsual = (rows: SiteRow[], ...keys: Parameters<typeof usual>[0][]) =>
    rows.length > 0 ? rows : keys.map(usual);
  return {
    steps:
      steps.length > 0
        ? steps
        : usualSteps.map((drawing) => ({ at: "", drawing, ...usual(`minutes.${drawing}`) })),
    spots: rowsOf(spots, locale),
    roomPlan,
    way: rowsOf(way, locale),
    needed: orUsual(rowsOf(bring, locale), "bring.ticket", "bring.fee"),
    needless: orUsual(rowsOf(leave, locale), "bring.card"),
  };
}

const usualSteps = ["ticket", "seat", "move"] as const;
type StepKey = `minutes.${(typeof usualSteps)[number]}`;
