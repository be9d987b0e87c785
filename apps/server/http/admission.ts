import type { ServerResponse } from "node:http";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { internalAddress } from "./client-address.ts";

export interface AdmissionOptions {
  /** Limit for reads, and the same limit for writes; images and uploads have smaller ones of their own. */
  maxAtOnce: number;
  /** Limit for one client, reads and writes together. */
  maxPerAddress: number;
}

export type RequestKind = "reads" | "images" | "writes" | "uploads";

/** Uploads are large and slow, and few people may send them. */
const maxUploads = 10;
/** Each may wait for the storage until its deadline. */
const maxImages = 100;

/**
 * Limits how many reads and how many writes run at once. A request beyond the limit is refused at once, at almost no cost,
 * instead of waiting in a growing queue. The kinds do not block each other, and one client gets only a share.
 */
export function createAdmission({ maxAtOnce, maxPerAddress }: AdmissionOptions) {
  const inside: Record<RequestKind, number> = { reads: 0, images: 0, writes: 0, uploads: 0 };
  const max: Record<RequestKind, number> = {
    reads: maxAtOnce,
    images: Math.min(maxAtOnce, maxImages),
    writes: maxAtOnce,
    uploads: Math.min(maxAtOnce, maxUploads),
  };
  const shares = new Map<string, number>();

  return {
    /** Whether it would be refused now. Asked first, so that nothing is read of what is refused anyway. */
    isFull: (kind: RequestKind) => inside[kind] >= max[kind],
    /** Takes a place and returns the function that releases it, or null if there is none. */
    enter(kind: RequestKind): (() => void) | null {
      if (inside[kind] >= max[kind]) return null;
      inside[kind]++;
      return () => {
        inside[kind]--;
      };
    },
    /** Counts an open request of a client until it is answered. Returns false if the client has too many. */
    takeShare(address: string, response: ServerResponse): boolean {
      if (address === internalAddress) return true;
      const block = addressBlock(address);
      const taken = shares.get(block) ?? 0;
      if (taken >= maxPerAddress) return false;
      shares.set(block, taken + 1);
      response.once("close", () => {
        const left = (shares.get(block) ?? 1) - 1;
        if (left > 0) shares.set(block, left);
        else shares.delete(block);
      });
      return true;
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
