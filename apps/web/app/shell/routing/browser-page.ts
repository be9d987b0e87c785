import { useMatches } from "react-router";
import { listedPages } from "../../generated/browser-pages.ts";
import { type BrowserPage, type ListedPage, nameOfId } from "./record.ts";

const withDefaults = (page: ListedPage): BrowserPage => ({
  title: nameOfId(page.id) as BrowserPage["title"],
  auth: false,
  ...page,
});

export const browserPages = listedPages.map(withDefaults);

/** `pages`: those of an area whose list is loaded separately, such as the admin's. */
export function browserPageAt(pattern: string, pages: ListedPage[] = []): BrowserPage | undefined {
  const found = pages.find(({ path }) => path === pattern);
  return found ? withDefaults(found) : browserPages.find(({ path }) => path === pattern);
}

/** `pages`: those of the layout around it, if their list is loaded separately. */
export function browserPageById(id: string, pages: ListedPage[] = []): BrowserPage | undefined {
  const found = pages.find((page) => page.id === id);
  return found ? withDefaults(found) : browserPages.find((page) => page.id === id);
}

/** In the order of the titles. */
export const browserPagesByTitle = (titles: readonly BrowserPage["title"][]): BrowserPage[] =>
  titles.flatMap((wanted) => browserPages.filter(({ title }) => title === wanted));

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

/** The pages in the header. */
export const headerPages = browserPages
  .filter(({ menu }) => menu?.header)
  .sort((one, other) => (one.menu?.header ?? 0) - (other.menu?.header ?? 0));

/** The pages in the footer, by column. */
export const footerColumns = (["play", "read", "ask"] as const).map((name) => ({
  name,
  pages: browserPages
    .filter(({ menu }) => menu?.footer?.[0] === name)
    .sort((one, other) => (one.menu?.footer?.[1] ?? 0) - (other.menu?.footer?.[1] ?? 0)),
}));
