import { checkInLink } from "@takujo/contracts/booking/reservation/reservation-links";
import { siteOrigin } from "../../shell/site/site.server.ts";
import { qrDrawing } from "../../ui/illustration/drawings/qr-drawing.ts";

// On the server, so that browsers load only the drawing.

/** The width the standard requires: it is scanned from all kinds of screens and prints. */
const quietZone = 4;

/** As SVG. */
export const ticketQr = (code: string): string =>
  qrDrawing(checkInLink(siteOrigin(), code), quietZone);
