import shellUrl from "../../../../shell/shell.css?url";
import fontsUrl from "../../../../ui/fonts.css?url";
import uiUrl from "../../../../ui/ui.css?url";
import aboutUrl from "../../../about/about.css?url";
import firstUrl from "../../../first-visit/first-visit.css?url";
import homeUrl from "../../../home/home.css?url";
import barUrl from "./preview.css?url";
import type { PreviewPage } from "./preview-pages.ts";

const ofPage: Record<PreviewPage, string> = {
  home: homeUrl,
  about: aboutUrl,
  "first-visit": firstUrl,
};

/** By address, so that public pages do not load them. The order matters for the cascade. */
export const previewStyles = (page: PreviewPage): string[] => [
  uiUrl,
  shellUrl,
  ofPage[page],
  barUrl,
  fontsUrl,
];
