import { readPhotoFile } from "@takujo/contracts/generated/platform/sdk.gen";
import { handOnFile } from "../../../../shell/hand-on-file.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import type { Route } from "./+types/route.ts";

/** A photo that is not public, for the organizer who decides about it. */
export async function loader({ context, params: { eventId, photoId } }: Route.LoaderArgs) {
  const { platform: client } = context.get(visitContext);
  const { response } = await readPhotoFile({
    client,
    parseAs: "stream",
    path: { eventId, photoId },
  });
  return handOnFile(response);
}
