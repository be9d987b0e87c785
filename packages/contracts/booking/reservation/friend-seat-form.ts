// Separate from the rules, so that pages can show the forms without loading them.

/** In UTF-16 code units, like `String.length`. */
export const friendMessageLimit = 80;

/** State of a link when opened. `ended`: withdrawn, returned, or the party no longer comes. */
export const invitationStates = ["open", "taken", "expired", "ended"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** A place of a party as its holder sees it. `named`: named by the holder; `free`: not taken yet. */
export const partyPlaceStates = ["own", "taken", "open", "expired", "named", "free"] as const;

/** How often the person has attended earlier events. */
export const visitLevels = ["first", "sometimes", "often"] as const;
export type VisitLevel = (typeof visitLevels)[number];

/** The ticket of a friend: the party's code, and the number of the link. */
export const friendTicketCode = (code: string, number: number): string => `${code}${number}`;

const codeLength = 8;

/** The number is null on the party's own ticket, and for an invalid one. */
export function ticketParts(code: string): { party: string; number: number | null } {
  const number = code.slice(codeLength);
  return { party: code.slice(0, codeLength), number: number === "" ? null : Number(number) || 0 };
}
