/** away: not even the server answered; later: it asked to come back; refused: it will never take this mail. */
export type MailFault = "away" | "later" | "refused";

/** Tells nothing of the mail: what the server says may repeat an address, and this is logged and kept. */
export class MailError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, reason: string) {
    super(`mail ${fault} (${reason})`);
    this.name = "MailError";
    this.fault = fault;
  }
}

/** Of nodemailer's errors: where it failed, and what the server answered. */
interface TransportFault {
  code?: string;
  responseCode?: number;
}

const aboutThisMail = new Set(["EENVELOPE", "EMESSAGE"]);

export function mailErrorOf(error: unknown): MailError {
  const { code = "unknown", responseCode } = error as TransportFault;
  const reason = responseCode ? `${code} ${responseCode}` : code;
  if (!aboutThisMail.has(code)) return new MailError("away", reason);
  return new MailError(responseCode && responseCode < 500 ? "later" : "refused", reason);
}
