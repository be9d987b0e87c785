import type { Heading } from "@takujo/contracts/content/heading";
import type { Locale } from "@takujo/contracts/locale";
import { createHeadingIds } from "./heading-ids.ts";
import { setJapanese } from "./set-japanese.ts";
import { type Element, element, elementsOf, type Root, text, textOf } from "./tree.ts";

const leadingNumber = /^(\d{1,3}\.)\s/;

const levels = new Map<string, Heading["level"]>([
  ["h2", 2],
  ["h3", 3],
]);

/** Rehype step, after sanitizing: gives headings ids and typesetting, and adds them to the table of contents. */
export function setHeadings(locale: Locale, found: Heading[]) {
  return (tree: Root): void => {
    const idFor = createHeadingIds();
    for (const heading of elementsOf(tree)) {
      // The page already has an h1.
      if (heading.tagName === "h1") heading.tagName = "h2";
      const level = levels.get(heading.tagName);
      // The heading of the footnotes has its id already.
      if (!level || heading.properties.id) continue;
      const number = takeNumber(heading);
      const name = textOf(heading);
      const id = idFor(name);
      heading.properties.id = id;
      found.push({ id, level, text: name });
      if (locale === "ja") setJapanese(heading);
      if (number) heading.children.unshift(number, text(" "));
    }
  };
}

/** Removes the number of "1. Name" and returns it as an element. */
function takeNumber(heading: Element): Element | undefined {
  const first = heading.children[0];
  const match = first?.type === "text" ? leadingNumber.exec(first.value) : null;
  if (first?.type !== "text" || !match?.[1]) return undefined;
  first.value = first.value.slice(match[0].length);
  return element("span", { className: ["heading-number"] }, [text(match[1])]);
}
