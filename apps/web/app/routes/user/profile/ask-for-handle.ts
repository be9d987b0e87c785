import { checkHandle } from "@takujo/contracts/generated/games/sdk.gen";
import { gamesClient } from "../../../shell/session/browser-games.ts";

/** Whether somebody else has the handle; only a browser asks. */
export async function isHandleTaken(handle: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await checkHandle({ client: gamesClient, query: { handle }, signal });
  if (!data) throw new Error("The handle could not be looked up");
  return !data.isFree;
}
