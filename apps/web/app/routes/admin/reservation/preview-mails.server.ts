import { previewMails } from "@takujo/contracts/generated/games/sdk.gen";
import { formatMoment } from "@takujo/i18n/format-span";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { ResendView } from "./resend-dialog.tsx";

export async function readMailPreview(
  { games: client, locale }: Visit,
  reservationIds: string[],
): Promise<ResendView> {
  const preview = unwrap(await previewMails({ client, body: { reservationIds, locale } }));
  const { sendAt } = preview;
  return { ...preview, sendTime: sendAt && formatMoment(new Date(sendAt), locale) };
}
