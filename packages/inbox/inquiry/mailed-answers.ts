import { timingSafeEqual } from "node:crypto";
import type { Database } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";
import { contactCopyJob, findInquiry, type Inquiry } from "../contact/index.ts";
import { inquiryAnswerNoticeJob, replyKey } from "./jobs.ts";
import {
  insertAnswer,
  lockInquiryByReceipt,
  selectAnswer,
  selectAnswers,
  selectReply,
  updateInquiry,
} from "./queries.ts";

/** 96 bits, too many to guess by sending mails. Mail servers allow 64 characters before the @. */
const signatureLength = 24;
export const maxMailboxNameLength = 64 - "+2026-0415-7k2m-".length - signatureLength;

/**
 * Where answers to an inquiry are sent: answers@… and 2026-0415-7K2M → answers+2026-0415-7k2m-<signature>@… In lower case, because
 * some programs change the case of addresses.
 */
export function answerAddress(mailbox: string, receipt: string, secret: SigningSecret): string {
  const [current] = signaturesOf(receipt, secret);
  const at = mailbox.lastIndexOf("@");
  const token = `${receipt}-${current}`.toLowerCase();
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

/** The receipt in the first address with a valid signature; null without one. */
export function receiptIn(
  addresses: string[],
  mailbox: string,
  secret: SigningSecret,
): string | null {
  const at = mailbox.lastIndexOf("@");
  const begin = `${mailbox.slice(0, at)}+`.toLowerCase();
  const end = mailbox.slice(at).toLowerCase();
  for (const address of addresses) {
    const given = address.toLowerCase();
    if (!given.startsWith(begin) || !given.endsWith(end)) continue;
    const [, receipt = "", signature = ""] =
      /^(\d{4}-\d{4}-[0-9a-z]{4})-([0-9a-f]{24})$/.exec(given.slice(begin.length, -end.length)) ??
      [];
    if (receipt && isSignatureOf(receipt.toUpperCase(), signature, secret)) {
      return receipt.toUpperCase();
    }
  }
  return null;
}

function isSignatureOf(receipt: string, given: string, secret: SigningSecret): boolean {
  return signaturesOf(receipt, secret).some((wanted) =>
    timingSafeEqual(Buffer.from(wanted), Buffer.from(given)),
  );
}

/** By the current secret and, while it is being changed, the previous one. */
function signaturesOf(receipt: string, secret: SigningSecret): string[] {
  return [secret]
    .flat()
    .map((one) => Buffer.from(sign(receipt, one, "inquiry answer"), "base64url"))
    .map((signature) => signature.toString("hex").slice(0, signatureLength));
}

interface InquiryReply {
  inquiry: Inquiry;
  body: string;
  /** Keys of the mails in its thread, oldest first. */
  follows: string[];
}

/** For the mail. Null if the inquiry has been deleted. */
export async function findReply(db: Database, messageId: string): Promise<InquiryReply | null> {
  const [reply] = await selectReply(db, { id: messageId });
  const inquiry = reply && (await findInquiry(db, reply.inquiry_id));
  if (!inquiry) return null;
  const copy = `${contactCopyJob.name}:${reply.inquiry_id}`;
  return {
    inquiry,
    body: reply.body,
    follows: [copy, ...reply.earlier.map(({ id }) => replyKey(id))],
  };
}

interface InquiryAnswer {
  inquiryId: string;
  inquiry: Inquiry;
  body: string;
  senderEmail: string | null;
  attachments: string[];
}

/** For the notice. Null if the inquiry has been deleted. */
export async function findAnswer(db: Database, messageId: string): Promise<InquiryAnswer | null> {
  const [answer] = await selectAnswer(db, { id: messageId });
  const inquiry = answer && (await findInquiry(db, answer.inquiry_id));
  if (!inquiry) return null;
  const { inquiry_id: inquiryId, body, sender_email: senderEmail, attachments } = answer;
  return { inquiryId, inquiry, body, senderEmail, attachments };
}

interface MailedAnswer {
  receipt: string;
  /** The same each time the mail is read. */
  mailId: string;
  /** Empty if it has none. */
  senderEmail: string;
  text: string;
  attachments: string[];
}

/** More answers to one inquiry in a day are abuse. */
const maxPerDay = 50;
const maxTextLength = 10_000;

/** Stores an answer by mail, together with the notice to the organizer. Reopens a closed inquiry. */
export function receiveAnswer(
  db: Database,
  { receipt, mailId, senderEmail, text, attachments }: MailedAnswer,
): Promise<"stored" | "known" | "no-inquiry" | "too-many"> {
  return db.transaction().execute(async (transaction) => {
    const [inquiry] = await lockInquiryByReceipt(transaction, { receipt });
    if (!inquiry) return "no-inquiry";
    const { id: inquiryId, assignee_id: assigneeId, email } = inquiry;
    const [earlier] = await selectAnswers(transaction, { inquiryId, mailId });
    if (earlier?.is_known) return "known";
    if (earlier && earlier.recent >= maxPerDay) return "too-many";
    const body =
      text.length > maxTextLength ? `${text.slice(0, maxTextLength).toWellFormed()}\n…` : text;
    const answer = {
      inquiryId,
      mailId,
      body,
      senderEmail: otherThan(email, senderEmail),
      attachments,
    };
    const [stored] = await insertAnswer(transaction, answer);
    if (!stored) return "known";
    const state = assigneeId ? "open" : "new";
    await updateInquiry(transaction, { id: inquiryId, state, assigneeId });
    const messageId = stored.id;
    const jobKey = `${inquiryAnswerNoticeJob.name}:${messageId}`;
    await enqueue(transaction, inquiryAnswerNoticeJob, { messageId }, { jobKey });
    return "stored";
  });
}

const otherThan = (known: string, sender: string) =>
  sender && sender.toLowerCase() !== known.toLowerCase() ? sender : null;
