const longestText = 500;
const longestWord = 80;

/** What a word may be between quotes: the name of a table, a column, a function. */
const isName = (text: string) => /^[A-Za-z_$][\w$.-]{0,62}$/.test(text);

/**
 * An error's message as it may leave the house. Ours are in English and name no person; what others threw may repeat what
 * somebody wrote. So whatever could be of a person is replaced by what kind of thing it was.
 */
export function withoutPersonalData(message: string): string {
  return message
    .slice(0, longestText)
    .replace(/"[^"]*"/g, (quoted) => (isName(quoted.slice(1, -1)) ? quoted : '"…"'))
    .split(/([\s"'`()<>[\]{},;]+)/)
    .map(withoutPersonalWord)
    .join("");
}

function withoutPersonalWord(word: string): string {
  if (/[^@/][@＠]/.test(word)) return "(mail address)";
  if (/\P{ASCII}/u.test(word.replaceAll("…", ""))) return "(text)";
  if (/^https?:/i.test(word)) return URL.parse(word)?.origin ?? "(address)";
  if (/^[\da-f]{8}-[\da-f]{4}-/i.test(word)) return "(id)";
  if (word.replace(/\D/g, "").length >= 7) return "(number)";
  if (word.length > longestWord) return "(long)";
  const query = word.indexOf("?");
  return query >= 0 && word.includes("=") ? word.slice(0, query) : word;
}
