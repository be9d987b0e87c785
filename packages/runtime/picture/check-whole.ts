import { pictureEnd } from "./picture-end.ts";
import { pictureRefused } from "./picture-refusal.ts";

/** By which other kinds of file are known, wherever in a file they begin. */
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
 * Nothing may stand behind the picture that another program would take for a file of its own. Cameras put more behind a JPEG: a
 * second picture, a short film. That is let in, and not kept.
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
