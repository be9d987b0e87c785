import { defaultLocale, type Locale } from "@takujo/contracts/locale";
import { figureOf, fitImage } from "./fit-images.ts";
import { type Child, type Element, element, type Root } from "./tree.ts";
import { markdownWords } from "./words.ts";

const ownPath = /^\/(?![/\\])/;
const localePath = /^\/(?:ja|en)(?:[/?#]|$)/;
const elsewhere = /^(?:https?:)?[/\\]{2}/i;

/** A path of this site in the given language. */
function localeHref(href: string, locale: Locale): string {
  if (locale === defaultLocale || !ownPath.test(href) || localePath.test(href)) return href;
  return href === "/" ? `/${locale}` : `/${locale}${href}`;
}

function fitLink(link: Element, locale: Locale): void {
  const { href } = link.properties;
  if (typeof href !== "string") return;
  if (elsewhere.test(href)) link.properties.rel = ["noopener"];
  else link.properties.href = localeHref(href, locale);
}

/** A wide table scrolls in its own frame, which can be focused with the keyboard. */
function frame(table: Element, name: string): Element {
  const properties = { className: ["table-frame"], role: "group", ariaLabel: name, tabIndex: 0 };
  return element("div", properties, [table]);
}

interface PageLocales {
  pageLocale: Locale;
  textLocale: Locale;
}

function fit(node: Child, locales: PageLocales): Child {
  if (node.type !== "element") return node;
  node.children = node.children.map((child) => fit(child, locales));
  if (node.tagName === "a") fitLink(node, locales.pageLocale);
  if (node.properties.id === "footnote-label") node.properties.className = ["visually-hidden"];
  if (node.tagName === "img") return fitImage(node);
  if (node.tagName === "p") return figureOf(node) ?? node;
  if (node.tagName === "table") return frame(node, markdownWords[locales.textLocale].table);
  return node;
}

/** Rehype step, after sanitizing: adapts the safe HTML to the page that shows it. */
export function fitToPage(locales: PageLocales) {
  return (tree: Root): void => {
    tree.children = tree.children.map((child) =>
      child.type === "doctype" ? child : fit(child, locales),
    );
  };
}
