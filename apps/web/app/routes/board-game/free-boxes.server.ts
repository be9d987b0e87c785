import { readFreeBoxes } from "@takujo/contracts/generated/games/sdk.gen";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import type { FreeBoxes } from "./use-free-boxes.ts";

/** For readers without scripts, whose page is rendered with what is free at this moment. */
export async function readFree(
  context: Readonly<RouterContextProvider>,
  slugs: string[],
): Promise<FreeBoxes> {
  const { games: client } = context.get(visitContext);
  return unwrap(await readFreeBoxes({ client, query: { games: slugs.join(",") } })).games;
}
