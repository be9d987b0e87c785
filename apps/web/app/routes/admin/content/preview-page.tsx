import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import { StaticHtml } from "../../../shell/static-html.tsx";
import type { Route } from "./+types/preview-page.ts";
import { previewStyles } from "./preview-styles.ts";
import { readPreview } from "./server-preview.tsx";

export const loader = ({ params, context }: Route.LoaderArgs) =>
  readPreview({ kind: params.kind as ContentKind, itemId: params.itemId }, context);

/** The public page of a draft. It comes as HTML: of the pages it shows, it carries the styles alone. */
export default function ContentPreview({ loaderData: { kind, html } }: Route.ComponentProps) {
  return (
    <>
      {previewStyles[kind].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <StaticHtml html={html} />
    </>
  );
}
