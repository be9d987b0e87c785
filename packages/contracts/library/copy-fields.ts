// Plain data without zod: pages show it.

/** In repair, it is not for playing. */
export const copyConditions = ["good", "worn", "repair"] as const;

/** Added at once. */
export const mostCopiesAdded = 20;
/** Ten sheets of 21. */
export const mostStickers = 210;

/** 0031, as on its sticker. */
export const copyCode = (number: number): string => String(number).padStart(4, "0");
