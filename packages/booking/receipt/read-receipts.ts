import type { OwnReceipts, PartyReceipts } from "@takujo/contracts/booking/receipt";
import { receiptNumber } from "@takujo/contracts/booking/receipt-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { readAmounts } from "./amounts.ts";
import { suggestPurpose } from "./document.ts";
import { withoutUnprintable } from "./pdf/demand-printable.ts";
import { type ReceiptRow, selectParty } from "./queries.ts";
import { readSeller } from "./seller.ts";

interface Asked {
  reservationId: string;
  /** Null for the desk. */
  userId: string | null;
  locale: Locale;
}

async function readAll(db: Database, { reservationId: id, userId, locale }: Asked) {
  const [party] = await selectParty(db, { id, userId, locale });
  if (!party) throw new DomainError("not-found");
  const [amounts, seller] = await Promise.all([readAmounts(db, id), readSeller(db, locale)]);
  const shown = {
    open: amounts.open,
    receipts: presentReceipts(amounts.receipts),
    suggestion: {
      addressee: withoutUnprintable(party.name),
      purpose: suggestPurpose(withoutUnprintable(party.title), locale),
    },
    seller: { name: seller.name, invoiceNumber: seller.invoiceNumber },
    event: {
      id: party.event_id,
      title: party.title,
      locale: party.locale as Locale,
      startsAt: party.event_starts_at.toISOString(),
    },
  };
  return { party, amounts, shown };
}

export const readOwnReceipts = async (db: Database, asked: Asked): Promise<OwnReceipts> =>
  (await readAll(db, asked)).shown;

/** For the desk. */
export async function readPartyReceipts(
  db: Database,
  asked: Omit<Asked, "userId">,
): Promise<PartyReceipts> {
  const { party, amounts, shown } = await readAll(db, { ...asked, userId: null });
  return { ...shown, code: party.code, name: party.name || party.nickname, taken: amounts.taken };
}

/** Each receipt with its copies, the newest first. */
export function presentReceipts(rows: ReceiptRow[]): OwnReceipts["receipts"] {
  const byNumber = Map.groupBy(rows, ({ year, number }) => receiptNumber(year, number, 1));
  return [...byNumber.entries()]
    .map(([number, copies]) => {
      const first = copies.find(({ copy }) => copy === 1);
      const last = copies.at(-1);
      return {
        id: first?.id ?? "",
        number,
        total: first ? first.standard + first.reduced : 0,
        addressee: last?.addressee ?? "",
        voidReason: first?.void_reason ?? null,
        copies: copies.map((row) => ({
          id: row.id,
          number: receiptNumber(row.year, row.number, row.copy),
          addressee: row.addressee,
          issuedAt: row.issued_at.toISOString(),
          issuedBy: row.issued_by as "person" | "desk",
        })),
      };
    })
    .toReversed();
}
