import { fileTypeFromBuffer } from "file-type";
import { isPictureKind } from "./picture-kinds.ts";
import { pictureRefused } from "./picture-refusal.ts";

/** Detected from the first bytes; must match the declared type. */
export async function checkKind(bytes: Buffer, declared: string): Promise<string> {
  if (bytes.length === 0) throw pictureRefused("empty");
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !isPictureKind(found.mime)) throw pictureRefused("unknown-kind");
  if (found.mime !== declared) throw pictureRefused("not-as-declared");
  return found.mime;
}
