/** Japanese is required; without English, pages show the Japanese and say so. */
export interface TextByLocale<Text> {
  ja: Text;
  en?: Text;
}

/** Pinned parts of the generated cover; an empty object selects the artwork of the slug. */
export interface CoverSeed {
  palette?: string;
  composition?: string;
}
