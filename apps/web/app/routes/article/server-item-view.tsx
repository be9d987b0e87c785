import type { ArticleItem } from "@takujo/contracts/generated/platform/types.gen";
import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { coverGround, coverTone } from "../../shell/server-cover-tone.ts";
import { renderHtml } from "../../shell/server-html.tsx";
import { updatedDay } from "../../shell/server-updated-day.ts";
import { visitContext } from "../../shell/visit.ts";
import { Afterwards } from "./afterwards.tsx";
import { EventToJoin } from "./event-to-join.tsx";
import { readNextEvent } from "./server-next-event.ts";

/** What the page of an article shows. What stands beside and below the text comes as HTML. */
export async function articleItemView(
  context: Readonly<RouterContextProvider>,
  found: ArticleItem,
) {
  const { games, characters, further, ...item } = found;
  const event = await readNextEvent(context, found);
  const html = (part: ReactNode) => renderHtml(context, "article-item", part);
  return {
    item: { ...item, headings: item.headings.filter(({ level }) => level === 2) },
    ground: coverGround(item),
    updatedOn: updatedDay(item, context.get(visitContext).locale),
    event: event && html(<EventToJoin event={event} />),
    afterwards: html(
      <Afterwards
        author={item.author}
        games={games}
        characters={characters}
        further={further.map((other) => ({ ...other, tone: coverTone(other) }))}
      />,
    ),
  };
}

export type ArticleItemView = Awaited<ReturnType<typeof articleItemView>>;
