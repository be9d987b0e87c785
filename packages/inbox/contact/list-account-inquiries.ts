import type {
  AccountInquiryList,
  AccountInquiryListQuery,
} from "@takujo/contracts/inbox/account-inquiry";
import type { Database } from "@takujo/runtime/database/database";
import { presentAccountInquiry } from "./present.ts";
import { countInquiriesOfUser, selectInquiriesOfUser } from "./queries.ts";

export async function listAccountInquiries(
  db: Database,
  userId: string,
  { page, limit }: AccountInquiryListQuery,
): Promise<AccountInquiryList> {
  const [rows, [counted]] = await Promise.all([
    selectInquiriesOfUser(db, { userId, limit, offset: (page - 1) * limit }),
    countInquiriesOfUser(db, { userId }),
  ]);
  const pageCount = Math.max(1, Math.ceil(Number(counted?.count ?? 0) / limit));
  return { items: rows.map(presentAccountInquiry), page, pageCount };
}
