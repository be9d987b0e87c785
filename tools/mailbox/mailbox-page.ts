import type { Locale } from "../../packages/contracts/locale.ts";
import { clock } from "../../packages/i18n/format-date.ts";
import { wordsOf } from "../../packages/i18n/words-of.ts";
import type { ReceivedMail } from "./mail-server.ts";

/** A mail and the number by which its page is addressed. */
export interface NumberedMail extends ReceivedMail {
  id: number;
}

export interface MailboxView {
  locale: Locale;
  /** Prefix of the pages' addresses. */
  basePath: string;
  /** The site's address: links of mails lead there, and nowhere else. */
  origin: string;
  /** Of a demo: whose addresses visitors may use. */
  accounts?: { organizer: string; guest: string } | undefined;
}

const wordsIn = wordsOf("mailbox");

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const style = `:root{color-scheme:light dark;background:light-dark(#fff,#16181a);color:light-dark(#16181a,#eee)}
a{color:light-dark(#0a4fb0,#9ec1ff)}
body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.7 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.4}nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}nav a,td a{display:inline-block;padding:.3rem 0}
td,th{padding:.3rem .8rem .3rem 0;text-align:left;vertical-align:top}
td:first-child{white-space:nowrap}iframe{width:100%;height:70vh;border:1px solid #999;background:#fff}pre{white-space:pre-wrap;font-size:1.1rem}`;

/** Nothing runs here, and nothing is loaded. Mails contain their own styles and pictures. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function page(view: MailboxView, title: string, path: string, content: string): string {
  const { locale, basePath } = view;
  const t = wordsIn(locale);
  const other = locale === "ja" ? "en" : "ja";
  const otherPage = `${basePath}${homes[other]}${path}`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>
<style>${style}</style></head><body><nav><a href="${view.origin}${homes[locale] || "/"}">${t("mailbox.site")}</a>
<a lang="${other}" hreflang="${other}" href="${otherPage}">${t("mailbox.otherLanguage")}</a></nav>
<main><h1>${escaped(title)}</h1>${content}</main></body></html>`;
}

const homes: Record<Locale, string> = { ja: "", en: "/en" };

const home = ({ locale, basePath }: MailboxView) => `${basePath}${homes[locale]}/`;

/** The newest first. */
export function listPage(mails: readonly NumberedMail[], view: MailboxView): string {
  const t = wordsIn(view.locale);
  const rows = mails.map(
    ({ id, subject, recipients, receivedAt }) =>
      `<tr><td>${clock(receivedAt)}</td><td>${escaped(recipients.join(", "))}</td>
<td><a href="${home(view)}${id}">${escaped(subject || t("mailbox.noSubject"))}</a></td></tr>`,
  );
  const table = `<table><tr><th scope="col">${t("mailbox.at")}</th><th scope="col">${t("mailbox.to")}</th>
<th scope="col">${t("mailbox.subject")}</th></tr>${rows.reverse().join("")}</table>`;
  const list = mails.length > 0 ? table : `<p>${t("mailbox.empty")}</p>`;
  const refresh = `<p><a href="${home(view)}">${t("mailbox.refresh")}</a></p>`;
  return page(view, t("mailbox.heading"), "/", demoNotes(view) + refresh + list);
}

function demoNotes({ locale, accounts }: MailboxView): string {
  if (!accounts) return "";
  const t = wordsIn(locale);
  return `<p>${t("mailbox.demo.about")}</p><p><strong>${t("mailbox.demo.privacy")}</strong></p>
<h2>${t("mailbox.demo.accounts")}</h2><ul>
<li>${escaped(t("mailbox.demo.organizer", { email: accounts.organizer }))}</li>
<li>${escaped(t("mailbox.demo.guest", { email: accounts.guest }))}</li></ul>`;
}

export function mailPage(mail: NumberedMail, view: MailboxView): string {
  const t = wordsIn(view.locale);
  const rows = mail.headers
    .map(
      ({ key, value }) => `<tr><th scope="row">${escaped(key)}</th><td>${escaped(value)}</td></tr>`,
    )
    .join("");
  const headers = `<details><summary>${t("mailbox.headers")}</summary><table>${rows}</table></details>`;
  const text = `<pre>${linked(escaped(mail.text ?? ""), view.origin)}</pre>`;
  const content = mail.html
    ? `${frame(mail, t("mailbox.html"))}<h2>${t("mailbox.text")}</h2>${text}`
    : text;
  const back = `<p><a href="${home(view)}">${t("mailbox.all")}</a></p>`;
  const title = mail.subject || t("mailbox.noSubject");
  return page(
    view,
    title,
    `/${mail.id}`,
    `${back}<p>${escaped(mail.recipients.join(", "))}</p>${content}${headers}`,
  );
}

export function missingPage(view: MailboxView): string {
  const t = wordsIn(view.locale);
  const back = `<p><a href="${home(view)}">${t("mailbox.all")}</a></p>`;
  return page(view, t("mailbox.missing"), "/", `<p>${t("mailbox.missingText")}</p>${back}`);
}

/** The mail's own HTML stands in a frame without scripts, as in a mail program. Its links open a page of their own. */
function frame({ html = "", attachments }: NumberedMail, title: string): string {
  const document = attachments.reduce(
    (text, { contentId = "", mimeType, content }) =>
      mimeType === "image/png" && typeof content !== "string"
        ? text.replaceAll(
            `cid:${contentId.replace(/^<|>$/g, "")}`,
            `data:image/png;base64,${Buffer.from(content as ArrayBuffer).toString("base64")}`,
          )
        : text,
    html.replace("<head>", '<head><base target="_blank">'),
  );
  return `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${title}" srcdoc="${escaped(document)}"></iframe>`;
}

/** Links to the site alone: visitors write into mails too. */
function linked(text: string, origin: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (word.startsWith(`${origin}/`) ? `<a href="${word}">${word}</a>` : word))
    .join("");
}
