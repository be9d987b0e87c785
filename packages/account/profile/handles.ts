import type { Database } from "@takujo/runtime/database/database";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { selectOtherWithHandle } from "./queries.ts";

/** No handle may have one of these as a part between separators. */
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
const organizerWords = [
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
const productName = "takujo";

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
const foldedWords = organizerWords.map(folded).sort((a, b) => b.length - a.length);
const foldedName = folded(productName);

/** True if nothing remains after removing official words and the numbers after them. */
function isOfOrganizer(text: string): boolean {
  if (text === "") return true;
  return foldedWords.some(
    (word) => text.startsWith(word) && isOfOrganizer(text.slice(word.length)),
  );
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
  return forms.some((form) => form !== "" && isOfOrganizer(form));
}

/** More than anyone types, and too few to enumerate handles. */
const byPerson: Limit = { scope: "handle-check", max: 60, seconds: 300 };

/** A person's own handle counts as free. */
export async function checkHandle(
  { db, secret }: { db: Database; secret: SigningSecret },
  { handle, userId }: { handle: string; userId: string },
): Promise<{ isFree: boolean }> {
  await takeFromLimit(db, byPerson, userId, secret);
  const others = await selectOtherWithHandle(db, { handle, userId });
  return { isFree: others.length === 0 && !isReserved(handle) };
}
