/** Between separators, none of these is anybody's. */
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
/** A handle made of these alone could pass for the house. */
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
/** Ours alone, in whatever it stands. */
const houseName = "takujo";

/** What looks alike: digits for letters, two letters for one, and separators, which are hardly seen. */
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

/** Whether nothing is left of a text when words of the house and numbers behind them are taken out. */
function isOfHouse(text: string): boolean {
  if (text === "") return true;
  return foldedWords.some((word) => text.startsWith(word) && isOfHouse(text.slice(word.length)));
}

/** Without numbers and separators at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && "0123456789_".includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Names under which somebody could pass for the house. */
export function isReserved(handle: string): boolean {
  const lower = handle.toLowerCase();
  if (folded(lower.replaceAll("_", "")).includes(foldedName)) return true;
  const parts = lower.split("_").map((part) => folded(withoutEnd(part)));
  if (parts.some((part) => foldedTitles.has(part))) return true;
  // A number behind it does not make it another's.
  const bare = withoutEnd(lower);
  const forms = [lower, bare].map((form) => folded(form).replaceAll("_", ""));
  return forms.some((form) => form !== "" && isOfHouse(form));
}
