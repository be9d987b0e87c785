/** away: the server did not answer; later: it asked to retry; refused: it will never accept this mail. */
export type MailFault = "away" | "later" | "refused";

/** Contains nothing of the mail: the server's answer may repeat an address, and errors are logged and stored. */
export class MailError extends Error {
  readonly fault: MailFault;
  /** There is no such mailbox, as far as the server says. */
  readonly isUnknownAddress: boolean;

  constructor(fault: MailFault, reason: string, isUnknownAddress = false) {
    super(`mail ${fault} (${reason})`);
    this.name = "MailError";
    this.fault = fault;
    this.isUnknownAddress = isUnknownAddress;
  }
}

/** Fields of nodemailer's errors: where it failed, and the server's answer. */
interface TransportFault {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** RFC 5321, 4.2.3: no such mailbox, not local, or a name that is not allowed. */
const unknownMailbox = [550, 551, 553];

/** 550 may also mean that the mail is taken for spam; most servers add which it is. */
const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?:\s|$)/;

const aboutThisMail = new Set(["EENVELOPE", "EMESSAGE"]);

export function mailErrorOf(error: unknown): MailError {
  const { code = "unknown", responseCode, response = "" } = error as TransportFault;
  const reason = responseCode ? `${code} ${responseCode}` : code;
  if (!aboutThisMail.has(code)) return new MailError("away", reason);
  if (responseCode && responseCode < 500) return new MailError("later", reason);
  const status = enhanced.exec(response)?.[1];
  const isUnknownAddress = status
    ? isUnknownMailbox(status)
    : unknownMailbox.includes(responseCode ?? 0);
  return new MailError("refused", reason, isUnknownAddress);
}

/**
 * Statuses of RFC 3463 that mean the address itself is wrong: no such mailbox, no such system, not an address, moved without a trace, a
 * domain that takes no mail, a mailbox that was switched off, a domain that leads nowhere. Others, such as a full mailbox or a mail that
 * is taken for spam, say nothing of the next mail.
 */
const unknownMailboxStatus = /^5\.(?:1\.(?:[01236]|10)|2\.1|4\.4)$/;

export const isUnknownMailbox = (status: string): boolean => unknownMailboxStatus.test(status);
