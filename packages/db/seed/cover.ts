/** Pinned parts of the generated cover; an empty object selects the artwork of the slug. */
export interface CoverSeed {
  palette?: string;
  composition?: string;
}
