import { createTransport } from "nodemailer";
import type { Mail, MailedCalendar } from "./mail.ts";
import { mailErrorOf } from "./mail-error.ts";
import { messageIdOf } from "./message-id.ts";

export interface MailerOptions {
  /** smtp://user:password@host:587, or smtps:// for TLS from the start. */
  smtpUrl: string;
  /** 卓上 <contact@takujo.example> */
  from: { name: string; address: string };
  connections: number;
}

export interface Envelope {
  to: string;
  replyTo?: string;
  /** Names this mail for good: a second sending carries the same Message-ID. */
  key: string;
  /** The keys of the mails that it follows, oldest first. */
  follows?: string[];
  /** By a person: mail programs may answer it as they would any other. */
  isWrittenByHand?: boolean;
}

const seconds = 1_000;

/** Keeps a few connections open. Never waits for ever: a server that hangs is one that is away. */
export function createMailer({ smtpUrl, from, connections }: MailerOptions) {
  const transport = createTransport({
    url: smtpUrl,
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
    /** Only addresses and our own words stand in headers; an address is one, with nothing beside it. */
    async send(
      { subject, text, html, calendar }: Mail,
      { to, replyTo, key, follows = [], isWrittenByHand = false }: Envelope,
    ): Promise<void> {
      const references = follows.map((earlier) => messageIdOf(earlier, from.address));
      const last = references.at(-1);
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          ...(html && { html }),
          ...(calendar && { attachments: [attachmentOf(calendar)] }),
          messageId: messageIdOf(key, from.address),
          ...(last && { inReplyTo: last, references }),
          headers: isWrittenByHand ? {} : { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
    /** Whether the server would take a mail now. */
    isReachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}

/** Attached rather than a third form of the mail, of which some programs would show nothing else. */
function attachmentOf({ method, fileName, content }: MailedCalendar) {
  return {
    filename: fileName,
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    contentTransferEncoding: "base64" as const,
  };
}

export type Mailer = ReturnType<typeof createMailer>;
