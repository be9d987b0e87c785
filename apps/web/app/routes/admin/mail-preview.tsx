import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import "./mail-preview.css";

type MailPreviewProps = {
  title: string;
  mail: { locale: Locale; subject: string; text: string };
  isOpen?: boolean | undefined;
};

/** A mail as it will be sent. */
export function MailPreview({ title, mail: { locale, subject, text }, isOpen }: MailPreviewProps) {
  const t = useTranslations("admin");
  return (
    <details className="mail-preview" open={isOpen}>
      <summary>{title}</summary>
      <p className="mail-preview-subject">
        <b>{t("mailSubject")}</b> <span lang={locale}>{subject}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <pre className="mail-preview-text" lang={locale} tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}
