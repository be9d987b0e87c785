import { visitContext } from "../../../shell/visit.ts";
import { RevisionView } from "../content/revision-view.tsx";
import { restoreFromForm } from "../content/server-restore.ts";
import { readRevisionPage } from "../content/server-revision.ts";
import type { Route } from "./+types/revision-page.ts";

const addressOf = (eventId: string) => ({ kind: "event" as const, itemId: eventId });

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readRevisionPage(addressOf(params.eventId), context.get(visitContext), url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  restoreFromForm(request, addressOf(params.eventId), context.get(visitContext));

export default function EventRevision({ loaderData }: Route.ComponentProps) {
  return <RevisionView {...loaderData} />;
}
