import { ImapFlow, type ImapFlowError } from "imapflow";
import { isThisMachine } from "../is-this-machine.ts";

export interface MailboxSettings {
  host: string;
  port: number;
  /** TLS from the start; otherwise by STARTTLS, which only a server on this machine may lack. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
}

/** `read`: nothing left to do. `unclear`: a person should look at it. `later`: it stays unread and is tried again. */
export type MailOutcome = "read" | "unclear" | "later";

interface Reading {
  /** Upper bound of one run; the oldest come first. */
  max: number;
  /** Longer mails are cut: their text comes first, and attachments are not needed. */
  maxBytes: number;
  /** Milliseconds after which the connection is closed, whatever it is doing. */
  timeoutMs: number;
}

const seconds = 1_000;

/**
 * Hands over the unread mails of a mailbox and marks each as read; those that are unclear get a star too. All waits are bounded:
 * a server that hangs counts as unreachable. Another reader may be at work at the same time, so a mail can come twice.
 */
export async function readMailbox(
  { host, port, isSecure, user, password, folder }: MailboxSettings,
  { max, maxBytes, timeoutMs }: Reading,
  handle: (source: Uint8Array) => Promise<MailOutcome>,
): Promise<void> {
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && !isThisMachine(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    maxLineLength: 2 * maxBytes,
    maxLiteralSize: 2 * maxBytes,
  });
  // Without a listener, a broken connection would end the process; the call under way fails anyway.
  client.on("error", () => {});
  const deadline = setTimeout(() => client.close(), timeoutMs);
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    const unread = (await client.search({ seen: false, deleted: false }, { uid: true })) || [];
    for (const uid of unread.slice(0, max)) {
      const part = { source: { start: 0, maxLength: maxBytes } };
      const mail = await client.fetchOne(uid, part, { uid: true });
      const source = mail ? mail.source : undefined;
      // It was deleted meanwhile.
      if (!source) continue;
      const outcome = await handle(source);
      if (outcome === "later") continue;
      const flags = outcome === "unclear" ? ["\\Seen", "\\Flagged"] : ["\\Seen"];
      await client.messageFlagsAdd(uid, flags, { uid: true });
    }
    await client.logout();
  } catch (error) {
    throw mailboxError(error);
  } finally {
    clearTimeout(deadline);
    client.close();
  }
}

/** Has codes only: what a server says may repeat an address. */
function mailboxError(error: unknown): Error {
  const { code, serverResponseCode, authenticationFailed, mailboxMissing, name } =
    error as ImapFlowError;
  const reasons = [
    authenticationFailed && "login refused",
    mailboxMissing && "no such folder",
    code,
    serverResponseCode,
  ].filter(Boolean);
  return new Error(`mailbox not read (${reasons.join(", ") || name})`);
}
