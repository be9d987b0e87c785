import { useTranslations } from "@takujo/i18n/react";
import type { FieldChange } from "./compare-documents.server.ts";
import type { TextPart } from "./difference.server.ts";
import "./revision-page.css";

type RevisionChangesProps = { changes: FieldChange[]; isFirst: boolean };

/** Field by field: added text is underlined, removed text is struck through. */
export function RevisionChanges({ changes, isFirst }: RevisionChangesProps) {
  const t = useTranslations("adminContent.revision");
  const language = useTranslations("contentEditor.language");
  if (changes.length === 0) return <p className="revision-note">{t("same")}</p>;
  return (
    <>
      <p className="revision-note">{isFirst ? t("first") : t("legend")}</p>
      {changes.map(({ part, field, label, stretches }) => (
        <section key={`${part}.${field}`} className="revision-field">
          <h3>
            <span>{part === "shared" ? t("shared") : language(part)}</span> {label}
          </h3>
          <div className="revision-text" lang={part === "shared" ? undefined : part}>
            {stretches.map((stretch, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order.
              <Part key={index} {...stretch} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** Marked in words too, because few screen readers announce `ins` and `del`. */
function Part({ kind, text }: TextPart) {
  const t = useTranslations("adminContent.revision");
  if (kind === "same") return text;
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Mark>
      <span className="visually-hidden">[{t(kind)}] </span>
      {text}
      <span className="visually-hidden"> [/]</span>
    </Mark>
  );
}
