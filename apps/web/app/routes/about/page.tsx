import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { aboutView, countGames } from "./about.server.ts";
import { AboutView } from "./about-view.tsx";
import "./about.css";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return aboutView(visit.locale, await countGames(visit));
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutView {...loaderData} />;
}
