import type { FaqEntry as Entry } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { LanguageTag, useTextLanguage } from "../../shell/text/text-language.tsx";
import { Accordion } from "../../ui/data/accordion.tsx";

/** The id is inside, because browsers expand a `details` element whose content an address points to. */
export function FaqEntry({ entry, open }: { entry: Entry; open: boolean }) {
  const t = useTranslations("faq");
  const lang = useTextLanguage()(entry);
  return (
    <Accordion
      letter="Q"
      open={open}
      summary={
        <>
          <span lang={lang}>{entry.question}</span> <LanguageTag text={entry} />
        </>
      }
    >
      <div className="faq-answer" id={entry.slug}>
        <div
          className="prose"
          lang={lang}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API.
          dangerouslySetInnerHTML={{ __html: entry.answerHtml }}
        />
        <p className="faq-link">
          <a className="more-link" href={`#${entry.slug}`}>
            {t("link")}
          </a>
        </p>
      </div>
    </Accordion>
  );
}
