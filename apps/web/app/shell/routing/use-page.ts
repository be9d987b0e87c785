import { useMatches } from "react-router";
import { browserPageById } from "./browser-page.ts";
import type { BrowserPage, ListedPage } from "./record.ts";

/** What a layout exports as `handle` if its pages stand in a list of their own. */
export interface LayoutHandle {
  pages: ListedPage[];
}

/** The current page; undefined if no page matches the address. */
export function usePage(): BrowserPage | undefined {
  const [layout, match] = useMatches().slice(-2);
  if (!match) return;
  return browserPageById(match.id, (layout?.handle as LayoutHandle | undefined)?.pages);
}
