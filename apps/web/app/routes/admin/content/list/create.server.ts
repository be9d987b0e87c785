import { createContent } from "@takujo/contracts/generated/platform/sdk.gen";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { itemPath, type PageKind } from "../kinds.ts";

/** Creates an empty item, or a copy of the one the form names. */
export async function createFromForm(request: Request, kind: PageKind, visit: Visit) {
  const form = await readForm(request);
  if (form.get("intent") !== "create") throw data(null, { status: 400 });
  const copyOf = form.get("copyOf");
  const isCopy = typeof copyOf === "string" && copyOf !== "";
  const { id } = unwrap(
    await createContent({
      client: visit.platform,
      path: { kind },
      body: isCopy ? { copyOf } : {},
    }),
  );
  return redirect(itemPath(kind, id) + (isCopy ? "?done=copied" : ""));
}
