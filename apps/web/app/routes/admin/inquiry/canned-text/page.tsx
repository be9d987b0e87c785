import type { CannedText, CannedTextValues } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { KeptWriting } from "../../../../shell/writing/kept-writing.tsx";
import { WritingGuard } from "../../../../shell/writing/writing-guard.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Textarea, TextInput } from "../../../../ui/field/input.tsx";
import { useNewcomers } from "../../../../ui/form/use-newcomers.ts";
import { Trash2 } from "../../../../ui/generated/admin-icons.ts";
import { refreshUnlessRefused } from "../../../../ui/submission/survive-lost-connection.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { useOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
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

type CannedTextFormProps = {
  /** Absent for a new one. */
  text?: CannedText;
  refusal: { error: string; values: CannedTextValues } | undefined;
};

function CannedTextForm({ text, refusal }: CannedTextFormProps) {
  const t = useTranslations("adminInquiry.canned");
  const values = refusal?.values ?? text;
  const id = `canned-${text?.id ?? "new"}`;
  return (
    <Form method="post" id={`${id}-form`} stored={text} preventScrollReset className="canned-form">
      <KeptWriting form={`${id}-form`} name={`/admin/canned-text/${text?.id ?? "new"}`} />
      {refusal && (
        <div role="alert">
          <Callout tone="danger">{refusal.error}</Callout>
        </div>
      )}
      <input type="hidden" name="text" value={text?.id ?? ""} />
      <div className="canned-form-line">
        <TextInput
          id={`${id}-title`}
          name="title"
          label={t("title")}
          defaultValue={values?.title}
          maxLength={80}
          required
        />
        <TextInput
          id={`${id}-position`}
          name="position"
          type="number"
          min={0}
          max={999}
          label={t("position")}
          defaultValue={values?.position ?? 0}
        />
      </div>
      <div className="canned-form-texts">
        <Textarea
          id={`${id}-ja`}
          name="ja"
          lang="ja"
          rows={5}
          label={t("ja")}
          defaultValue={values?.ja}
          maxLength={2000}
          required
        />
        <Textarea
          id={`${id}-en`}
          name="en"
          lang="en"
          rows={5}
          label={t("en")}
          optionalMark={t("optional")}
          defaultValue={values?.en}
          maxLength={2000}
        />
      </div>
      <div className="inquiry-reply-buttons">
        <Button type="submit">{t(text ? "save" : "add")}</Button>
        {text && (
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet-danger"
            icon={<Trash2 />}
            formNoValidate
          >
            {t("remove")}
          </Button>
        )}
      </div>
    </Form>
  );
}
