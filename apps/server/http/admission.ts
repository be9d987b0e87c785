import type { ServerResponse } from "node:http";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { ownAddress } from "./client-address.ts";

export interface AdmissionOptions {
  /** Reads, and as many writes. */
  mostAtOnce: number;
  /** Of one client, read or written. */
  mostPerAddress: number;
}

type Kind = "reads" | "writes" | "uploads";

/** They hold much, and for long; there are few people who may send any. */
const mostUploads = 10;

/**
 * Lets no more than so many reads and as many writes in at once. Whoever comes beyond that is told so at once and at next to no
 * cost, instead of waiting behind more than can be done. A crowd that writes keeps nobody from reading, nor the other way round,
 * and one client has only a share of what there is.
 */
export function createAdmission({ mostAtOnce, mostPerAddress }: AdmissionOptions) {
  const inside: Record<Kind, number> = { reads: 0, writes: 0, uploads: 0 };
  const most: Record<Kind, number> = {
    reads: mostAtOnce,
    writes: mostAtOnce,
    uploads: Math.min(mostAtOnce, mostUploads),
  };
  const shares = new Map<string, number>();

  return {
    /** Takes a place; null if there is none. Whoever has one gives it back. */
    enter(kind: Kind): (() => void) | null {
      if (inside[kind] >= most[kind]) return null;
      inside[kind]++;
      return () => {
        inside[kind]--;
      };
    },
    /** Counts an open request of a client until it is answered; false if the client has too many. */
    takeShare(address: string, response: ServerResponse): boolean {
      if (address === ownAddress) return true;
      const block = addressBlock(address);
      const taken = shares.get(block) ?? 0;
      if (taken >= mostPerAddress) return false;
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
