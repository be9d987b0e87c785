import type { CharacterSummary } from "@takujo/contracts/generated/platform/types.gen";
import type { Ground } from "../../ui/layout/ground.tsx";

interface ArtworkLook {
  /** The pattern of the background. */
  pattern: Parameters<typeof Ground>[0]["pattern"];
  /** The color of the mascot; black becomes light in the dark theme. */
  pigment: string;
}

export const artworkLook: Record<CharacterSummary["artwork"], ArtworkLook> = {
  koma: { pattern: "seigaiha", pigment: "var(--tk-p-shu)" },
  sai: { pattern: "yagasuri", pigment: "var(--tk-p-ai)" },
  fuda: { pattern: "uroko", pigment: "var(--tk-p-yamabuki)" },
  kikko: { pattern: "kikko", pigment: "var(--tk-p-tokiwa)" },
  toki: { pattern: "shippo", pigment: "var(--tk-p-toki)" },
  hako: { pattern: "ichimatsu", pigment: "light-dark(var(--tk-p-sumi), var(--tk-p-kinari))" },
};
