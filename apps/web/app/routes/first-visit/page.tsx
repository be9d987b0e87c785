import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { readFirstVisit, siteRows } from "./first-visit.server.ts";
import { FirstVisitView } from "./first-visit-view.tsx";
import "./first-visit.css";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { locale } = visit;
  const found = await readFirstVisit(visit);
  const t = createTranslator({ locale, messages: messagesOf(locale, ["firstVisit"]) });
  return { head: { description: t("firstVisit.description") }, ...found, rows: siteRows(locale) };
}

export default function FirstVisit({ loaderData: { head: _, ...view } }: Route.ComponentProps) {
  return <FirstVisitView {...view} />;
}
