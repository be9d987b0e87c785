// Separate from the schemas, so that pages do not load zod.

export const paymentMethods = ["cash", "qr", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * `discount`: less is owed. `refund`: money went back, and less is owed. `sale`: something was sold besides the fee. `amount` and
 * `method`: the reception recorded another sum, or another method, than it took.
 */
export const correctionKinds = ["discount", "refund", "sale", "amount", "method"] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** Of the consumption tax, in percent; the second for food and drinks to take away. */
export const taxRates = [10, 8] as const;
export type TaxRate = (typeof taxRates)[number];

/** Japanese notes and coins, in yen. */
export const coinValues = [10_000, 5_000, 2_000, 1_000, 500, 100, 50, 10, 5, 1] as const;

/** Of one entry. */
export const mostYen = 1_000_000;
/** Of a whole evening. */
export const maxYenOfEvening = 100_000_000;
export const maxChangeFund = 10_000_000;
export const maxCoins = 9_999;

/** In UTF-16 code units, like `String.length`. */
export const correctionReasonLimit = 200;
export const closingReasonLimit = 500;
/** In full-width letters. */
export const itemLimit = 30;
