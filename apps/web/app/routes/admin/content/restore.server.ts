import { restoreRevision } from "@takujo/contracts/generated/platform/sdk.gen";
import { data, redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { ItemAddress } from "./item.server.ts";
import { itemPath } from "./kinds.ts";

/** Makes the revision the draft and redirects to the editor. */
export async function restoreFromForm(
  request: Request,
  { kind, itemId }: ItemAddress,
  { platform: client }: Visit,
) {
  const number = Number((await readForm(request)).get("number"));
  if (!Number.isInteger(number) || number < 1) throw data(null, { status: 400 });
  unwrap(await restoreRevision({ client, path: { kind, itemId, number } }));
  return redirect(`${itemPath(kind, itemId)}?done=restored`);
}
