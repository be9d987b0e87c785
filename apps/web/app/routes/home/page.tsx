import { listCharacters, listNews } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../api/unwrap.ts";
import { coverTone } from "../../shell/server-cover-tone.ts";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { Cast } from "./cast.tsx";
import { Hero } from "./hero.tsx";
import { LatestNews } from "./latest-news.tsx";
import { Steps } from "./steps.tsx";
import { Visit } from "./visit.tsx";
import "./home.css";

const newsShown = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const [news, cast] = await Promise.all([
    listNews({ client, query: { locale, limit: newsShown } }),
    listCharacters({ client, query: { locale } }),
  ]);
  const { pinned, items } = unwrap(news);
  return {
    characters: unwrap(cast).items,
    pinned: pinned && { ...pinned, tone: coverTone(pinned) },
    items,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { characters, pinned, items } = loaderData;
  const hasNews = pinned !== null || items.length > 0;
  return (
    <main id="main">
      <Hero />
      <Steps />
      {characters.length > 0 && <Cast characters={characters} />}
      {hasNews && <LatestNews pinned={pinned} items={items} />}
      <Visit />
    </main>
  );
}
