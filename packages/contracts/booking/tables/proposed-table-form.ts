// Separate from the rules, so that pages can show the forms without loading them.

/** In UTF-16 code units, like `String.length`. */
export const gameTitleLimit = 80;
export const proposalNoteLimit = 300;
export const proposalAnswerLimit = 300;

/** Bounds of the organizer's rule; the database has the same. */
export const maxProposedTables = 20;
export const minTableSeats = 2;
export const maxTableSeats = 20;

/** Of one person at one event. */
export const maxOpenProposals = 2;
export const maxGameInterests = 10;

/** Whom a table is meant for. */
export const tableAudiences = ["everyone", "beginners", "experienced"] as const;
export type TableAudience = (typeof tableAudiences)[number];

export const proposalStates = ["proposed", "approved", "declined", "withdrawn"] as const;
export type ProposalState = (typeof proposalStates)[number];

export const interestKinds = ["bring", "want"] as const;
export type InterestKind = (typeof interestKinds)[number];

/** Why no table can be proposed, or none approved. */
export const tableRefusals = ["off", "over", "full", "too-many", "banned", "game-gone"] as const;
export type TableRefusal = (typeof tableRefusals)[number];
