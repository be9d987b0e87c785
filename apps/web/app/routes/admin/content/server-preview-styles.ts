import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import shareUrl from "../../../shell/share-row.css?url";
import shellUrl from "../../../shell/shell.css?url";
import fontsUrl from "../../../ui/fonts.css?url";
import uiUrl from "../../../ui/ui.css?url";
import articleUrl from "../../article/item-page.css?url";
import characterUrl from "../../character/item-page.css?url";
import blocksUrl from "../../event/item-blocks.css?url";
import eventUrl from "../../event/item-page.css?url";
import faqUrl from "../../faq/faq.css?url";
import legalUrl from "../../legal/legal.css?url";
import newsUrl from "../../news/item-page.css?url";
import staffUrl from "../../staff/staff.css?url";

const ofPage: Record<ContentKind, string[]> = {
  news: [newsUrl, shareUrl],
  article: [articleUrl, shareUrl],
  character: [characterUrl],
  staff: [staffUrl],
  faq: [faqUrl],
  legal: [legalUrl],
  event: [eventUrl, blocksUrl],
  venue: [blocksUrl],
  "board-game": [],
};

/** By address, so that the public pages keep theirs to themselves. In the order in which they must stand. */
export const previewStyles = (kind: ContentKind): string[] => [
  uiUrl,
  shellUrl,
  ...ofPage[kind],
  fontsUrl,
];
