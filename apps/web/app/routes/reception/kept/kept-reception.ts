import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import type { OwnMark } from "../marks/apply-marks.ts";
import { inDatabase, type SealedList, type SealedMark, settled } from "./reception-database.ts";
import { seal, unseal } from "./seal.ts";

/** What a device keeps of one event, sealed: the list, and the marks that were made on it. */
export function keptReception(eventId: string) {
  const ofEvent = (mark: SealedMark) => mark.eventId === eventId;

  return {
    async readList(): Promise<ReceptionList | undefined> {
      const kept = await inDatabase("readonly", ({ list }) =>
        settled<SealedList | undefined>(list.get(eventId)),
      );
      return kept && unseal<ReceptionList>(kept);
    },

    /** With it go the marks that the server had before it was asked for the list. */
    async keepList(content: ReceptionList, shown: string[]): Promise<void> {
      const sealed = await seal(content);
      await inDatabase("readwrite", async ({ list, mark }) => {
        const { forgetAt } = content;
        await settled(list.put({ eventId, forgetAt, ...sealed } satisfies SealedList));
        for (const nonce of shown) {
          const place = await settled(mark.index("nonce").getKey(nonce));
          if (place !== undefined) await settled(mark.delete(place));
        }
      });
    },

    async readMarks(): Promise<OwnMark[]> {
      const rows = await inDatabase("readonly", ({ mark }) => settled<SealedMark[]>(mark.getAll()));
      return Promise.all(
        rows.filter(ofEvent).map(async (row) => ({
          ...(await unseal<OwnMark>(row)),
          isSent: row.isSent,
        })),
      );
    },

    async addMark(mark: OwnMark): Promise<void> {
      const sealed = await seal(mark);
      const row: SealedMark = { eventId, nonce: mark.nonce, isSent: false, ...sealed };
      await inDatabase("readwrite", (stores) => settled(stores.mark.add(row)));
    },

    async noteSent(nonces: string[]): Promise<void> {
      await inDatabase("readwrite", async ({ mark }) => {
        for (const nonce of nonces) {
          const row = await settled<SealedMark | undefined>(mark.index("nonce").get(nonce));
          if (row) await settled(mark.put({ ...row, isSent: true }));
        }
      });
    },

    /** `withMarks`: also what was never sent, for it would be refused. */
    async forget({ withMarks }: { withMarks: boolean }): Promise<void> {
      await inDatabase("readwrite", async ({ list, mark }) => {
        await settled(list.delete(eventId));
        const rows = await settled<SealedMark[]>(mark.getAll());
        for (const row of rows.filter(ofEvent)) {
          if ((withMarks || row.isSent) && row.place !== undefined) {
            await settled(mark.delete(row.place));
          }
        }
      });
    },
  };
}

export type KeptReception = ReturnType<typeof keptReception>;

/** Lists of events that are over. What was not sent yet stays until it is. */
export async function forgetOldLists(now = new Date()): Promise<void> {
  await inDatabase("readwrite", async ({ list }) => {
    for (const { eventId, forgetAt } of await settled<SealedList[]>(list.getAll())) {
      if (Date.parse(forgetAt) <= now.getTime()) await settled(list.delete(eventId));
    }
  });
}
