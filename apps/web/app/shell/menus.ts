import { browserPages } from "./routing/browser-page.ts";

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
