import { siteOrigin } from "../../shell/server-site.ts";
import { qrDrawing } from "../../ui/illustration/qr-drawing.ts";

// For loaders only: browsers get the drawing, not what draws it.

/** As wide as the standard wants it: at the door it is read off screens and prints of all kinds. */
const quietZone = 4;

/** As SVG. A phone's own camera reads it as the page of the reception that asks for this party. */
export const ticketQr = (code: string): string =>
  qrDrawing(`${siteOrigin()}/admin/check-in?code=${code}`, quietZone);
