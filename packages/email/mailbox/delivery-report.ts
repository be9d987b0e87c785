import type { Attachment, Email } from "postal-mime";
import { isUnknownMailbox } from "../mail-error.ts";

/** Says that a mail could not be delivered. Written by the mail server that gave up. */
export interface DeliveryReport {
  /** There is no such mailbox, and never will be. */
  isUnknownAddress: boolean;
  /** As in RFC 3463. */
  status: string;
}

/** RFC 3464, and RFC 6533 for addresses in Unicode. */
const reportTypes = ["message/delivery-status", "message/global-delivery-status"];
/** Far more than the few lines that servers write. */
const maxTextLength = 20_000;
const unspecified = "5.0.0";

/** Null if it is not a report, or only reports a delay: a failure sends another. */
export function deliveryReportOf({ attachments }: Email): DeliveryReport | null {
  const part = attachments.find(({ mimeType }) => reportTypes.includes(mimeType.toLowerCase()));
  if (!part) return null;
  const failed = statusesOf(textOf(part.content).slice(0, maxTextLength));
  const [status] = failed;
  // An address with several mailboxes works as long as one of them does.
  return status ? { isUnknownAddress: failed.every(isUnknownMailbox), status } : null;
}

const textOf = (content: Attachment["content"]): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/** Status of every failed recipient. Their fields are in paragraphs, after one about the mail itself. */
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
