import type { ReservationMailKind } from "@takujo/contracts/booking/reservation/reservation-mail";
import { previewMails } from "@takujo/contracts/generated/games/sdk.gen";
import { formatMoment } from "@takujo/i18n/format-span";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { ResendView } from "./resend-dialog.tsx";

export async function readMailPreview(
  { games: client, locale }: Visit,
  reservationIds: string[],
): Promise<ResendView> {
  const preview = unwrap(await previewMails({ client, body: { reservationIds, locale } }));
  const { sendAt, mails } = preview;
  const nameOf = mailNames(locale);
  return {
    ...preview,
    mails: mails.map((mail) => ({ ...mail, name: nameOf(mail.kind) })),
    sendTime: sendAt && formatMoment(new Date(sendAt), locale),
  };
}

/** What organizers call each mail. Told by the server, so that browsers do not load the texts of mails. */
export function mailNames(locale: Visit["locale"]) {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["reservationMail"]) });
  return (kind: ReservationMailKind) => t(`reservationMail.${kind}.name`);
}
