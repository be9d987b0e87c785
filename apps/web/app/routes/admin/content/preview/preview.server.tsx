import { accentTokens } from "@takujo/contracts/content/accent/accent";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import {
  listCharacters,
  listNews,
  previewContent,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ContentPreview } from "@takujo/contracts/generated/platform/types.gen";
import { IntlProvider } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type RouterContextProvider, StaticRouter } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import shareUrl from "../../../../shell/share-row.css?url";
import shellUrl from "../../../../shell/shell.css?url";
import { serverSite, siteSettings } from "../../../../shell/site/site.server.ts";
import { SiteContext } from "../../../../shell/site/site.ts";
import { visitContext } from "../../../../shell/visit.ts";
import fontsUrl from "../../../../ui/fonts.css?url";
import uiUrl from "../../../../ui/ui.css?url";
import articleUrl from "../../../article/item/item.css?url";
import { articleItemView } from "../../../article/item/item-view.server.ts";
import { ItemView as ArticleView } from "../../../article/item/item-view.tsx";
import gameUrl from "../../../board-game/item/item.css?url";
import { gameItemView } from "../../../board-game/item/item-view.server.ts";
import { ItemView as GameView } from "../../../board-game/item/item-view.tsx";
import shelfUrl from "../../../board-game/shelf-board.css?url";
import { withInk } from "../../../character/ink.server.ts";
import characterUrl from "../../../character/item/item.css?url";
import { ItemView as CharacterView } from "../../../character/item/item-view.tsx";
import { Directions } from "../../../event/item/directions.tsx";
import { EventBlocks } from "../../../event/item/event-blocks.tsx";
import { EventTop } from "../../../event/item/event-top.tsx";
import eventUrl from "../../../event/item/item.css?url";
import { itemView, venueView } from "../../../event/item/item.server.ts";
import blocksUrl from "../../../event/item/item-blocks.css?url";
import faqUrl from "../../../faq/faq.css?url";
import { Questions } from "../../../faq/questions.tsx";
import legalUrl from "../../../legal/legal.css?url";
import { LegalText } from "../../../legal/legal-text.tsx";
import newsUrl from "../../../news/item/item.css?url";
import { newsItemView, recentRead } from "../../../news/item/item-view.server.ts";
import { ItemView as NewsView } from "../../../news/item/item-view.tsx";
import staffUrl from "../../../staff/staff.css?url";
import { staffView } from "../../../staff/staff-view.server.ts";
import { StaffView } from "../../../staff/staff-view.tsx";

type Context = Readonly<RouterContextProvider>;
type PageOf<Kind> = Extract<ContentPreview, { kind: Kind }>["page"];

/** The draft rendered in its public page, as a whole document. */
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
  const page = renderDocument(
    context,
    routeId,
    <html lang={locale} style={accentTokens(siteSettings().accent)}>
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

/** Without scripts: it is only viewed in a frame of the editor. */
function renderDocument(context: Context, routeId: string, document: ReactNode): string {
  const { home, locale } = context.get(visitContext);
  const source = serverSite(locale, routeId);
  return renderToStaticMarkup(
    <SiteContext value={source}>
      <StaticRouter basename={home} location={home}>
        <IntlProvider locale={locale} messages={source.site.messages}>
          {document}
        </IntlProvider>
      </StaticRouter>
    </SiteContext>,
  );
}

interface PreviewPage<Kind extends ContentKind> {
  /** The route whose messages it needs. */
  routeId: string;
  view: (page: PageOf<Kind>, context: Context) => ReactNode | Promise<ReactNode>;
}

const pages: { [Kind in ContentKind]: PreviewPage<Kind> } = {
  news: {
    routeId: "news-item",
    view: async (item, context) => {
      const { platform: client, locale } = context.get(visitContext);
      const latest = await listNews({ client, query: { locale, limit: recentRead } });
      return (
        // In place of the breadcrumb: a title at the very edge looks scrolled.
        <div style={{ paddingBlockStart: "24px" }}>
          <NewsView {...newsItemView(item, unwrap(latest), locale)} />
        </div>
      );
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
        <Directions venue={venueView(venue)} />
      </main>
    ),
  },
  "board-game": {
    routeId: "game-item",
    view: (game, context) => (
      <GameView
        game={gameItemView(game, [], context.get(visitContext).locale)}
        hasMoreEvents={false}
      />
    ),
  },
};

const ofPage: Record<ContentKind, string[]> = {
  news: [newsUrl, shareUrl],
  article: [articleUrl, shareUrl],
  character: [characterUrl],
  staff: [staffUrl],
  faq: [faqUrl],
  legal: [legalUrl],
  event: [eventUrl, blocksUrl],
  venue: [blocksUrl],
  "board-game": [shelfUrl, gameUrl],
};

/** Linked, not imported, so that public pages do not load them. The order matters for the cascade. */
const previewStyles = (kind: ContentKind): string[] => [uiUrl, shellUrl, ...ofPage[kind], fontsUrl];
