import type { EventMail } from "@takujo/contracts/booking/organized-event";
import { useTranslations } from "@takujo/i18n/react";

/** Each mail as it will be sent, collapsed. */
export function MailPreviews({ mails, isOpen }: { mails: EventMail[]; isOpen?: boolean }) {
  const t = useTranslations("adminEvent.consequence");
  return mails.map(({ kind, locale, subject, text }, index) => (
    <details key={`${kind}-${locale}`} className="mail-preview" open={isOpen && index === 0}>
      <summary>
        {t("mailTitle", { kind: t(`kinds.${kind}`), language: t(`languages.${locale}`) })}
      </summary>
      <p className="mail-preview-subject">
        <b>{t("subject")}</b> <span lang={locale}>{subject}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <pre className="mail-preview-text" lang={locale} tabIndex={0}>
        {text}
      </pre>
    </details>
  ));
}
