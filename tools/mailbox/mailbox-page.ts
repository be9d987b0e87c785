import type { ReceivedMail } from "./mail-server.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const style = `body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.6 system-ui,sans-serif}
td,th{padding:.3rem .8rem .3rem 0;text-align:left;vertical-align:top}
iframe{width:100%;height:70vh;border:1px solid #999}pre{white-space:pre-wrap}`;

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>${style}</style><h1>${escaped(title)}</h1>${content}</html>`;

export function listPage(mails: readonly ReceivedMail[]): string {
  const rows = mails
    .map(
      ({ subject = "", recipients, receivedAt }, index) =>
        `<tr><td>${receivedAt.toLocaleTimeString("ja-JP")}</td><td>${escaped(recipients.join(", "))}</td>
<td><a href="/${index}">${escaped(subject)}</a></td></tr>`,
    )
    .reverse();
  const table = `<table><tr><th>at</th><th>to</th><th>subject</th></tr>${rows.join("")}</table>`;
  return page("Mailbox", mails.length > 0 ? table : "<p>No mail yet.</p>");
}

/** The mail's own HTML stands in a frame without scripts, as in a mail program. */
export function mailPage(mail: ReceivedMail): string {
  const headers = mail.headers
    .map(({ key, value }) => `<tr><th>${escaped(key)}</th><td>${escaped(value)}</td></tr>`)
    .join("");
  return page(
    mail.subject ?? "",
    `<p><a href="/">All mails</a></p><iframe sandbox srcdoc="${escaped(mail.html ?? "")}"></iframe>
<h2>As plain text</h2><pre>${escaped(mail.text ?? "")}</pre><h2>Headers</h2><table>${headers}</table>`,
  );
}
