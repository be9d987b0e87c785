import type { Heading } from "@takujo/contracts/content/heading";
import type { Locale } from "@takujo/contracts/locale";
import { splitPhrases } from "./phrases.ts";
import { type Child, type Element, element, elementsOf, type Root, text, textOf } from "./tree.ts";

const punctuation = /([、。「」『』])/;
const opening = "「『";

/** Sets a Japanese heading like page titles: breaks only between phrases, narrow gaps around punctuation. */
function setJapanese(heading: Element): void {
  const whole = textOf(heading);
  const ends = new Set<number>();
  let end = 0;
  for (const phrase of splitPhrases(whole, "ja")) {
    end += phrase.length;
    ends.add(end);
  }
  // Only these use the display font, whose punctuation has the gaps.
  const isDisplayed = heading.tagName === "h2";
  let offset = 0;
  const set = (child: Child): Child[] => {
    if (child.type === "element") child.children = child.children.flatMap(set);
    if (child.type !== "text") return [child];
    return child.value.split(punctuation).flatMap((part) => {
      const start = offset;
      const pieces = breakInside(part, start, ends);
      offset += part.length;
      const kerned =
        isDisplayed && punctuation.test(part) ? kern(part, start, whole.length) : undefined;
      const shown = kerned ? [kerned] : pieces;
      const mayBreak = part !== "" && ends.has(offset) && offset < whole.length;
      return mayBreak ? [...shown, element("wbr", {})] : shown;
    });
  };
  heading.children = heading.children.flatMap(set);
}

function breakInside(part: string, start: number, ends: Set<number>): Child[] {
  const children: Child[] = [];
  let from = 0;
  for (let at = 1; at < part.length; at++) {
    if (!ends.has(start + at)) continue;
    children.push(text(part.slice(from, at)), element("wbr", {}));
    from = at;
  }
  return part === "" ? [] : [...children, text(part.slice(from))];
}

/** The outer ends are not kerned, because then they would wrap. */
function kern(mark: string, start: number, length: number): Element | undefined {
  const opens = opening.includes(mark);
  if (opens ? start === 0 : start + 1 === length) return undefined;
  return element("span", { className: [opens ? "kern-open" : "kern-close"] }, [text(mark)]);
}

/** Prevents a heading such as "main" or "search" from taking an id or name of the page. */
const prefix = "section-";

const notPartOfId = /[^\p{Letter}\p{Number}]+/gu;

/** Readable and stable: 「集める情報」 is `section-集める情報`. A repeated heading ends in -2. */
function createHeadingIds(): (text: string) => string {
  const given = new Map<string, number>();
  return (text) => {
    const words = text.normalize("NFKC").toLowerCase().replaceAll(notPartOfId, " ").trim();
    const id = prefix + words.replaceAll(" ", "-");
    const count = (given.get(id) ?? 0) + 1;
    given.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

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
