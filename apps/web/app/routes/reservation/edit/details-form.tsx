import { useTranslations } from "@takujo/i18n/react";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { useLocale } from "../../../shell/use-locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import { useFormWords } from "../../user/use-form-words.ts";
import { AddressChoice } from "./address-choice.tsx";
import { Agreement } from "./agreement.tsx";
import { BackButton } from "./back-button.tsx";
import { askedFor, detailsSchema } from "./form-schema.ts";
import { FullNotice } from "./full-notice.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { NoteField } from "./note-field.tsx";
import { PersonFields } from "./person-fields.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { type SeatsChoice, SeatsFields } from "./seats-fields.tsx";
import type { EditedReservation, EditMode, EditView } from "./server-edit.ts";
import type { EditRefusal } from "./server-receive.ts";
import { StaleNotice } from "./stale-notice.tsx";
import { useLabels } from "./use-labels.ts";
import { valuesOf } from "./values.ts";

type DetailsFormProps = {
  mode: EditMode;
  reservation: EditedReservation;
  view: EditView;
  refusal: EditRefusal | undefined;
  idempotencyKey: string;
  choice: SeatsChoice;
  onChoice: (choice: SeatsChoice) => void;
};

export function DetailsForm(props: DetailsFormProps) {
  const { mode, reservation, view, refusal, idempotencyKey, choice, onChoice } = props;
  const t = useTranslations("reserving.form");
  const locale = useLocale();
  const { seats } = choice;
  const asked = askedFor(reservation, seats);
  const isHold = mode === "hold";
  return (
    <div>
      <h1>{t(isHold || asked.agreement ? "heading" : "changeHeading")}</h1>
      {!isHold && <StaleNotice reservation={reservation} view={view} refusal={refusal} />}
      <Form
        id="reservation"
        words={useFormWords()}
        labels={useLabels(asked)}
        values={valuesOf(reservation, { email: view.email, locale })}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
        validate={useValidate(detailsSchema(asked))}
        ask={(question) => askDialog({ mode: question })}
      >
        {!isHold && <SeatsFields reservation={reservation} view={view} onChoice={onChoice} />}
        <PersonFields />
        <GuestFields seats={seats} />
        <QuestionFields questions={reservation.questions} />
        {asked.ships && <AddressChoice addresses={view.addresses} />}
        <NoteField />
        {asked.agreement && <Agreement view={view} />}
        <input type="hidden" name="version" value={reservation.version} />
        <div className="reserving-foot">
          <SubmitButton size="large">{t(isHold ? "confirm" : "save")}</SubmitButton>
          {isHold ? (
            <BackButton />
          ) : (
            <ButtonLink to={`/user/reservation/${reservation.id}/detail`} variant="quiet">
              {t("stop")}
            </ButtonLink>
          )}
        </div>
        {isHold && <FullNotice title={view.session.title} seats={reservation.seats} />}
      </Form>
    </div>
  );
}
