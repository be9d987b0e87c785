// Separate from the schemas, so that pages do not load zod.

export const paymentMethods = ["cash", "qr", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
