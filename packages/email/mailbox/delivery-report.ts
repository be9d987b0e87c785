import type { Attachment, Email } from "postal-mime";
import { isUnknownMailbox } from "../enhanced-status.ts";

/** That a mail could not be delivered, as the mail server that gave up says. */
export interface DeliveryReport {
  /** There is no such mailbox, and never will be. */
  isUnknownAddress: boolean;
  /** As RFC 3463 numbers it. */
  status: string;
}

/** RFC 3464, and RFC 6533 for addresses in Unicode. */
const reportTypes = ["message/delivery-status", "message/global-delivery-status"];
/** Far more than the few lines that servers write. */
const longest = 20_000;
const unspecified = "5.0.0";

/** Null if it is no such report, or says that the mail is only late: then another follows if it fails. */
export function deliveryReportOf({ attachments }: Email): DeliveryReport | null {
  const part = attachments.find(({ mimeType }) => reportTypes.includes(mimeType.toLowerCase()));
  if (!part) return null;
  const failed = statusesOf(textOf(part.content).slice(0, longest));
  const [status] = failed;
  // Where one address stands for several mailboxes, it works as long as one of them does.
  return status ? { isUnknownAddress: failed.every(isUnknownMailbox), status } : null;
}

const textOf = (content: Attachment["content"]): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/** Of all recipients to whom it was not delivered. Their fields stand in paragraphs, after one about the mail itself. */
const statusesOf = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map(fieldsOf)
    .filter(({ action }) => action?.toLowerCase().startsWith("failed"))
    .map(({ status = "" }) => /^[45]\.\d{1,3}\.\d{1,3}(?!\S)/.exec(status)?.[0] ?? unspecified);

function fieldsOf(paragraph: string): Partial<Record<string, string>> {
  const fields = paragraph.split("\n").flatMap((line) => {
    const [, name = "", value = ""] = /^([\w-]{1,40}):(.*)$/.exec(line) ?? [];
    return name ? [[name.toLowerCase(), value.trim()] as const] : [];
  });
  return Object.fromEntries(fields);
}
