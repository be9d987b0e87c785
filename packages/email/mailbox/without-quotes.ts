/**
 * The text of an answer without quoted mails. If the answer is between or below quotes, or nothing would be left, nothing is
 * removed.
 */
export function withoutQuotes(text: string): string {
  const all = text.split("\n");
  const before = all.slice(0, historyStart(all));
  const last = before.findLastIndex((line) => !isQuoted(line) && line.trim() !== "");
  const hasQuote = before.slice(last + 1).some(isQuoted);
  const own = before.slice(0, last + 1);
  const kept = hasQuote ? own.slice(0, own.length - introductionAtEnd(own)) : own;
  return kept.join("\n").trim() || text.trim();
}

const isQuoted = (line: string) => /^\s?[>＞]/.test(line);

/** First line of a quoted mail without line marks; the number of lines without one. */
function historyStart(lines: string[]): number {
  const start = lines.findIndex(
    (line, index) =>
      isSeparator(line) || isHeaderBlock(lines, index) || introducesUnquoted(lines, index),
  );
  if (start < 0) return lines.length;
  // Outlook draws a line above.
  return /^_{10,}$/.test(lines[start - 1]?.trim() ?? "") ? start - 1 : start;
}

const separators = ["original message", "元のメッセージ", "forwarded message", "転送メッセージ"];

/** -----Original Message----- */
function isSeparator(line: string): boolean {
  const text = line.trim().toLowerCase();
  return (
    text.startsWith("--") &&
    text.endsWith("--") &&
    separators.includes(text.replaceAll("-", "").trim())
  );
}

const firstHeaders = ["from", "差出人", "送信者", "送信元"];
const otherHeaders = ["sent", "date", "to", "subject", "送信日時", "日時", "日付", "宛先", "件名"];

/** From: …, Sent: …, To: …, as Outlook writes them above the former mail. */
function isHeaderBlock(lines: string[], index: number): boolean {
  if (!firstHeaders.includes(headerName(lines[index]))) return false;
  const names = lines.slice(index + 1, index + 6).map(headerName);
  return names.filter((name) => otherHeaders.includes(name)).length >= 2;
}

function headerName(line = ""): string {
  const end = line.slice(0, 20).search(/[:：]/);
  return end < 0 ? "" : line.slice(0, end).replaceAll("*", "").trim().toLowerCase();
}

/** How many lines an introduction can be wrapped into. */
const maxIntroductionLines = 3;

/** An introduction with an address, followed by text without marks. */
function introducesUnquoted(lines: string[], index: number): boolean {
  const line = lines[index]?.trim() ?? "";
  if (!beginsIntroduction(line)) return false;
  for (let count = 1; count <= maxIntroductionLines; count++) {
    const joined = lines.slice(index, index + count).join(" ");
    if (!joined.includes("@") || !isIntroduction(joined)) continue;
    const next = lines.slice(index + count).find((other) => other.trim() !== "");
    return next !== undefined && !isQuoted(next);
  }
  return false;
}

/** The number of lines at the end that introduce the quote below them. */
function introductionAtEnd(lines: string[]): number {
  for (let count = 1; count <= maxIntroductionLines; count++) {
    const joined = lines.slice(-count).join(" ");
    const first = lines.at(-count)?.trim() ?? "";
    if (isIntroduction(joined) && (count === 1 || beginsIntroduction(first))) return count;
  }
  return 0;
}

const beginsIntroduction = (line: string) => /^(?:On |\d{4}[年/.-])/.test(line);

const endings = ["wrote:", "writes:", "のメール:", "のメッセージ:", "書きました:", "書きました。:"];

/** On Sat, Nov 14, 2026 at 1:00 PM … wrote: / 2026年11月14日(土) 13:00 … <…>: / 2026/11/14 13:00、…のメール: */
function isIntroduction(joined: string): boolean {
  const text = joined.trim().replaceAll("：", ":");
  if (!text.endsWith(":") || text.length > 400) return false;
  const hasDay = /\d{4}[年/.-]/.test(text);
  if (endings.some((ending) => text.endsWith(ending))) return hasDay || text.startsWith("On ");
  return hasDay && text.includes("@");
}
