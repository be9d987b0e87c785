import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import shareUrl from "../../../../shell/share-row.css?url";
import shellUrl from "../../../../shell/shell.css?url";
import fontsUrl from "../../../../ui/fonts.css?url";
import uiUrl from "../../../../ui/ui.css?url";
import articleUrl from "../../../article/item/item.css?url";
import gameUrl from "../../../board-game/item/item.css?url";
import shelfUrl from "../../../board-game/shelf-board.css?url";
import characterUrl from "../../../character/item/item.css?url";
import eventUrl from "../../../event/item/item.css?url";
import blocksUrl from "../../../event/item/item-blocks.css?url";
import faqUrl from "../../../faq/faq.css?url";
import legalUrl from "../../../legal/legal.css?url";
import newsUrl from "../../../news/item/item.css?url";
import staffUrl from "../../../staff/staff.css?url";

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
export const previewStyles = (kind: ContentKind): string[] => [
  uiUrl,
  shellUrl,
  ...ofPage[kind],
  fontsUrl,
];
