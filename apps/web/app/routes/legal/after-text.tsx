import type { LegalDocument } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { Button } from "../../ui/button.tsx";

/** What this version changed, and a way to paper. */
export function AfterText({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const lang = useTextLanguage()(document);
  return (
    <>
      {document.version > 1 && (
        <section className="legal-changes" aria-labelledby="changes">
          <h2 id="changes">{t("changes", { version: document.version })}</h2>
          <p lang={lang}>{document.changes}</p>
        </section>
      )}
      <p className="needs-script legal-print">
        <Button variant="line" size="small" onClick={() => print()}>
          {t("print")}
        </Button>
      </p>
    </>
  );
}
