import { maxTemplateNameLength } from "@takujo/contracts/content/editing/editing-limits";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../../ui/feedback/dialog.tsx";
import { TextInput } from "../../../../../ui/field/input.tsx";
import { Copy } from "../../../../../ui/generated/icons.ts";
import { QuestionDialog } from "../../../question/question-dialog.tsx";
import type { TemplateAnswer } from "../../template/template.server.ts";

const titleId = "template-question";

export function TemplatePanel({ self }: { self: string }) {
  const t = useTranslations("adminEventTemplate.save");
  return (
    <section className="admin-box" aria-label={t("open")}>
      <ButtonLink
        variant="quiet"
        wide
        icon={<Copy />}
        to={`${self}?ask=template`}
        preventScrollReset
      >
        {t("open")}
      </ButtonLink>
      <p className="admin-note">{t("hint")}</p>
    </section>
  );
}

type TemplateQuestionProps = {
  self: string;
  /** The event's title, which is suggested as the name. */
  title: string;
  answer: TemplateAnswer | undefined;
};

/** Asks for the name under which the event is saved. */
export function TemplateQuestion({ self, title, answer }: TemplateQuestionProps) {
  const t = useTranslations("adminEventTemplate");
  return (
    <QuestionDialog titleId={titleId} back={self}>
      <Form method="post" action={`${self}?ask=template`} preventScrollReset>
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("save.title")}
          text={t("save.text")}
          actions={
            <>
              <ButtonLink to={self} variant="line" replace preventScrollReset>
                {t("save.dismiss")}
              </ButtonLink>
              <Button type="submit" name="intent" value="save-template">
                {t("save.submit")}
              </Button>
            </>
          }
        >
          <TextInput
            id="template-name"
            name="templateName"
            label={t("name")}
            hint={t("nameHint", { max: maxTemplateNameLength })}
            maxLength={maxTemplateNameLength}
            autoComplete="off"
            required
            defaultValue={answer?.name ?? title.slice(0, maxTemplateNameLength)}
            error={answer?.refusal}
          />
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
