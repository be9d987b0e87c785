import type { Handler } from "hono";
import { lineAccount } from "../routes/line/line-account.ts";
import { qrDrawing } from "../ui/illustration/qr-drawing.ts";

const drawing = qrDrawing(lineAccount.url);

/** The code that adds us on LINE. The same as long as the account is. */
export const lineQrResource: Handler = (c) =>
  c.body(drawing, 200, {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=86400",
    "x-cache-tags": "art",
  });
