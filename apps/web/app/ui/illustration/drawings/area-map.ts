import { rectangle } from "../shapes.ts";

interface PlaceNames {
  start: string;
  corner: string;
  beside: string;
}

/** A sketched map to the venue. Paper colors in both themes, like a printed map. */
export const areaMap = ({ start, corner, beside }: PlaceNames): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 580 420" font-family="sans-serif">',
    '<rect width="580" height="420" fill="#EFE7D3"/>',
    '<path d="M0 92H580" stroke="#B9AA8B" stroke-width="26"/>',
    '<g stroke="#FFFDF8">',
    '<path d="M0 92H580" stroke-width="4" stroke-dasharray="18 14"/>',
    '<path d="M0 180H580" stroke-width="34"/>',
    '<path d="M0 318H580" stroke-width="26"/>',
    '<path d="M150 92V420" stroke-width="30"/>',
    '<path d="M330 92V420" stroke-width="40"/>',
    '<path d="M482 92V420" stroke-width="24"/>',
    "</g>",
    '<path d="M96 124V180H330V318H424" fill="none" stroke="#E2492A" stroke-width="7" stroke-dasharray="1 14" stroke-linecap="round"/>',
    label({ x: 96, y: 93, height: 54, name: start, fill: "#2B2620", color: "#FFFDF8" }),
    label({ x: 272, y: 259, height: 46, name: corner, fill: "#A6D0DA" }),
    label({ x: 531, y: 252, height: 52, name: beside, fill: "#F2A79C" }),
    house,
    "</svg>",
  ].join("");

interface Label {
  x: number;
  y: number;
  height: number;
  name: string;
  fill: string;
  color?: string;
}

const perLetter = 15.5;
const leading = 18;

/** Around its center, as wide as its name needs; a name of several words takes a line each. */
function label({ x, y, height, name, fill, color = "#211C15" }: Label): string {
  if (name === "") return "";
  const lines = name.split(" ");
  const longest = Math.max(...lines.map(letterWidth));
  const width = longest * perLetter + 28;
  const left = Math.min(Math.max(x - width / 2, 12), 568 - width);
  const first = y - ((lines.length - 1) * leading) / 2;
  const written = lines.map(
    (line, index) =>
      `<tspan x="${left + width / 2}" y="${first + index * leading}">${escaped(line)}</tspan>`,
  );
  return (
    rectangle(left, y - height / 2, width, height, 7, fill) +
    `<text fill="${color}" font-size="15.5" font-weight="700" text-anchor="middle" dominant-baseline="central">${written.join("")}</text>`
  );
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);

/** Latin letters are about half as wide as Japanese ones. */
const letterWidth = (line: string) => line.replace(/[\u0020-\u024f]{2}/g, "–").length;

const house =
  '<g transform="translate(376 210)" fill="#FBF5E6"><rect width="84" height="84" rx="19.3" fill="#0C5445"/>' +
  '<circle cx="19.3" cy="19.3" r="7.1"/><circle cx="64.7" cy="19.3" r="7.1"/><circle cx="19.3" cy="64.7" r="7.1"/>' +
  '<circle cx="64.7" cy="64.7" r="7.1"/><circle cx="42" cy="42" r="14.7" fill="#F4B223"/></g>';
