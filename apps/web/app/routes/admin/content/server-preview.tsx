import {
  listCharacters,
  listNews,
  previewContent,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ContentPreview } from "@takujo/contracts/generated/platform/types.gen";
import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { renderHtml } from "../../../shell/server-html.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ItemView as ArticleView } from "../../article/item-view.tsx";
import { articleItemView } from "../../article/server-item-view.tsx";
import { GameCards } from "../../board-game/game-cards.tsx";
import { ItemView as CharacterView } from "../../character/item-view.tsx";
import { withInk } from "../../character/server-ink.ts";
import { EventBlocks } from "../../event/event-blocks.tsx";
import { EventTop } from "../../event/event-top.tsx";
import { itemView, venueView } from "../../event/server-item.ts";
import { Way } from "../../event/way.tsx";
import { Questions } from "../../faq/questions.tsx";
import { LegalText } from "../../legal/legal-text.tsx";
import { ItemView as NewsView } from "../../news/item-view.tsx";
import { newsItemView, recentRead } from "../../news/server-item-view.ts";
import { staffView } from "../../staff/server-staff-view.ts";
import { StaffView } from "../../staff/staff-view.tsx";
import { previewStyles } from "./server-preview-styles.ts";

type Context = Readonly<RouterContextProvider>;
type PageOf<Kind> = Extract<ContentPreview, { kind: Kind }>["page"];

/** The draft in the page that everybody would be shown, as a whole document. */
export async function readPreview(
  { kind, itemId }: { kind: ContentKind; itemId: string },
  context: Context,
): Promise<string> {
  const { platform: client, locale } = context.get(visitContext);
  const preview = unwrap(
    await previewContent({ client, path: { kind, itemId }, query: { locale } }),
  );
  const { routeId, view } = pages[kind];
  const part = await (view as (page: unknown, context: Context) => ReactNode)(
    preview.page,
    context,
  );
  const page = renderHtml(
    context,
    routeId,
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{preview.slug}</title>
        {previewStyles(kind).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <div className="layout" data-layout="none">
          {part}
        </div>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${page}`;
}

interface PreviewPage<Kind extends ContentKind> {
  /** Whose words it needs. */
  routeId: string;
  view: (page: PageOf<Kind>, context: Context) => ReactNode | Promise<ReactNode>;
}

const pages: { [Kind in ContentKind]: PreviewPage<Kind> } = {
  news: {
    routeId: "news-item",
    view: async (item, context) => {
      const { platform: client, locale } = context.get(visitContext);
      const latest = await listNews({ client, query: { locale, limit: recentRead } });
      return <NewsView {...newsItemView(item, unwrap(latest), locale)} />;
    },
  },
  article: {
    routeId: "article-item",
    view: async (item, context) => <ArticleView {...(await articleItemView(context, item))} />,
  },
  event: {
    routeId: "event-item",
    view: (found, context) => {
      const { event: _, ...view } = itemView(found, context.get(visitContext).locale);
      return (
        <main id="main">
          <EventTop view={view} />
          <div className="wrap event-blocks">
            <EventBlocks view={view} />
          </div>
        </main>
      );
    },
  },
  character: {
    routeId: "character-item",
    view: async (character, context) => {
      const { platform: client, locale } = context.get(visitContext);
      const all = unwrap(await listCharacters({ client, query: { locale } })).items;
      return <CharacterView character={withInk(character)} all={all} />;
    },
  },
  staff: {
    routeId: "staff",
    view: ({ items }) => <StaffView {...staffView(items, undefined)} />,
  },
  faq: {
    routeId: "faq",
    view: ({ categories }) => <Questions categories={categories} query="" />,
  },
  legal: { routeId: "privacy-policy", view: (document) => <LegalText document={document} /> },
  venue: {
    routeId: "event-item",
    view: (venue) => (
      <main id="main" className="wrap" style={{ paddingBlock: "24px" }}>
        <Way venue={venueView(venue)} />
      </main>
    ),
  },
  "board-game": {
    routeId: "character-item",
    view: (game) => (
      <main id="main" className="wrap" style={{ paddingBlock: "24px" }}>
        <GameCards games={[game]} />
      </main>
    ),
  },
};
