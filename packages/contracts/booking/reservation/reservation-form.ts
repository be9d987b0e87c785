// Separate from the rules, so that pages can show the form without loading them.

/** How long seats are held while the form is filled in. */
export const holdMinutes = 10;

/** In full-width characters. */
export const nicknameLimit = 10;
/** In UTF-16 code units, like `String.length`. */
export const noteLimit = 200;
export const answerLimit = 200;

/** Languages in which rules are taught. */
export const tableLanguages = ["ja", "en"] as const;
export type TableLanguage = (typeof tableLanguages)[number];

export const reservationStates = [
  "held",
  "expired",
  "waiting",
  "left",
  "offered",
  "lapsed",
  "confirmed",
  "cancelled",
  "called-off",
  "attended",
  "no-show",
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Everything that can happen to a reservation, as recorded in its history. */
export const transitionCauses = [
  "hold",
  "confirm",
  "change",
  "cancel",
  "late-cancel",
  "expire",
  "join",
  "leave",
  "offer",
  "accept",
  "decline",
  "lapse",
  "go-ahead",
  "call-off",
  "event-changed",
  "event-cancelled",
  "remind",
  "answer",
  "arrive",
  "miss",
  "restore",
  "resend",
  "message",
  "thank",
] as const;
export type TransitionCause = (typeof transitionCauses)[number];

/** `7K2M49XQ` → `7K2M-49XQ`, and a friend's `7K2M49XQ2` → `7K2M-49XQ-2`. */
export const spokenCode = (code: string) =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)].filter(Boolean).join("-");
