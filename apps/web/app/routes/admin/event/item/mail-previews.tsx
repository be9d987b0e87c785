import type { EventMail } from "@takujo/contracts/booking/schedule/organized-event";
import { useTranslations } from "@takujo/i18n/react";
import { MailPreview } from "../../mail-preview.tsx";

export function MailPreviews({ mails, isOpen }: { mails: EventMail[]; isOpen?: boolean }) {
  const t = useTranslations("adminEvent.consequence");
  return mails.map((mail, index) => (
    <MailPreview
      key={`${mail.kind}-${mail.locale}`}
      title={t("mailTitle", {
        kind: t(`kinds.${mail.kind}`),
        language: t(`languages.${mail.locale}`),
      })}
      mail={mail}
      isOpen={isOpen && index === 0}
    />
  ));
}
