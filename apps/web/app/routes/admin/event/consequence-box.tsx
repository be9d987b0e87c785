import type { EventConsequences } from "@takujo/contracts/platform/organized-event";
import { useTranslations } from "@takujo/i18n/react";
import { ConsequenceList } from "./consequence-list.tsx";
import { MailPreviews } from "./mail-previews.tsx";

export function ConsequenceBox({ consequences }: { consequences: EventConsequences }) {
  const t = useTranslations("adminEvent.consequence");
  return (
    <section className="admin-box" aria-labelledby="consequence-heading" aria-live="polite">
      <div className="admin-box-head">
        <h2 id="consequence-heading">{t("heading")}</h2>
      </div>
      <ConsequenceList consequences={consequences} />
      <MailPreviews mails={consequences.mails} />
    </section>
  );
}
