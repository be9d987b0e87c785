import { useTranslations } from "@takujo/i18n/react";
import { visitContext } from "../../../../shell/visit.ts";
import { AdminFrame } from "../../admin-frame.tsx";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { useOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
import { CannedTextForm } from "./canned-text-form.tsx";
import { changeCannedTexts, readCannedTexts } from "./canned-texts.server.ts";
import "../inquiry.css";

export { record as handle } from "./record.ts";

export const loader = ({ context }: Route.LoaderArgs) => readCannedTexts(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changeCannedTexts(request, context.get(visitContext));

export default function CannedTexts({ loaderData, actionData }: Route.ComponentProps) {
  const { admin, texts } = loaderData;
  const t = useTranslations("adminInquiry");
  const refusalOf = (id: string) => (actionData?.id === id ? actionData : undefined);
  return (
    <AdminFrame admin={admin} done={useOutcomeMessages()}>
      <AdminTrail to="/admin/inquiry" parent={t("heading")}>
        {t("canned.heading")}
      </AdminTrail>
      <AdminHead title={t("canned.heading")} note={t("canned.note")} />
      {texts.length === 0 && <p className="muted">{t("canned.empty")}</p>}
      <div className="canned-list">
        {texts.map((text) => (
          <details key={text.id} open={refusalOf(text.id) !== undefined}>
            <summary>{text.title}</summary>
            <CannedTextForm key={JSON.stringify(text)} text={text} refusal={refusalOf(text.id)} />
          </details>
        ))}
        <section aria-labelledby="canned-new">
          <h2 id="canned-new">{t("canned.add")}</h2>
          <CannedTextForm key={texts.length} refusal={refusalOf("")} />
        </section>
      </div>
    </AdminFrame>
  );
}
