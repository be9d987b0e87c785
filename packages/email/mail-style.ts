import { accentColors } from "@takujo/contracts/content/accent/accent";
import { siteFacts } from "@takujo/i18n/site-facts";
import { html } from "./markup.ts";

export const font =
  "font-family:'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','Yu Gothic Medium',Meiryo,sans-serif";
export const ink = "color:#211C15";
export const faint = "color:#574E40";
export const table = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
export const paragraph = `margin:0 0 16px;font-size:16px;line-height:1.85;word-break:auto-phrase;${ink};${font}`;

/** Of the site at the moment of writing. */
export const mailColors = () => accentColors(siteFacts().accent);
