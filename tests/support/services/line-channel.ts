/** As LINE gives them out, except that nobody has these. */
export const lineChannel = { id: "1234567890", secret: "c".repeat(32) };
