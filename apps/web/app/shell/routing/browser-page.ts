import { browserPages } from "../../generated/browser-pages.ts";
import type { BrowserPage } from "./record.ts";

const byTitle = new Map(browserPages.map((page) => [page.title, page]));
const byPath = new Map(browserPages.map((page) => [page.path, page]));

export const browserPageAt = (pattern: string): BrowserPage | undefined => byPath.get(pattern);

export const loadAdminPages = () => import("../../generated/browser-admin-pages.ts");

export async function adminPageAt(pattern: string): Promise<BrowserPage | undefined> {
  const { browserPages: pages } = await loadAdminPages();
  return pages.find(({ path }) => path === pattern);
}

/** In the order of the titles. */
export const browserPagesByTitle = (titles: readonly BrowserPage["title"][]): BrowserPage[] =>
  titles.flatMap((title) => byTitle.get(title) ?? []);
