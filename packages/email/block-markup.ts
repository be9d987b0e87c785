import type { Block, Fact, MailLink } from "./mail-content.ts";
import { faint, font, ink, mailColors, paragraph, table } from "./mail-style.ts";
import { html, lines, type Markup } from "./markup.ts";

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

export function blockMarkup(block: Block): Markup {
  switch (block.kind) {
    case "facts":
      return html`<table ${table} style="border-top:2px solid #211C15;margin:4px 0 22px">${block.facts.map(factRow)}</table>`;
    case "quote":
      return html`<table ${table} style="margin:0 0 22px"><tr><td style="border:2px dashed #B9AA8B;border-radius:12px;padding:16px 20px 18px;font-size:16px;line-height:1.85;${ink};${font}"><b style="display:block;font-size:14px;${faint}">${block.term}</b><div style="word-break:break-word">${lines(block.detail)}</div></td></tr></table>`;
    case "note":
      return note(block);
    case "deadline":
      return html`<table ${table} style="margin:0 0 20px"><tr><td align="center" bgcolor="${mailColors().cloth}" style="background:${mailColors().cloth};border-radius:12px;padding:18px;font-size:14px;line-height:1.7;color:#FFFDF8;${font}">${block.term}<br><span style="font-size:26px;font-weight:bold;line-height:1.5;color:#F4B223">${block.detail}</span></td></tr></table>`;
    case "ticket":
      return html`<table ${table} style="margin:0 0 22px"><tr><td align="center" style="border:2px dashed #B9AA8B;border-radius:12px;padding:18px 20px 20px;font-size:14px;line-height:1.7;${faint};${font}">${block.caption}<br><img src="cid:${block.qr.id}" width="200" height="200" alt="${block.qr.alt}" style="display:block;margin:0 auto;border:0"><span style="font-size:30px;font-weight:bold;line-height:1.5;letter-spacing:.08em;white-space:nowrap;${ink}">${block.code}</span></td></tr></table>`;
    case "buttons":
      return buttons(block);
    case "paragraph":
      return html`<p style="${paragraph}">${lines(block.text)}</p>`;
    case "link":
      return html`<p style="${paragraph}">${textLink(block.link)}</p>`;
  }
}

export function textLink({ label, url }: MailLink): Markup {
  return html`<a href="${url}" style="color:${mailColors().accent}">${label}</a>`;
}

const hours = /(\d\d:\d\d[〜–]\d\d:\d\d(?: [A-Z]{2,5}(?:[+-]\d{1,2}(?::\d\d)?)?)?)/;

/** Keeps a time range on one line. */
function unbrokenHours(text: string): Markup {
  const [before = "", span, after = ""] = text.split(hours);
  if (!span) return lines(text);
  return html`${lines(before)}<span style="white-space:nowrap">${span}</span>${lines(after)}`;
}

const row = "border-bottom:1px solid #DDD1B8";

function factRow({ term, detail, more, isStruck }: Fact): Markup {
  const told = isStruck ? html`<s>${unbrokenHours(detail)}</s>` : unbrokenHours(detail);
  const below =
    more &&
    html`<br><span style="font-weight:normal;font-size:14px;${faint}">${lines(more)}</span>`;
  return html`<tr><td width="104" valign="top" style="padding:10px 8px 10px 0;${row};font-size:14px;line-height:1.7;${faint};${font}">${term}</td><td valign="top" style="padding:10px 0;${row};font-size:16px;line-height:1.65;font-weight:bold;word-break:break-word;${ink};${font}">${told}${below || ""}</td></tr>`;
}

const noteColors = { plain: "#DFE9F2", warning: "#FCEBC0", good: "#DDEEDF" };

function note({ text, term, tone = "plain" }: BlockOf<"note">): Markup {
  const color = noteColors[tone];
  const title = term ? html`<b style="display:block">${term}</b>` : "";
  return html`<table ${table} style="margin:0 0 20px"><tr><td bgcolor="${color}" style="background:${color};border-radius:8px;padding:14px 18px;font-size:15px;line-height:1.75;${ink};${font}">${title}${lines(text)}</td></tr></table>`;
}

interface Look {
  color: string;
  words: string;
  edge: string;
}

function firstLook(): Look {
  const { accent, edge } = mailColors();
  return { color: accent, words: "#FFFDF8", edge: `border-bottom:4px solid ${edge}` };
}

const secondLook: Look = {
  color: "#FFFDF8",
  words: "#211C15",
  edge: "border:1.5px solid #857A66;border-bottom:4px solid #857A66",
};

function button({ label, url }: MailLink, { color, words, edge }: Look): Markup {
  return html`<table ${table}><tr><td align="center" bgcolor="${color}" style="background:${color};border-radius:8px;${edge}"><a href="${url}" style="display:block;padding:15px 16px 14px;font-size:17px;font-weight:bold;line-height:1.4;color:${words};text-decoration:none;${font}">${label}</a></td></tr></table>`;
}

function buttons({ buttons: [first, second] }: BlockOf<"buttons">): Markup {
  if (!second) {
    return html`<table ${table} style="margin:0 0 20px"><tr><td>${button(first, firstLook())}</td></tr></table>`;
  }
  return html`<table ${table} style="margin:0 0 20px"><tr><td class="half" width="50%" valign="top" style="padding-right:8px">${button(first, firstLook())}</td><td class="half" width="50%" valign="top" style="padding-left:8px">${button(second, secondLook)}</td></tr></table>`;
}
