import type { ArticleItem } from "@takujo/contracts/generated/platform/types.gen";
import type { RouterContextProvider } from "react-router";
import { coverGround, coverTone } from "../../../shell/cover/cover-tone.server.ts";
import { updatedDay } from "../../../shell/text/updated-day.server.ts";
import { visitContext } from "../../../shell/visit.ts";
import { readNextEvent } from "./next-event.server.ts";

/** The data of an article's page. */
export async function articleItemView(
  context: Readonly<RouterContextProvider>,
  found: ArticleItem,
) {
  const { games, characters, further, ...item } = found;
  return {
    item: { ...item, headings: item.headings.filter(({ level }) => level === 2) },
    ground: coverGround(item),
    updatedOn: updatedDay(item, context.get(visitContext).locale),
    event: await readNextEvent(context, found),
    games,
    characters,
    further: further.map((other) => ({ ...other, tone: coverTone(other) })),
  };
}

export type ArticleItemView = Awaited<ReturnType<typeof articleItemView>>;
