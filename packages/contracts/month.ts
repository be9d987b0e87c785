/** A month as an address has it: 2026-03. PostgreSQL has no year 0, and other centuries are mistakes. */
export const monthPattern = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/;
