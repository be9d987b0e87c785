import { IntlProvider } from "@takujo/i18n/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverSite } from "../site/site.server.ts";
import { SiteContext } from "../site/site.ts";
import { Mark, Wordmark } from "./brand.tsx";

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

it("a written name breaks where its words end", () => {
  const { site } = serverSite("ja", "about");
  const wordmarkOf = (wordmark: string) => {
    const commons = { ...(site.messages["commons"] as object), site: { wordmark } };
    const messages = { ...site.messages, commons } as never;
    return renderToStaticMarkup(
      createElement(IntlProvider, { locale: "ja", messages } as never, createElement(Wordmark)),
    ).replaceAll(/<(?!wbr)[^>]*>/g, "");
  };
  expect(wordmarkOf("なにわ盤上亭")).toBe("なにわ<wbr/>盤上亭");
  expect(wordmarkOf("ボードゲームの森")).toBe("ボードゲームの<wbr/>森");
  expect(wordmarkOf("盤の森 本店")).toBe("盤の<wbr/>森 本店");
  expect(wordmarkOf("Board Forest")).toBe("Board Forest");
});
