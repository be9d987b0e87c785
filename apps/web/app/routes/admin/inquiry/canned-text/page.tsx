import { useTranslations } from "@takujo/i18n/react";
import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { WritingGuard } from "../../../../shell/writing/writing-guard.tsx";
import { useNewcomers } from "../../../../ui/form/use-newcomers.ts";
import { refreshUnlessRefused } from "../../../../ui/submission/survive-lost-connection.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { useOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
import { CannedTextForm } from "./canned-text-form.tsx";
import {
  type CannedTextRefusal,
  changeCannedTexts,
  readCannedTexts,
} from "./canned-texts.server.ts";
import "../inquiry.css";

export const loader = ({ context }: Route.LoaderArgs) => readCannedTexts(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changeCannedTexts(request, context.get(visitContext));

export const shouldRevalidate = refreshUnlessRefused;

export default function CannedTexts({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData;
  const t = useTranslations("adminInquiry");
  const refused = useActionAnswer<CannedTextRefusal>();
  const refusalOf = (id: string) => (refused?.id === id ? refused : undefined);
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminTrail to="/admin/inquiry" parent={t("heading")}>
        {t("canned.heading")}
      </AdminTrail>
      <AdminHead title={t("canned.heading")} note={t("canned.note")} />
      <WritingGuard />
      {texts.length === 0 && <p className="muted">{t("canned.empty")}</p>}
      <div className="canned-list">
        {texts.map((text) => (
          <details key={text.id} open={refusalOf(text.id) !== undefined}>
            <summary>{text.title}</summary>
            <CannedTextForm text={text} refusal={refusalOf(text.id)} />
          </details>
        ))}
        <section aria-labelledby="canned-new">
          <h2 id="canned-new">{t("canned.add")}</h2>
          <CannedTextForm key={useNewcomers(texts.map(({ id }) => id))} refusal={refusalOf("")} />
        </section>
      </div>
    </>
  );
}
