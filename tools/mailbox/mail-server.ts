import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail extends Email {
  /** To whom it was really handed over, whatever its headers say. */
  recipients: string[];
  /** Where it would return to, whatever its headers say. */
  returnTo: string;
  /** As it came over the wire. */
  source: string;
  receivedAt: Date;
}

export interface MailServerOptions {
  port?: number;
  /** Where to listen; on this machine alone unless told. */
  host?: string;
  /** Called with each complete mail. Its errors are returned to the sender. */
  onMail: (mail: ReceivedMail) => void | Promise<void>;
}

/** A real SMTP server that takes everything and delivers nothing. */
export async function startMailServer({ port = 0, host = "127.0.0.1", onMail }: MailServerOptions) {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    async onData(stream, { envelope }, done) {
      try {
        const raw = await buffer(stream);
        const mail = await PostalMime.parse(raw);
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const returnTo = envelope.mailFrom ? envelope.mailFrom.address : "";
        const [source, receivedAt] = [raw.toString(), new Date()];
        await onMail({ ...mail, recipients, returnTo, source, receivedAt });
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // A sender that is killed in the midst of it breaks its connection.
  server.on("error", () => {});
  server.listen(port, host);
  await once(server.server, "listening");
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
