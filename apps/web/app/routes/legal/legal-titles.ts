/** The title key of each kind, in the message set `titles`. */
export const legalTitles = {
  "privacy-policy": "titles.privacyPolicy",
  "term-of-service": "titles.termOfService",
} as const;
