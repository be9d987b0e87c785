export interface BoxSeed {
  /** Slug of the game. */
  game: string;
  place: string;
  condition?: "worn" | "repair";
  missing?: string;
  /** For the staff. */
  note?: string;
  /** Too new to have a sticker. */
  isNew?: true;
}
