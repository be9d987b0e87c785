import { listEvents, readGame } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../../api/unwrap.ts";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { socialImageUrl } from "../../../shell/head/social-image-url.ts";
import { Breadcrumb } from "../../../shell/header/breadcrumb.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { readSeats } from "../../event/sessions.server.ts";
import type { Route } from "./+types/page.ts";
import { gameItemView, readFree, structuredGame } from "./item-view.server.ts";
import { ItemView } from "./item-view.tsx";

const eventsShown = 3;

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const [found, events] = await Promise.all([
    readGame({ client, path: { slug }, query: { locale } }),
    listEvents({ client, query: { locale, game: slug, limit: eventsShown } }),
  ]);
  const game = unwrapItem(found, url, (moved) => `/game/${moved}`);
  const { items, count } = unwrap(events);
  const isLive = url.searchParams.get("seats") === "live";
  const slugs = items.map((event) => event.slug);
  return {
    head: {
      title: game.name,
      description: game.summary,
      image: socialImageUrl("game", game.slug),
      structured: structuredGame(game, locale),
    },
    game: gameItemView(game, items, locale),
    hasMoreEvents: count > items.length,
    ...(isLive && (await readLive(context, slug, slugs))),
  };
}

async function readLive(context: Route.LoaderArgs["context"], slug: string, events: string[]) {
  const [seats, free] = await Promise.all([readSeats(context, events), readFree(context, [slug])]);
  return { seats, free };
}

export default function GameItem({ loaderData: { head: _, ...view } }: Route.ComponentProps) {
  return <ItemView {...view} trail={<Breadcrumb byPage />} />;
}
