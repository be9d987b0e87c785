import { findBox } from "@takujo/contracts/generated/platform/sdk.gen";
import { redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/route.ts";

/** Where the sticker of a box leads: to its game. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { platform: client } = context.get(visitContext);
  const { slug } = unwrap(await findBox({ client, path: { number: Number(params.number) } }));
  return redirect(`/game/${slug}`);
}
