// Plain data without zod: pages show it.

/** In repair, it is not for playing. */
export const copyConditions = ["good", "worn", "repair"] as const;

/** Added at once. */
export const maxCopiesAdded = 20;
/** Ten sheets of 21. */
export const maxStickers = 210;

/** 0031, as on its sticker. */
export const copyCode = (number: number): string => String(number).padStart(4, "0");
