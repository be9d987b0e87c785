import { exportPerson } from "@takujo/contracts/generated/games/sdk.gen";
import { venueDay } from "@takujo/i18n/format-date";
import { redirect } from "react-router";
import { problemOf } from "../../../../shell/form/refusal.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import type { ExportRefusal } from "../export-refusal.ts";
import type { Route } from "./+types/route.ts";

/** All data of a person as a file. Errors are shown on the page that has the button. */
export async function action({ context }: Route.ActionArgs) {
  const { games, visitor } = context.get(visitContext);
  const { user } = await visitor();
  if (!user) return redirect("/auth/login?redirect=/user/data");
  const { data, error } = await exportPerson({ client: games });
  if (!data) return redirect(`/user/data?refused=${refusalOf(error)}`);
  const name = `takujo-${user.displayId}-${venueDay(data.exportedAt)}.json`;
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** Opening the address directly redirects to the page with the button. */
export const loader = () => redirect("/user/data");

function refusalOf(error: unknown): ExportRefusal {
  const code = problemOf(error);
  if (code === "not-while-impersonating") return "impersonating";
  if (code === "sign-in-too-old") return "notFresh";
  return code === "too-many-requests" ? "tooMany" : "unavailable";
}
