import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { KeptWriting } from "../../../shell/writing/kept-writing.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Trash2 } from "../../../ui/generated/admin-icons.ts";

type SynonymFormProps = {
  /** Absent for new ones. */
  synonym?: { id: string; words: string };
  refusal: { error: string; words: string } | undefined;
};

export function SynonymForm({ synonym, refusal }: SynonymFormProps) {
  const t = useTranslations("adminSynonym");
  const id = `synonym-${synonym?.id ?? "new"}`;
  return (
    <>
      <KeptWriting form={`${id}-form`} name={`/admin/synonym/${synonym?.id ?? "new"}`} />
      <Form method="post" id={`${id}-form`} preventScrollReset className="synonym-form">
        {refusal && (
          <div role="alert" className="synonym-refusal">
            <Callout tone="danger">{refusal.error}</Callout>
          </div>
        )}
        <input type="hidden" name="synonym" value={synonym?.id ?? ""} />
        <TextInput
          id={id}
          name="words"
          label={t("label")}
          {...(synonym ? {} : { hint: t("hint"), placeholder: t("example") })}
          defaultValue={refusal?.words ?? synonym?.words}
          maxLength={600}
          autoComplete="off"
          required
        />
        <div className="synonym-buttons">
          <Button
            type="submit"
            variant={synonym ? "line" : undefined}
            aria-label={synonym && t("saveWords", { words: synonym.words })}
          >
            {t(synonym ? "save" : "add")}
          </Button>
          {synonym && (
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="quiet-danger"
              icon={<Trash2 />}
              formNoValidate
              aria-label={t("removeWords", { words: synonym.words })}
            >
              {t("remove")}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}
