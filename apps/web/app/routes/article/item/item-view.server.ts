import { listEvents } from "@takujo/contracts/generated/platform/sdk.gen";
import type { ArticleItem } from "@takujo/contracts/generated/platform/types.gen";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { coverGround, coverTone } from "../../../shell/cover/cover-tone.server.ts";
import { updatedDay } from "../../../shell/text/updated-day.server.ts";
import { visitContext } from "../../../shell/visit.ts";
import { eventView } from "../../event/event-view.server.ts";

/** The data of an article's page. */
export async function articleItemView(
  context: Readonly<RouterContextProvider>,
  found: ArticleItem,
) {
  const { games, characters, further, ...item } = found;
  return {
    item: { ...item, headings: item.headings.filter(({ level }) => level === 2) },
    ground: coverGround(item),
    updatedOn: updatedDay(item, context.get(visitContext).locale),
    event: await readNextEvent(context, found),
    games,
    characters,
    further: further.map((other) => ({ ...other, tone: coverTone(other) })),
  };
}

export type ArticleItemView = Awaited<ReturnType<typeof articleItemView>>;

/** One request each; further games are mentioned only in passing. */
const maxGames = 3;
const week = 7 * 86_400_000;

/** The next event with one of the article's games and free seats, or else one for newcomers. */
async function readNextEvent(
  context: Readonly<RouterContextProvider>,
  { games }: Pick<ArticleItem, "games">,
) {
  const { platform: client, locale } = context.get(visitContext);
  const first = async (filter: { game: string } | { tags: ["beginner"] }) => {
    const query = { locale, seats: "left", limit: 1, ...filter } as const;
    return unwrap(await listEvents({ client, query })).items;
  };
  const found = await Promise.all(
    games.slice(0, maxGames).map(({ slug }) => first({ game: slug })),
  );
  const [soonest] = found.flat().sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const [event = soonest] = soonest ? [] : await first({ tags: ["beginner"] });
  if (!event) return null;
  const { slug, title, locale: textLocale, when, cover, tone, price } = eventView(event, locale);
  const isThisWeek = Date.parse(event.startsAt) < Date.now() + week;
  return { slug, title, locale: textLocale, when, cover, tone, price, isThisWeek };
}

export type NextEvent = NonNullable<Awaited<ReturnType<typeof readNextEvent>>>;
