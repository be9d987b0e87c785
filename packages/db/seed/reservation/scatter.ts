import { createHash } from "node:crypto";

/** Without characters that are easily confused. */
const codeSigns = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Pseudo-random bytes, the same whenever the seed runs. */
const scatteredBytes = (key: string) => createHash("sha256").update(key).digest();

/** A number below `limit`, from at most two bytes. */
export const scatter = (key: string, limit: number): number =>
  scatteredBytes(key).readUInt16BE() % limit;

export const scatteredCode = (key: string): string =>
  [...scatteredBytes(key).subarray(0, 8)]
    .map((byte) => codeSigns[byte % codeSigns.length])
    .join("");
