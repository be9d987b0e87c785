import { addDays } from "@takujo/contracts/venue-time";
import { venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { QuestionDialog } from "../../question-dialog.tsx";

const titleId = "copy-question";

type CopyQuestionProps = {
  event: { id: string; title: string; startsAt: string | null };
  /** The address of the list. */
  back: string;
};

/** Asks for the day of the copy; a draft without a day is copied as it is. */
export function CopyQuestion({ event: { id, title, startsAt }, back }: CopyQuestionProps) {
  const t = useTranslations("adminEvent");
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form method="post" action={back}>
        <input type="hidden" name="copyOf" value={id} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("copying.title", { title: title || t("untitled") })}
          text={t(startsAt ? "copying.text" : "copying.noDay")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("copying.dismiss")}
              </ButtonLink>
              <Button type="submit" name="intent" value="create">
                {t("copy")}
              </Button>
            </>
          }
        >
          {startsAt && (
            <TextInput
              id="copy-day"
              name="day"
              type="date"
              label={t("copying.day")}
              required
              defaultValue={addDays(venueDay(startsAt), 7)}
            />
          )}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
