import { listCharacters, readCharacter } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../../api/unwrap.ts";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { visitContext } from "../../../shell/visit.ts";
import { withInk } from "../ink.server.ts";
import type { Route } from "./+types/page.ts";
import { ItemView } from "./item-view.tsx";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const [found, all] = await Promise.all([
    readCharacter({ client, path: { slug }, query: { locale } }),
    listCharacters({ client, query: { locale } }),
  ]);
  const character = unwrapItem(found, url, (slug) => `/character/${slug}`);
  return {
    head: { title: character.name, description: character.summary },
    character: withInk(character),
    all: unwrap(all).items,
  };
}

export default function CharacterItem({ loaderData: { character, all } }: Route.ComponentProps) {
  return <ItemView character={character} all={all} />;
}
