import { listedPages } from "../../generated/browser-pages.ts";
import { type BrowserPage, type ListedPage, nameOfId } from "./record.ts";

const withTitle = (page: ListedPage): BrowserPage => ({
  title: nameOfId(page.id) as BrowserPage["title"],
  ...page,
});

export const browserPages = listedPages.map(withTitle);

export const browserPageAt = (pattern: string): BrowserPage | undefined =>
  browserPages.find(({ path }) => path === pattern);

export const loadAdminPages = () => import("../../generated/browser-admin-pages.ts");

export async function adminPageAt(pattern: string): Promise<BrowserPage | undefined> {
  const { listedPages: pages } = await loadAdminPages();
  const found = pages.find(({ path }) => path === pattern);
  return found && withTitle(found);
}

/** In the order of the titles. */
export const browserPagesByTitle = (titles: readonly BrowserPage["title"][]): BrowserPage[] =>
  titles.flatMap((wanted) => browserPages.filter(({ title }) => title === wanted));
