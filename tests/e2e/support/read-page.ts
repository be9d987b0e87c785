import { parseHTML } from "linkedom";
import { common } from "./fixtures.ts";

interface ReadPage {
  status: number;
  /** Where the way ended, after redirects. */
  url: URL;
  document: Document;
  /** Its text as people read it, with each run of white space as one space. */
  text: (selector: string) => string;
}

interface Fixtures {
  /** Gets a page without a browser and parses what the server sent. */
  read: (address: string, headers?: Record<string, string>) => Promise<ReadPage>;
}

/** For what a page says before any script runs: no browser is started. */
export const test = common.extend<Fixtures>({
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  read: async ({ request }, use) => {
    await use(async (address, headers = {}) => {
      const response = await request.get(address, { headers });
      const { document } = parseHTML(await response.text());
      const text = (selector: string) => textOf(document.querySelector(selector));
      return { status: response.status(), url: new URL(response.url()), document, text };
    });
  },
});

export const { expect } = test;

/** Text of an element, with white space collapsed. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** The texts of every element, in their order. */
export const textsIn = (root: ParentNode | null | undefined, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map(textOf);

/** Target of the link with this name in the page or, failing that, the first whose name contains it. */
export function linkIn(root: ParentNode | null | undefined, name: string): string {
  const nameOf = (link: Element) => link.getAttribute("aria-label") ?? textOf(link);
  const links = [...(root?.querySelectorAll("a[href]") ?? [])];
  const link =
    links.find((each) => nameOf(each) === name) ??
    links.find((each) => nameOf(each).includes(name));
  if (!link) throw new Error(`no link is named ${name}`);
  return link.getAttribute("href") ?? "";
}
