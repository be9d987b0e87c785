import { createHash } from "node:crypto";
import { printable } from "@takujo/contracts/printable";
import { convert } from "html-to-text";
import PostalMime, { type Address, type Email } from "postal-mime";
import { type DeliveryReport, deliveryReportOf } from "./delivery-report.ts";
import { withoutQuotes } from "./without-quotes.ts";

/** Data of a received mail. All of it is untrusted. */
export interface ReceivedMail {
  /** Identifies a mail: a hash of its Message-ID or, without one, of the whole mail. */
  id: string;
  from: string;
  /** Every address that it was sent or delivered to. */
  recipients: string[];
  /** Sent by a program: an absence notice, a bounce, a list. */
  isAutomatic: boolean;
  /** Says that a mail of ours could not be delivered. Untrusted too: anybody can write one. */
  report: DeliveryReport | null;
  /** Without the mails that it quotes. */
  text: string;
  attachments: string[];
}

const maxRecipients = 200;
const maxAttachments = 20;
const maxNameLength = 100;
const maxAddressLength = 254;

export async function parseMail(source: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(source, {
    // A mail that was attached is not the sender's text.
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
  });
  const [from = ""] = addressesOf([mail.from]);
  return {
    id: createHash("sha256")
      .update(mail.messageId || source)
      .digest("hex"),
    from: from.length <= maxAddressLength ? from : "",
    recipients: recipientsOf(mail),
    isAutomatic: isAutomatic(mail),
    report: deliveryReportOf(mail),
    text: withoutQuotes(clean(mail.text ?? textOf(mail.html ?? ""))),
    attachments: mail.attachments
      // Pictures of the text itself, such as those of a signature.
      .filter(({ related }) => !related)
      .slice(0, maxAttachments)
      .map(({ filename, mimeType }) => clean(filename || mimeType).replace(/\s+/g, " "))
      .map((name) => [...name].slice(0, maxNameLength).join("")),
  };
}

/** Headers in which mail servers write down the address that a mail was really delivered to. */
const deliveryHeaders = ["delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const delivered = headers
    .filter(({ key }) => deliveryHeaders.includes(key))
    .flatMap(({ value }) => value.split(/[\s,;<>]/));
  return [...addressesOf([...to, ...cc]), ...delivered].slice(0, maxRecipients);
}

function addressesOf(addresses: (Address | undefined)[]): string[] {
  return addresses
    .flatMap((one) => (one?.group ? one.group : [one]))
    .map((one) => printable(one?.address ?? ""))
    .filter((address) => address.includes("@"));
}

/** By RFC 3834, and what older programs write. */
function isAutomatic({ headers, returnPath }: Email): boolean {
  const values = (name: string) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());
  return (
    values("auto-submitted").some((value) => !value.startsWith("no")) ||
    values("precedence").some((value) => /^(?:bulk|junk|list|auto_reply)/.test(value)) ||
    values("return-path").some((value) => value === "<>") ||
    values("content-type").some((value) => value.startsWith("multipart/report")) ||
    values("x-autoreply").length > 0 ||
    returnPath === "<>"
  );
}

/** Quotes become lines that begin with ">", as in plain text. */
function textOf(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

/** Removes characters that cannot be stored, or that make a text look like another one. */
function clean(text: string): string {
  return printable(text.replaceAll("\r\n", "\n").replaceAll("\r", "\n"))
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .normalize("NFC")
    .trim();
}
