import type { CannedText, CannedTextValues } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { KeptWriting } from "../../../../shell/writing/kept-writing.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Textarea, TextInput } from "../../../../ui/field/input.tsx";
import { Trash2 } from "../../../../ui/generated/admin-icons.ts";

type CannedTextFormProps = {
  /** Absent for a new one. */
  text?: CannedText;
  refusal: { error: string; values: CannedTextValues } | undefined;
};

export function CannedTextForm({ text, refusal }: CannedTextFormProps) {
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
