import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Route } from "./+types/route.ts";
import { readPreview } from "./preview.server.tsx";

/** The public page of a draft, as a document without scripts. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const html = await readPreview(
    { kind: params.kind as ContentKind, itemId: params.itemId },
    context,
  );
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
};
