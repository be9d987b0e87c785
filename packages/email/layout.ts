import { blockMarkup, textLink } from "./block-markup.ts";
import type { MailContent } from "./mail-content.ts";
import { faint, font, ink, mailColors, paragraph, table } from "./mail-style.ts";
import { html } from "./markup.ts";

const dark = "#2B2620";
/** Colors of the pieces on the board. */
const pieces = ["#F4B223", "#E2482B", "#A9D0DC", "#1F4E8C", "#F4B223", "#E2482B"];

/** A stripe instead of a picture: nothing is loaded, so opening the mail cannot be tracked. */
const stripe = html`<tr><td><table ${table}><tr>${pieces.map((color) => html`<td bgcolor="${color}" height="10" style="background:${color};height:10px;font-size:0;line-height:10px">&nbsp;</td>`)}</tr></table></td></tr>`;

/** Tables with inline styles, which all mail programs support. */
export function writeHtml(content: MailContent, subject: string): string {
  const { locale, brand, preview, tone, heading, greeting, lead, blocks, settings } = content;
  const top = tone === "dark" ? dark : mailColors().cloth;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
<style>@media (max-width:620px){.pad{padding-left:22px!important;padding-right:22px!important}.half{display:block!important;width:auto!important;padding:0 0 12px!important}.h1{font-size:25px!important}}</style>
</head>
<body style="margin:0;padding:0;background:#F8F3E6">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table ${table} bgcolor="#F8F3E6"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#FFFDF8;border-radius:16px;border-bottom:5px solid #D8CAAB;overflow:hidden;overflow-wrap:anywhere">
<tr><td bgcolor="${top}" class="pad" style="background:${top};padding:18px 36px;font-size:20px;font-weight:bold;letter-spacing:.06em;color:#FFFDF8;${font}">${brand}</td></tr>
${tone === "bright" ? stripe : ""}<tr><td class="pad" style="padding:32px 36px 20px"><h1 class="h1" style="margin:0 0 16px;font-size:28px;line-height:1.4;font-weight:bold;word-break:auto-phrase;${ink};${font}">${heading}</h1>
<p style="${paragraph}">${greeting ? html`${greeting}<br>` : ""}${lead}</p>
${blocks.map((block) => html`${blockMarkup(block)}\n`)}</td></tr>
<tr><td class="pad" bgcolor="#EFE7D3" style="background:#EFE7D3;padding:20px 36px 24px;font-size:13px;line-height:1.8;${faint};${font}">${content.reason}${settings ? html` ${textLink(settings)}` : ""}<br>${content.address}</td></tr>
</table></td></tr></table>
</body>
</html>
`.source;
}
