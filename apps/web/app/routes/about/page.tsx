import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { aboutView } from "./about.server.ts";
import { AboutView } from "./about-view.tsx";
import "./about.css";

export { record as handle } from "./record.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  aboutView(context.get(visitContext).locale);

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutView {...loaderData} />;
}
