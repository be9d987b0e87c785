import { imagePath, imageSources } from "@takujo/contracts/content/image/image-path";
import { defaultLocale, type Locale } from "@takujo/contracts/locale";
import { type Child, type Element, element, type Root, text } from "./tree.ts";
import { markdownWords } from "./words.ts";

const ownPath = /^\/(?![/\\])/;
/** Below `/api`, only uploaded images are allowed. */
const apiPath = /^\/api(?:\/|$)/;
const uploaded =
  /^\/api\/platform\/v1\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.webp$/;
const size = /^#(\d{1,4})x(\d{1,4})$/;

/**
 * Pictures come from this site only: another host would learn who reads what, and the page's policy forbids it. Their size is
 * given by the address, as in `/photo.webp#1200x800`, or by the query of a drawing.
 */
function fitImage(image: Element): Child {
  const { src, alt } = image.properties;
  if (typeof src !== "string" || !ownPath.test(src)) return text(String(alt ?? ""));
  const { pathname, hash, searchParams } = new URL(src, "http://site");
  const [, id] = uploaded.exec(pathname) ?? [];
  if (apiPath.test(pathname) && !id) return text(String(alt ?? ""));
  const [, width = searchParams.get("w"), height = searchParams.get("h")] = size.exec(hash) ?? [];
  if (Number(width) > 0 && Number(height) > 0) {
    Object.assign(image.properties, { width: Number(width), height: Number(height) });
  }
  Object.assign(image.properties, { loading: "lazy", decoding: "async" });
  if (id && Number(width) > 0) {
    Object.assign(image.properties, {
      src: imagePath(id, 960),
      srcSet: imageSources(id, Number(width)),
      sizes: "auto, 100vw",
    });
  }
  return image;
}

/** A picture alone in a paragraph, with a title, becomes a figure with that title as its caption. */
function figureOf(paragraph: Element): Element | undefined {
  const [image, ...others] = paragraph.children;
  if (image?.type !== "element" || image.tagName !== "img" || others.length > 0) return undefined;
  const { title, ...properties } = image.properties;
  if (typeof title !== "string") return undefined;
  return element("figure", {}, [
    { ...image, properties },
    element("figcaption", {}, [text(title)]),
  ]);
}

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
