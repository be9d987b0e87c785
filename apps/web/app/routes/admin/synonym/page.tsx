import { useTranslations } from "@takujo/i18n/react";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { WritingGuard } from "../../../shell/writing/writing-guard.tsx";
import { useNewcomers } from "../../../ui/form/use-newcomers.ts";
import { AdminHead, AdminTrail } from "../admin-head.tsx";
import type { Route } from "./+types/page.ts";
import { SynonymForm } from "./synonym-form.tsx";
import { changeSynonyms, readSynonyms } from "./synonyms.server.ts";
import "./synonym.css";

export const loader = ({ context }: Route.LoaderArgs) => readSynonyms(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changeSynonyms(request, context.get(visitContext));

export default function Synonyms({ loaderData, actionData }: Route.ComponentProps) {
  const { synonyms } = loaderData;
  const t = useTranslations("adminSynonym");
  const content = useTranslations("adminContent");
  const refusalOf = (id: string) => (actionData?.id === id ? actionData : undefined);
  return (
    <>
      <OutcomeNotice words={{ saved: t("done.saved"), removed: t("done.removed") }} />
      <WritingGuard />
      <AdminTrail to="/admin/content/news" parent={content("heading")}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note")} />
      <SynonymForm key={useNewcomers(synonyms.map(({ id }) => id))} refusal={refusalOf("")} />
      {synonyms.length === 0 && <p className="muted">{t("empty")}</p>}
      <ul className="synonym-list">
        {synonyms.map((synonym) => (
          <li key={`${synonym.id} ${synonym.words}`}>
            <SynonymForm synonym={synonym} refusal={refusalOf(synonym.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}
