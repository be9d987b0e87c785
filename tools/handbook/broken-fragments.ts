export interface BuiltPage {
  /** Below the folder of the build, such as "en/docs/operations.html". */
  path: string;
  html: string;
}

const links = /\shref="([^"]+)"/g;
const ids = /\sid="([^"]+)"/g;

/** Links within the site whose part after the # is no id of the page they lead to. Pages themselves are not looked for. */
export function findBrokenFragments(pages: readonly BuiltPage[]): string[] {
  const idsOf = new Map(
    pages.map(({ path, html }) => [addressOf(path), new Set(matches(html, ids))]),
  );
  return pages.flatMap(({ path, html }) =>
    matches(html, links)
      .filter((href) => href.includes("#") && !isElsewhere.test(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `http://site${addressOf(path)}`);
        const known = idsOf.get(decodeURIComponent(pathname));
        return hash !== "" && known && !known.has(decodeURIComponent(hash.slice(1)));
      })
      .map((href) => `${path}: ${href}`),
  );
}

const isElsewhere = /^(?:[a-z]+:|\/\/)/;

const addressOf = (path: string) => `/${path.replace(/\.html$/, "").replace(/(^|\/)index$/, "$1")}`;

const matches = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, found = ""]) => found.replaceAll("&amp;", "&"));
