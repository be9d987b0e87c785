import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { securityHeaders } from "../../apps/server/http/security-headers.ts";
import { startMailServer } from "./mail-server.ts";
import {
  listPage,
  type MailboxView,
  mailboxPolicy,
  mailPage,
  missingPage,
  type NumberedMail,
} from "./mailbox-page.ts";

/** No more than a person looks through. */
const max = 200;
const maxAgeMs = 86_400_000;

interface MailboxOptions extends Omit<MailboxView, "locale"> {
  port: number;
  /** Where pages and mail server listen; on this machine alone unless told. */
  host?: string;
  smtpPort?: number;
}

/** Catches every mail of the site while developing and in a demo, and shows them on pages of its own. */
export async function startMailbox({
  port,
  host = "127.0.0.1",
  smtpPort = 0,
  ...view
}: MailboxOptions) {
  let mails: NumberedMail[] = [];
  let count = 0;
  const forgetBefore = (moment: Date) => {
    mails = mails.filter(({ receivedAt }) => receivedAt >= moment);
  };
  const smtp = await startMailServer({
    port: smtpPort,
    host,
    onMail: (mail) => {
      count++;
      mails.push({ ...mail, id: count });
      if (mails.length > max) mails.shift();
    },
  });

  function answer({ url = "/" }: IncomingMessage): [status: number, html: string] {
    const wanted = addressIn(view.basePath, url);
    if (!wanted) return [404, missingPage({ ...view, locale: "ja" })];
    const { locale, id } = wanted;
    forgetBefore(new Date(Date.now() - maxAgeMs));
    if (id === undefined) return [200, listPage(mails, { ...view, locale })];
    const mail = mails.find((each) => each.id === id);
    return mail
      ? [200, mailPage(mail, { ...view, locale })]
      : [404, missingPage({ ...view, locale })];
  }

  const server = createServer((request, response) => {
    if (request.url === "/readyz") return void response.writeHead(200).end();
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void response.writeHead(405, { ...securityHeaders, allow: "GET, HEAD" }).end();
    }
    const [status, html] = answer(request);
    response.writeHead(status, {
      ...securityHeaders,
      "cache-control": "no-store",
      "content-security-policy": mailboxPolicy,
      "content-type": "text/html; charset=utf-8",
      "x-robots-tag": "noindex, nofollow",
    });
    response.end(html);
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  return {
    smtpUrl: smtp.url,
    url: `http://localhost:${taken}${view.basePath}/`,
    forgetBefore,
    async stop() {
      server.close();
      server.closeAllConnections();
      await smtp.stop();
    },
  };
}

const address = /^(\/en)?(?:\/(\d{1,9})?)?$/;

/** Target of a path: the list, or a mail by number. */
function addressIn(basePath: string, url: string) {
  const [path = ""] = url.split("?", 1);
  const found = path.startsWith(basePath) && address.exec(path.slice(basePath.length));
  if (!found) return null;
  const [, english, id] = found;
  return { locale: english ? ("en" as const) : ("ja" as const), id: id ? Number(id) : undefined };
}
