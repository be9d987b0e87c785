import { rolesWith } from "@takujo/contracts/account/staff-policy";
import type { InquiryReceipt } from "@takujo/contracts/inbox/inquiry";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { changeInquiry } from "./change-inquiry.ts";
import { selectOrganizers } from "./queries.ts";

interface Assignment {
  inquiryId: string;
  assigneeId: string | null;
}

const mostOrganizers = 1_000;

/** Assigns it to somebody who may answer, or to nobody. */
export function assignInquiry(
  db: Database,
  adminId: string,
  { inquiryId, assigneeId }: Assignment,
): Promise<InquiryReceipt> {
  const change = { adminId, inquiryId, action: "inquiry.assign" } as const;
  return changeInquiry(db, change, async ({ state }, transaction) => {
    if (assigneeId !== null && assigneeId !== adminId) {
      const organizers = await selectOrganizers(transaction, {
        roles: rolesWith("inquiries"),
        limit: mostOrganizers,
      });
      if (!organizers.some(({ id }) => id === assigneeId)) {
        throw new DomainError(
          "invalid-input",
          "Only an admin or the desk can look after an inquiry.",
        );
      }
    }
    return { state: state === "new" && assigneeId !== null ? "open" : state, assigneeId };
  });
}
