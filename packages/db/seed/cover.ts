/** What is pinned of the generated cover; an empty object asks for the artwork that the slug itself draws. */
export interface CoverSeed {
  palette?: string;
  composition?: string;
}
