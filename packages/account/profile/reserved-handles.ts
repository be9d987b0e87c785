/** Nobody may use one of these as a part between separators. */
const titles = [
  "admin",
  "administrator",
  "moderator",
  "official",
  "organizer",
  "root",
  "staff",
  "system",
  "unei",
];
/** A handle made only of these words could be mistaken for an official account. */
const houseWords = [
  ...titles,
  "contact",
  "desk",
  "help",
  "helpdesk",
  "host",
  "info",
  "mod",
  "owner",
  "reception",
  "security",
  "service",
  "support",
  "team",
  "uketsuke",
];
/** Reserved wherever it appears in a handle. */
const houseName = "takujo";

/** Look-alikes: digits for letters, two letters for one, and separators, which are easily overlooked. */
const lookAlikes: [RegExp, string][] = [
  [/0/g, "o"],
  [/[1!|]/g, "l"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/7/g, "t"],
  [/8/g, "b"],
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/i/g, "l"],
  [/j/g, "l"],
];

function folded(text: string): string {
  return lookAlikes.reduce((folding, [sign, letter]) => folding.replace(sign, letter), text);
}

const foldedTitles = new Set(titles.map(folded));
const foldedWords = houseWords.map(folded).sort((a, b) => b.length - a.length);
const foldedName = folded(houseName);

/** True if nothing remains after removing official words and the numbers after them. */
function isOfHouse(text: string): boolean {
  if (text === "") return true;
  return foldedWords.some((word) => text.startsWith(word) && isOfHouse(text.slice(word.length)));
}

/** Without trailing numbers and separators. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && "0123456789_".includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** True for handles that could be mistaken for an official account. */
export function isReserved(handle: string): boolean {
  const lower = handle.toLowerCase();
  if (folded(lower.replaceAll("_", "")).includes(foldedName)) return true;
  const parts = lower.split("_").map((part) => folded(withoutEnd(part)));
  if (parts.some((part) => foldedTitles.has(part))) return true;
  // A trailing number does not make it a different name.
  const bare = withoutEnd(lower);
  const forms = [lower, bare].map((form) => folded(form).replaceAll("_", ""));
  return forms.some((form) => form !== "" && isOfHouse(form));
}
