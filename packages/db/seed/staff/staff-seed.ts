import type { TextByLocale } from "../text-by-locale.ts";

export interface StaffSeed {
  slug: string;
  kana: string;
  /** What the portrait is drawn from. */
  avatar: string;
  teachesInEnglish: boolean;
  specialties: (
    | "heavy"
    | "two-player"
    | "family"
    | "new-games"
    | "cooperative"
    | "go"
    | "hanafuda"
  )[];
  social: Partial<Record<"x" | "instagram" | "youtube" | "facebook" | "line", string>>;
  /** Slugs of board games. */
  games: string[];
  text: TextByLocale<{ name: string; role: string; bio: string }>;
}
