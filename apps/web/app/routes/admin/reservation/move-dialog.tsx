import type { AdminSession } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { DialogContent } from "../../../ui/feedback/dialog.tsx";
import { SelectField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { useFormWords } from "../../user/use-form-words.ts";
import { QuestionDialog } from "../question-dialog.tsx";
import { useSessionName } from "./session-name.ts";

const titleId = "move-title";

type MoveDialogProps = {
  ids: string[];
  sessions: AdminSession[];
  /** Their current session, if they share one. */
  from?: string | undefined;
  back: string;
  refusal: FormRefusal | undefined;
};

export function MoveDialog({ ids, sessions, from, back, refusal }: MoveDialogProps) {
  const t = useTranslations("adminReservation");
  const sessionName = useSessionName();
  const targets = sessions.filter(({ id, calledOff }) => id !== from && !calledOff);
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form
        id="move"
        words={useFormWords()}
        labels={{ sessionId: t("move.session") }}
        refusal={refusal}
      >
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="ids" value={ids.join(",")} />
        <DialogContent
          mode="plain"
          titleId={titleId}
          title={t("move.title")}
          text={t("move.text", { count: ids.length })}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton>{t("move.submit")}</SubmitButton>
            </>
          }
        >
          <div className="question-fields">
            <SelectField name="sessionId" required>
              <option value="">{t("create.choose")}</option>
              {targets.map((session) => (
                <option key={session.id} value={session.id}>
                  {t("move.sessionFree", {
                    name: sessionName(session),
                    free: session.capacity - session.seatsTaken,
                  })}
                </option>
              ))}
            </SelectField>
          </div>
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
