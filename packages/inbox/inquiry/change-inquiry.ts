import { rolesWith } from "@takujo/contracts/account/staff-policy";
import type { InquiryState } from "@takujo/contracts/inbox/contact-form";
import type { InquiryReceipt } from "@takujo/contracts/inbox/inquiry";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import {
  type Database,
  type DatabaseTransaction,
  inTransaction,
} from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { inquiryReplyJob, replyKey } from "./jobs.ts";
import {
  insertMessage,
  lockInquiry,
  selectFirstReply,
  selectOrganizers,
  updateInquiry,
} from "./queries.ts";

interface InquiryStatus {
  state: InquiryState;
  assigneeId: string | null;
}

interface InquiryAction {
  adminId: string;
  inquiryId: string;
  action: "inquiry.reply" | "inquiry.note" | "inquiry.assign" | "inquiry.close" | "inquiry.reopen";
}

/** Serializes changes to an inquiry: `act` returns its status afterwards. */
function changeInquiry(
  db: Database,
  { adminId, inquiryId, action }: InquiryAction,
  act: (
    before: InquiryStatus,
    transaction: DatabaseTransaction,
  ) => Promise<InquiryStatus & { messageId?: string }>,
): Promise<InquiryReceipt> {
  return inTransaction(db, async (transaction) => {
    const [found] = await lockInquiry(transaction, { id: inquiryId });
    if (!found) throw new DomainError("not-found");
    const before = { state: found.state as InquiryState, assigneeId: found.assignee_id };
    const after = await act(before, transaction);
    await updateInquiry(transaction, {
      id: inquiryId,
      state: after.state,
      assigneeId: after.assigneeId,
    });
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action,
      subject: { kind: "inquiry", id: inquiryId },
      before: { ...before },
      after: { ...after },
    });
    return { id: inquiryId, state: after.state };
  });
}

interface Assignment {
  inquiryId: string;
  assigneeId: string | null;
}

const maxOrganizers = 1_000;

/** Assigns it to a person with the right to answer, or clears the assignment. */
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
        limit: maxOrganizers,
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

interface Note {
  inquiryId: string;
  body: string;
}

/** Internal. Nothing is sent. */
export function noteOnInquiry(
  db: Database,
  adminId: string,
  { inquiryId, body }: Note,
): Promise<InquiryReceipt> {
  const change = { adminId, inquiryId, action: "inquiry.note" } as const;
  return changeInquiry(db, change, async ({ state, assigneeId }, transaction) => {
    const message = { inquiryId, kind: "note", body, madeById: adminId } as const;
    const [stored] = await insertMessage(transaction, message);
    return {
      state: state === "new" ? "open" : state,
      assigneeId,
      ...(stored && { messageId: stored.id }),
    };
  });
}

interface StateChange {
  inquiryId: string;
  state: "open" | "closed";
}

export function setInquiryState(
  db: Database,
  adminId: string,
  { inquiryId, state }: StateChange,
): Promise<InquiryReceipt> {
  const action = state === "closed" ? "inquiry.close" : "inquiry.reopen";
  return changeInquiry(db, { adminId, inquiryId, action }, async ({ assigneeId }, transaction) => {
    if (state === "closed") return { state, assigneeId };
    const [reply] = await selectFirstReply(transaction, { id: inquiryId });
    return { state: reply ? "answered" : "open", assigneeId };
  });
}

interface Reply {
  inquiryId: string;
  body: string;
}

/** Stores the reply together with its mail. The first person to reply becomes the assignee. */
export function replyToInquiry(
  db: Database,
  adminId: string,
  { inquiryId, body }: Reply,
): Promise<InquiryReceipt> {
  const change = { adminId, inquiryId, action: "inquiry.reply" } as const;
  return changeInquiry(db, change, async ({ assigneeId }, transaction) => {
    const message = { inquiryId, kind: "reply", body, madeById: adminId } as const;
    const [stored] = await insertMessage(transaction, message);
    const messageId = stored?.id ?? "";
    const jobKey = replyKey(messageId);
    await enqueue(transaction, inquiryReplyJob, { messageId }, { jobKey });
    return { state: "answered", assigneeId: assigneeId ?? adminId, messageId };
  });
}
