const maxTextLength = 500;
const maxWordLength = 80;

/** Quoted words that may stay: names of tables, columns and functions. */
const isName = (text: string) => /^[A-Za-z_$][\w$.-]{0,62}$/.test(text);

/**
 * An error's message without personal data, for external services. Our own messages name no person; others may repeat
 * user input, so anything that could be personal is replaced by its kind.
 */
export function withoutPersonalData(message: string): string {
  return message
    .slice(0, maxTextLength)
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
  if (word.length > maxWordLength) return "(long)";
  const query = word.indexOf("?");
  return query >= 0 && word.includes("=") ? word.slice(0, query) : word;
}
