import { visitContext } from "../../../../shell/visit.ts";
import { readRevisionPage, restoreFromForm } from "../../content/revision.server.ts";
import { RevisionView } from "../../content/revision-view.tsx";
import type { Route } from "./+types/page.ts";

const addressOf = (eventId: string) => ({ kind: "event" as const, itemId: eventId });

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readRevisionPage(addressOf(params.eventId), context.get(visitContext), url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  restoreFromForm(request, addressOf(params.eventId), context.get(visitContext));

export default function EventRevision({ loaderData }: Route.ComponentProps) {
  return <RevisionView {...loaderData} />;
}
