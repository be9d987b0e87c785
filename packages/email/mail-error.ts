/** away: the server did not answer; later: it asked to retry; refused: it will never accept this mail. */
export type MailFault = "away" | "later" | "refused";

/** Contains nothing of the mail: the server's answer may repeat an address, and errors are logged and stored. */
export class MailError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, reason: string) {
    super(`mail ${fault} (${reason})`);
    this.name = "MailError";
    this.fault = fault;
  }
}

/** Fields of nodemailer's errors: where it failed, and the server's answer. */
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
