import { readEventConsequences } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../../api/unwrap.ts";
import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/consequences.ts";

/** For the editor, which asks anew after each save. The API lets only admins have it. */
export async function loader({ params: { eventId }, context }: Route.LoaderArgs) {
  const { platform: client } = context.get(visitContext);
  return unwrap(await readEventConsequences({ client, path: { eventId } }));
}
