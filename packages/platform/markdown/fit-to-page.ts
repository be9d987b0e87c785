import { defaultLocale, type Locale } from "@takujo/contracts/locale";
import type rehypeSanitize from "rehype-sanitize";

type Root = Parameters<ReturnType<typeof rehypeSanitize>>[0];
type Element = Extract<Root["children"][number], { type: "element" }>;
type Child = Element["children"][number];

const ownPath = /^\/(?!\/)/;
const localePath = /^\/(?:ja|en)(?:[/?#]|$)/;
const elsewhere = /^(?:https?:)?\/\//i;

/** A path of this site, in the form its pages have in that language. */
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

/** A wide table scrolls in a frame of its own, which the keyboard can reach. */
function frame(table: Element): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["table-frame"], tabIndex: 0 },
    children: [table],
  };
}

function fit(node: Child, locale: Locale): Child {
  if (node.type !== "element") return node;
  node.children = node.children.map((child) => fit(child, locale));
  if (node.tagName === "a") fitLink(node, locale);
  if (node.properties.id === "footnote-label") node.properties.className = ["visually-hidden"];
  return node.tagName === "table" ? frame(node) : node;
}

/** Rehype step, after sanitizing: what is safe, made to fit the page that shows it. */
export function fitToPage(locale: Locale) {
  return (tree: Root): void => {
    tree.children = tree.children.map((child) =>
      child.type === "doctype" ? child : fit(child, locale),
    );
  };
}
