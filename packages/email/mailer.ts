import { siteFacts } from "@takujo/i18n/site-facts";
import { createTransport } from "nodemailer";
import { isThisMachine } from "./is-this-machine.ts";
import type { Mail, MailedCalendar, MailedImage } from "./mail.ts";
import { type MailError, mailErrorOf } from "./mail-error.ts";

export interface MailerOptions {
  /**
   * smtp://user:password@host:587, or smtps:// for TLS from the start. Without TLS nothing is sent to another machine, unless the
   * address ends in ?requireTLS=false.
   */
  smtpUrl: string;
  /** The name is used if the settings have none; without either, the site's name in the language of the mail is. */
  from: { name: string; nameInEnglish: string; address: string };
  connections: number;
}

export interface Envelope {
  to: string;
  replyTo?: string;
  /** Identifies this mail: if it is sent twice, both have the same Message-ID. */
  key: string;
  /** Keys of the mails in its thread, oldest first. */
  follows?: string[];
  /** Written by a person: automatic replies are allowed. */
  isWrittenByHand?: boolean;
  /** The address for bounces; without it, the sender. */
  returnTo?: string | undefined;
  /** Where a mail program posts to unsubscribe (RFC 8058). */
  unsubscribe?: string | undefined;
}

const seconds = 1_000;

/** Keeps a few connections open. All waits are bounded: a server that hangs counts as unreachable. */
export function createMailer({ smtpUrl, from, connections }: MailerOptions) {
  const transport = createTransport({
    url: smtpUrl,
    // An option of the address takes precedence.
    requireTLS: !isThisMachine(URL.parse(smtpUrl)?.hostname ?? ""),
    pool: true,
    maxConnections: connections,
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    dnsTimeout: 5 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /**
     * Headers contain only addresses, our own texts and one-line subjects; each address must be a single one. Refusals of the
     * server are thrown; permanent ones are handled by the caller.
     */
    async send(
      { subject, text, html, locale, calendar, images = [] }: Mail,
      { to, replyTo, key, follows = [], isWrittenByHand = false, returnTo, unsubscribe }: Envelope,
    ): Promise<MailError | null> {
      const references = follows.map((earlier) => messageIdOf(earlier, from.address));
      const last = references.at(-1);
      const { senderName, name } = siteFacts();
      try {
        await transport.sendMail({
          from: {
            name:
              senderName[locale] ||
              (locale === "en" ? from.nameInEnglish : from.name) ||
              name[locale],
            address: from.address,
          },
          to: { name: "", address: to },
          ...(returnTo && {
            envelope: {
              from: { name: "", address: returnTo },
              to: { name: "", address: to },
            },
          }),
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          ...(html && { html }),
          attachments: [...images.map(inlineImage), ...(calendar ? [attachmentOf(calendar)] : [])],
          messageId: messageIdOf(key, from.address),
          ...(last && { inReplyTo: last, references }),
          headers: {
            ...(isWrittenByHand ? {} : { "Auto-Submitted": "auto-generated" }),
            ...(unsubscribe && {
              "List-Unsubscribe": `<${unsubscribe}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
        });
        return null;
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
    /** Whether the server would accept a mail now. */
    isReachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}

/** An attachment rather than an alternative, because some programs would show only the latter. */
function attachmentOf({ method, fileName, content }: MailedCalendar) {
  return {
    filename: fileName,
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    contentTransferEncoding: "base64" as const,
  };
}

function inlineImage({ id, fileName, content }: MailedImage) {
  return {
    cid: id,
    filename: fileName,
    content,
    contentType: "image/png",
    contentDisposition: "inline" as const,
  };
}

export type Mailer = ReturnType<typeof createMailer>;

/** `contact-copy:8f0c…` from contact@takujo.example → `<contact-copy.8f0c…@takujo.example>` */
function messageIdOf(key: string, from: string): string {
  const local = key.replace(/[^\w-]+/g, ".");
  return `<${local}@${from.slice(from.lastIndexOf("@") + 1)}>`;
}
