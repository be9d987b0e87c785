import { codeInTicket } from "../scan/ticket-code.ts";

const boxPath = /^(?:\/(?:ja|en))?\/box\/([1-9]\d{0,9})$/;

/** The number in the scanned address of a sticker, with `#` before it; or the code of a ticket. */
export function codeAtDesk(text: string, origin: string): string | undefined {
  const ticket = codeInTicket(text, origin);
  if (ticket || !URL.canParse(text)) return ticket;
  const address = new URL(text);
  const [, number] = boxPath.exec(address.pathname) ?? [];
  return address.origin === origin && number ? `#${number}` : undefined;
}
