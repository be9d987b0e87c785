import { splitPhrases } from "./phrases.ts";
import { type Child, type Element, element, text, textOf } from "./tree.ts";

const punctuation = /([、。「」『』])/;
const opening = "「『";

/** Sets a Japanese heading like page titles: breaks only between phrases, narrow gaps around punctuation. */
export function setJapanese(heading: Element): void {
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
