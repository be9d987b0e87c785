/** In which language a session is held; "both" where either is enough. */
export const sessionLanguages = ["ja", "en", "both"] as const;
export type SessionLanguage = (typeof sessionLanguages)[number];
