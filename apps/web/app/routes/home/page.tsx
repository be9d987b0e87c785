import { listNews } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import { coverTone } from "../news/server-cover-tone.ts";
import type { Route } from "./+types/page.ts";
import { Cast } from "./cast.tsx";
import { Hero } from "./hero.tsx";
import { LatestNews } from "./latest-news.tsx";
import { Steps } from "./steps.tsx";
import { Visit } from "./visit.tsx";
import "./home.css";

const newsShown = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, locale } = context.get(visitContext);
  const { pinned, items } = unwrap(
    await listNews({ client: platform, query: { locale, limit: newsShown } }),
  );
  return {
    pinned: pinned && { ...pinned, tone: coverTone(pinned) },
    items,
  };
}

export default function Home({ loaderData: { pinned, items } }: Route.ComponentProps) {
  const hasNews = pinned !== null || items.length > 0;
  return (
    <main id="main">
      <Hero />
      <Steps />
      <Cast />
      {hasNews && <LatestNews pinned={pinned} items={items} />}
      <Visit />
    </main>
  );
}
