import { connect, type Socket } from "node:net";
import { siteFacts } from "@takujo/i18n/site-facts";
import { DeadlineError, withDeadline } from "@takujo/runtime/deadline";
import { createTransport, type SMTPPoolOptions } from "nodemailer";
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
  /** For one mail, from connecting until the server says that it has it. */
  timeoutMs?: number;
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
  /** Of the job: when it is given up, the mail is not sent any more. */
  signal?: AbortSignal;
}

const seconds = 1_000;

/** RFC 5321 would wait for minutes, but others wait meanwhile. */
const usualTimeoutMs = 30 * seconds;
const connectionTimeout = 5 * seconds;

/**
 * Keeps connections open for the next mail, as many as there were mails at once. All waits are bounded: a server that hangs, or
 * answers byte by byte, counts as unreachable.
 */
export function createMailer({ smtpUrl, from, timeoutMs = usualTimeoutMs }: MailerOptions) {
  const idle: Line[] = [];
  const open = new Set<Line>();

  /** What is late or given up loses its connection, so that it cannot be delivered after all. */
  async function onLine<Answer>(
    work: (line: Line) => Promise<Answer>,
    givenUp?: AbortSignal,
  ): Promise<Answer> {
    givenUp?.throwIfAborted();
    const line = idle.pop() ?? openLine(smtpUrl);
    open.add(line);
    return withDeadline(timeoutMs, (late) => {
      const stopped = givenUp ? AbortSignal.any([late, givenUp]) : late;
      stopped.addEventListener("abort", line.close, { once: true });
      return work(line).finally(() => stopped.removeEventListener("abort", line.close));
    }).finally(() => {
      if (!line.isClosed()) idle.push(line);
      else open.delete(line);
    });
  }

  return {
    /**
     * Headers contain only addresses, our own texts and one-line subjects; each address must be a single one. Refusals of the
     * server are thrown; permanent ones are handled by the caller.
     */
    async send(
      { subject, text, html, locale, calendar, images = [] }: Mail,
      {
        to,
        replyTo,
        key,
        follows = [],
        isWrittenByHand = false,
        returnTo,
        unsubscribe,
        signal,
      }: Envelope,
    ): Promise<MailError | null> {
      const references = follows.map((earlier) => messageIdOf(earlier, from.address));
      const last = references.at(-1);
      const { senderName, name } = siteFacts();
      const message = {
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
      };
      try {
        await onLine(({ transport }) => transport.sendMail(message), signal);
        return null;
      } catch (error) {
        throw mailErrorOf(error instanceof DeadlineError ? { code: "EDEADLINE" } : error);
      }
    },
    /** Whether the server would accept a mail now. */
    isReachable: () =>
      onLine(({ transport }) => transport.verify()).then(
        () => true,
        () => false,
      ),
    close() {
      for (const line of open) line.close();
    },
  };
}

type Line = ReturnType<typeof openLine>;

/** A pool of one connection, which belongs to one mail at a time: nodemailer itself cannot give up a mail that it has begun. */
function openLine(smtpUrl: string) {
  let isClosed = false;
  const sockets = new Set<Socket>();
  const options: SMTPPoolOptions & { pool: true } = {
    url: smtpUrl,
    // An option of the address takes precedence.
    requireTLS: !isThisMachine(URL.parse(smtpUrl)?.hostname ?? ""),
    pool: true,
    maxConnections: 1,
    connectionTimeout,
    greetingTimeout: 5 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket({ host = "localhost", port, secure }, done) {
      const socket = connect({ host, port: Number(port) || (secure ? 465 : 587) });
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      socket.setTimeout(connectionTimeout, () => {
        socket.destroy(Object.assign(new Error("not connected in time"), { code: "ETIMEDOUT" }));
      });
      socket.once("error", done);
      socket.once("connect", () => {
        socket.setTimeout(0).removeAllListeners("timeout").removeListener("error", done);
        done(null, { connection: socket });
      });
    },
  };
  const transport = createTransport(options);
  return {
    transport,
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      transport.close();
      for (const socket of sockets) socket.destroy();
    },
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
