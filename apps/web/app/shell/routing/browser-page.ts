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
