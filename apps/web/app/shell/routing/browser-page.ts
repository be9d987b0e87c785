import { browserPages } from "../../generated/browser-pages.ts";
import type { BrowserPage } from "./record.ts";

const byId = new Map(browserPages.map((page) => [page.id, page]));
const byPath = new Map(browserPages.map((page) => [page.path, page]));

export const browserPageAt = (pattern: string): BrowserPage | undefined => byPath.get(pattern);

export const loadAdminPages = () => import("../../generated/browser-admin-pages.ts");

export async function adminPageAt(pattern: string): Promise<BrowserPage | undefined> {
  const { browserPages: pages } = await loadAdminPages();
  return pages.find(({ path }) => path === pattern);
}

/** In the order of the ids. */
export const browserPagesById = (ids: readonly string[]): BrowserPage[] =>
  ids.flatMap((id) => byId.get(id) ?? []);
