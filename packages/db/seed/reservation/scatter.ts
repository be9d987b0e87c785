import { createHash } from "node:crypto";

/** Without signs that are taken for each other. */
const codeSigns = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Numbers from 0 to 255 that look like chance and are the same whenever the seed runs. */
const scatteredBytes = (key: string) => createHash("sha256").update(key).digest();

/** A number below `limit`, of at most two bytes. */
export const scatter = (key: string, limit: number): number =>
  scatteredBytes(key).readUInt16BE() % limit;

export const scatteredCode = (key: string): string =>
  [...scatteredBytes(key).subarray(0, 8)]
    .map((byte) => codeSigns[byte % codeSigns.length])
    .join("");
