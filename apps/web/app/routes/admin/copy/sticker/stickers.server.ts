import { listStickers } from "@takujo/contracts/generated/platform/sdk.gen";
import { copyCode } from "@takujo/contracts/library/copy-fields";
import { unwrap } from "../../../../api/unwrap.ts";
import { siteOrigin } from "../../../../shell/site/site.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { qrDrawing } from "../../../../ui/illustration/drawings/qr-drawing.ts";

export async function readStickers({ platform: client, locale }: Visit) {
  const { items, more } = unwrap(await listStickers({ client, query: { locale } }));
  return {
    more,
    stickers: items.map((item) => ({
      ...item,
      code: copyCode(item.number),
      // Without a language, so that readers get their own.
      qr: qrDrawing(`${siteOrigin()}/box/${item.number}`),
    })),
  };
}
