import { useTranslations } from "@takujo/i18n/react";
import type { EntryView } from "./audit.server.ts";
import { useAuditWords } from "./audit-words.ts";

/** Values before and after. */
export function ChangeTable({ changes }: Pick<EntryView, "changes">) {
  const t = useTranslations("adminAudit.changes");
  const words = useAuditWords();
  return (
    <table className="audit-changes">
      <caption className="visually-hidden">{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("field")}</th>
          <th scope="col">{t("before")}</th>
          <th scope="col">{t("after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label ?? words.field(field)}</th>
            <td className="audit-before">{(label && before) || words.value(before)}</td>
            <td className="audit-after">{(label && after) || words.value(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
