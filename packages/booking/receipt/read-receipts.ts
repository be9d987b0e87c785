import type { OwnReceipts, PartyReceipts } from "@takujo/contracts/booking/receipt";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { readAmounts } from "./amounts.ts";
import { suggestPurpose } from "./document.ts";
import { withoutUnprintable } from "./pdf/demand-printable.ts";
import { presentReceipts } from "./present.ts";
import { selectParty } from "./queries.ts";
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
