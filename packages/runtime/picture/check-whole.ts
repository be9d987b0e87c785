import { pictureEnd } from "./picture-end.ts";
import { pictureRefused } from "./picture-refusal.ts";

/** Signatures of other file types, wherever in a file they begin. */
const others = [
  "<script",
  "<html",
  "<!doctype",
  "<svg",
  "<?php",
  "<?xml",
  "%pdf-",
  "pk\x03\x04",
  "rar!",
];

/**
 * Nothing may follow the picture that another program would read as a file. Cameras append a second picture or a short film to
 * a JPEG, which is accepted but not stored.
 */
export function checkWhole(bytes: Buffer, mediaType: string): void {
  const end = pictureEnd(bytes, mediaType);
  if (end === null) throw pictureRefused("truncated");
  const rest = bytes.subarray(end);
  const isPadding = rest.every((byte) => byte === 0);
  if (isPadding) return;
  if (mediaType !== "image/jpeg") throw pictureRefused("something-else-inside");
  const text = rest.toString("latin1").toLowerCase();
  if (others.some((mark) => text.includes(mark))) throw pictureRefused("something-else-inside");
}
