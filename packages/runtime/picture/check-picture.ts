import type { PictureRefusal } from "@takujo/contracts/content/image/picture-refusal";
import { fileTypeFromBuffer } from "file-type";
import { DomainError } from "../domain-error.ts";
import { pictureEnd } from "./picture-end.ts";

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

/** No SVG, because it can contain scripts. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg", "jfif"],
  "image/gif": ["gif"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
};

const isPictureKind = (mediaType: string) => mediaType in extensions;

export function hasExtensionOf(mediaType: string, name: string): boolean {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return name.includes(".") && Boolean(extensions[mediaType]?.includes(extension));
}

/** Detected from the first bytes; must match the declared type. */
export async function checkKind(bytes: Buffer, declared: string): Promise<string> {
  if (bytes.length === 0) throw pictureRefused("empty");
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !isPictureKind(found.mime)) throw pictureRefused("unknown-kind");
  if (found.mime !== declared) throw pictureRefused("not-as-declared");
  return found.mime;
}

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
