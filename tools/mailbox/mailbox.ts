import { once } from "node:events";
import { createServer } from "node:http";
import { type ReceivedMail, startMailServer } from "./mail-server.ts";
import { listPage, mailPage } from "./mailbox-page.ts";

/** No more than a person looks through. */
const most = 200;

/** Catches every mail of the site while developing, and shows them on a page of its own. */
export async function startMailbox({ port }: { port: number }) {
  const mails: ReceivedMail[] = [];
  const smtp = await startMailServer({
    onMail: (mail) => {
      mails.push(mail);
      if (mails.length > most) mails.shift();
    },
  });
  const server = createServer(({ url = "/" }, response) => {
    const mail = mails[Number(url.slice(1) || Number.NaN)];
    response.writeHead(url === "/" || mail ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
    });
    response.end(mail ? mailPage(mail) : listPage(mails));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    smtpUrl: smtp.url,
    url: `http://localhost:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await smtp.stop();
    },
  };
}
