import type { PictureRefusal } from "@takujo/contracts/picture-refusal";
import { DomainError } from "../domain-error.ts";

const details: Record<PictureRefusal, string> = {
  empty: "There are no bytes.",
  "unknown-kind": "It is no picture of a known kind.",
  "not-as-declared": "It is another kind of picture than it says.",
  "wrong-extension": "Its name says another kind of picture.",
  truncated: "It ends too early.",
  "something-else-inside": "Something else follows the picture.",
  "too-many-pixels": "It has too many pixels.",
  "too-many-frames": "Its frames have too many pixels together.",
  broken: "It cannot be read.",
};

/** Pages translate the reason. */
export const pictureRefused = (reason: PictureRefusal) =>
  new DomainError("image-refused", details[reason], { reason });
