const codeShape = /^[2-9A-HJ-NP-Z]{8}(?:[2-9]|[1-9]\d)?$/;
const receptionPath = /^(?:\/(?:ja|en))?\/admin\/check-in$/;

/** As stored: eight characters without a hyphen, and a number after them for a friend who took a place of the party. */
export const isCode = (text: string): boolean => codeShape.test(text);

/** The code in the scanned address of this page. Anything else is not a ticket. */
export function codeInTicket(text: string, origin: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  const code = address.searchParams.get("code") ?? "";
  const isOurs = address.origin === origin && receptionPath.test(address.pathname);
  return isOurs && isCode(code) ? code : undefined;
}
