import type { Locale } from "@takujo/contracts/locale";
import { html, lines, type Markup } from "./markup.ts";

export interface Fact {
  term: string;
  detail: string;
}

/** A mail in its parts, from which both forms of it are written. */
export interface MailContent {
  locale: Locale;
  brand: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  heading: string;
  greeting?: string;
  lead: string;
  facts: Fact[];
  /** What somebody wrote to us. */
  quote: Fact;
  note: string;
  reason: string;
  address: string;
}

const font =
  "font-family:'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','Yu Gothic Medium',Meiryo,sans-serif";
const ink = "color:#211C15";
const faint = "color:#574E40";
const row = "border-bottom:1px solid #DDD1B8";
const table = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

/** Tables with inline styles: what every mail program still understands. */
export function writeHtml(content: MailContent, subject: string): string {
  const { locale, brand, preview, heading, greeting, lead, facts, quote, note } = content;
  const paragraph = `margin:0 0 16px;font-size:16px;line-height:1.85;${ink};${font}`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
<style>@media (max-width:620px){.pad{padding-left:22px!important;padding-right:22px!important}.h1{font-size:25px!important}}</style>
</head>
<body style="margin:0;padding:0;background:#F8F3E6">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table ${table} bgcolor="#F8F3E6"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#FFFDF8;border-radius:16px;border-bottom:5px solid #D8CAAB;overflow:hidden">
<tr><td bgcolor="#0C5445" class="pad" style="background:#0C5445;padding:18px 36px;font-size:20px;font-weight:bold;letter-spacing:.06em;color:#FFFDF8;${font}">${brand}</td></tr>
<tr><td class="pad" style="padding:32px 36px 20px"><h1 class="h1" style="margin:0 0 16px;font-size:28px;line-height:1.4;font-weight:bold;${ink};${font}">${heading}</h1>
<p style="${paragraph}">${greeting ? html`${greeting}<br>` : ""}${lead}</p>
<table ${table} style="border-top:2px solid #211C15;margin:4px 0 22px">${facts.map(factRow)}</table>
<table ${table} style="margin:0 0 22px"><tr><td style="border:2px dashed #B9AA8B;border-radius:12px;padding:16px 20px 18px;font-size:16px;line-height:1.85;${ink};${font}"><b style="display:block;font-size:14px;${faint}">${quote.term}</b><div style="word-break:break-word">${lines(quote.detail)}</div></td></tr></table>
<table ${table} style="margin:0 0 20px"><tr><td bgcolor="#DFE9F2" style="background:#DFE9F2;border-radius:8px;padding:14px 18px;font-size:15px;line-height:1.75;${ink};${font}">${note}</td></tr></table></td></tr>
<tr><td class="pad" bgcolor="#EFE7D3" style="background:#EFE7D3;padding:20px 36px 24px;font-size:13px;line-height:1.8;${faint};${font}">${content.reason}<br>${content.address}</td></tr>
</table></td></tr></table>
</body>
</html>
`.source;
}

function factRow({ term, detail }: Fact): Markup {
  return html`<tr><td width="104" valign="top" style="padding:10px 8px 10px 0;${row};font-size:14px;line-height:1.7;${faint};${font}">${term}</td><td valign="top" style="padding:10px 0;${row};font-size:16px;line-height:1.65;font-weight:bold;word-break:break-word;${ink};${font}">${detail}</td></tr>`;
}

const rule = "-".repeat(40);

export function writeText(content: MailContent): string {
  const { greeting, heading, lead, facts, quote, note, reason, address } = content;
  return [
    ...(greeting ? [greeting, ""] : []),
    heading,
    lead,
    "",
    rule,
    ...facts.map(({ term, detail }) => `${term}: ${detail}`),
    rule,
    quote.term,
    "",
    quote.detail,
    rule,
    "",
    note,
    "",
    reason,
    address,
    "",
  ].join("\n");
}
