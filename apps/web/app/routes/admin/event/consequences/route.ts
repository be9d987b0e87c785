import { readEventConsequences } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../../../api/unwrap.ts";
import { visitContext } from "../../../../shell/visit.ts";
import type { Route } from "./+types/route.ts";

/** For the editor, which asks again after each save. The API allows only admins. */
export async function loader({ params: { eventId }, context }: Route.LoaderArgs) {
  const { platform: client } = context.get(visitContext);
  return unwrap(await readEventConsequences({ client, path: { eventId } }));
}
