import { visitContext } from "../../../../shell/visit.ts";
import type { PageKind } from "../kinds.ts";
import { readRevisionPage, restoreFromForm } from "../revision.server.ts";
import { RevisionView } from "../revision-view.tsx";
import type { Route } from "./+types/page.ts";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readRevisionPage(
    { kind: params.kind as PageKind, itemId: params.itemId },
    context.get(visitContext),
    url.searchParams,
  );

export const action = ({ request, params, context }: Route.ActionArgs) =>
  restoreFromForm(
    request,
    { kind: params.kind as PageKind, itemId: params.itemId },
    context.get(visitContext),
  );

export default function ContentRevision({ loaderData }: Route.ComponentProps) {
  return <RevisionView {...loaderData} />;
}
