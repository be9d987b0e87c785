// Separate from the schemas, so that pages do not load zod.

/** A prepaid ticket that is valid for six months or longer is under the Payment Services Act (資金決済法); these never are. */
export const mostPassDays = 180;
export const mostPassVisits = 50;
export const fewestStamps = 2;
export const mostStamps = 50;
/** In UTF-16 code units, like `String.length`. */
export const passReasonLimit = 200;

/** How somebody came to have a pass. */
export const passOrigins = ["sale", "gift", "stamps"] as const;
export type PassOrigin = (typeof passOrigins)[number];

/** `over`: its last day has passed. `ended`: the organizer took it back. */
export const passStates = ["valid", "used", "over", "ended"] as const;
export type PassState = (typeof passStates)[number];
