/** One repeat of a pattern. Motifs that cross a border are drawn again on the other side. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly motif: string;
}

export type TileOf = (size: number, color: string, ground: string | null) => Tile;
