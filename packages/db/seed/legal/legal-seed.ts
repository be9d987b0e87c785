import type { TextByLocale } from "../text-by-locale.ts";

export interface LegalText {
  /** In short, for those who will not read the rest. */
  summary: string;
  /** What this version changed. */
  changes: string;
  /** Markdown. */
  body: string;
}

export interface LegalSeed {
  kind: "privacy-policy" | "term-of-service";
  version: number;
  announcedOn: string;
  effectiveOn: string;
  text: TextByLocale<LegalText>;
}
