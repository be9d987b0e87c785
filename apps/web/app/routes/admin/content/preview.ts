import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import type { Route } from "./+types/preview.ts";
import { readPreview } from "./server-preview.tsx";

/** The public page of a draft, as a document without any script. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const html = await readPreview(
    { kind: params.kind as ContentKind, itemId: params.itemId },
    context,
  );
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
};
