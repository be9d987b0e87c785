import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverSite } from "../site/site.server.ts";
import { SiteContext } from "../site/site.ts";
import { Mark } from "./brand.tsx";

function markOf(logo?: string): string {
  const source = serverSite("ja", "about");
  const value = { ...source, site: { ...source.site, ...(logo && { logo }) } };
  return renderToStaticMarkup(createElement(SiteContext, { value }, createElement(Mark)));
}

it("the mark is drawn, or the organizer's picture in a square that is known before it is loaded", () => {
  expect(markOf()).toMatch(/^<svg /);
  // Nothing is loaded before what the page is about.
  expect(markOf("/logo.webp")).toMatch(
    /^<img [^>]*src="\/logo\.webp" alt="" width="48" height="48" fetchPriority="low"\/>$/,
  );
});
