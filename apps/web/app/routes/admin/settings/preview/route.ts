import { redirect } from "react-router";
import { visitContext } from "../../../../shell/visit.ts";
import type { Route } from "./+types/route.ts";
import { previewSettings } from "./preview.server.tsx";

/** There is nothing to see without a form. */
export const loader = () => redirect("/admin/settings");

/** A public page with the settings of the form, which are not saved. */
export const action = ({ request, context, url }: Route.ActionArgs) =>
  previewSettings(request, context.get(visitContext), url.searchParams);
