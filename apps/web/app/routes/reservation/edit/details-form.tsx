import { noteLimit } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useSite } from "../../../shell/site/site.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { CheckboxField } from "../../../ui/form/fields/choice-field.tsx";
import { SelectField, TextareaField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import { ChevronLeft } from "../../../ui/generated/icons.ts";
import { Html } from "../../../ui/text/html.tsx";
import { SeatKindField, useSeatKindLabels } from "../kind-fields.tsx";
import type { Choice } from "../picker/use-choice.ts";
import { PersonFields, QuestionFields, SeatsFields, useLabels } from "./details-fields.tsx";
import type { EditedReservation, EditMode, EditView } from "./edit.server.ts";
import { askedFor, detailsSchema } from "./form-schema.ts";
import { GuestFields, type GuestFieldsProps } from "./guest-fields.tsx";
import { FullNotice, StaleNotice } from "./notices.tsx";
import type { EditRefusal } from "./receive.server.ts";
import { valuesOf } from "./values.ts";

type DetailsFormProps = {
  mode: EditMode;
  reservation: EditedReservation;
  view: EditView;
  refusal: EditRefusal | undefined;
  idempotencyKey: string;
  choice: Choice;
  seats: number;
  onPass: (seats: number) => void;
} & Pick<GuestFieldsProps, "seatKinds" | "onKind" | "onLeaving">;

export function DetailsForm(props: DetailsFormProps) {
  const { mode, reservation, view, refusal, idempotencyKey, choice, seats, onPass } = props;
  const { seatKinds, onKind, onLeaving } = props;
  const t = useTranslations("reserving.form");
  const locale = useLocale();
  const asked = askedFor(reservation, seats, locale);
  const isHold = mode === "hold";
  return (
    <div>
      <h1>{t(isHold || asked.agreement ? "heading" : "changeHeading")}</h1>
      {!isHold && <StaleNotice reservation={reservation} view={view} refusal={refusal} />}
      <Form
        id="reservation"
        words={useFormWords()}
        labels={{ ...useLabels(asked), ...useSeatKindLabels(asked.people) }}
        values={valuesOf(reservation, { email: view.email, locale })}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
        validate={useValidate(detailsSchema(asked))}
        ask={(question) => askDialog({ mode: question })}
      >
        {!isHold && <SeatsFields reservation={reservation} view={view} choice={choice} />}
        <PersonFields reading={asked.reading}>
          <SeatKindField
            kinds={asked.kinds}
            fee={reservation.event.fee}
            place={0}
            onChoose={onKind}
          />
        </PersonFields>
        <GuestFields {...{ asked, reservation, seatKinds, onKind, onLeaving }} />
        <QuestionFields questions={reservation.questions} />
        {costsAnything(reservation) && <CodeField />}
        {asked.passes && (
          <PassField
            reservation={reservation}
            max={isHold ? seats : reservation.session.maxSeats}
            onChoose={onPass}
          />
        )}
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

/** Free seats cannot become cheaper. */
const costsAnything = ({ event, sum, priceCode }: EditedReservation) =>
  priceCode !== null || sum > 0 || event.prices.some(({ yen }) => yen > 0);

function CodeField() {
  const t = useTranslations("reserving.form");
  return (
    <FieldGroup legend={t("groups.code")}>
      <TextField name="priceCode" hint={t("codeHint")} autoComplete="off" />
    </FieldGroup>
  );
}

type PassFieldProps = {
  reservation: EditedReservation;
  max: number;
  onChoose: (seats: number) => void;
};

/** Says before it is used when a visit comes back. */
function PassField({ reservation, max, onChoose }: PassFieldProps) {
  const t = useTranslations("reserving.form");
  const { passVisits } = reservation;
  const counts = Array.from({ length: Math.min(max, passVisits) + 1 }, (_, count) => count);
  return (
    <FieldGroup legend={t("groups.pass")}>
      <div
        onChange={({ currentTarget }) =>
          onChoose(Number(currentTarget.querySelector("select")?.value))
        }
      >
        <SelectField name="passSeats" hint={t("passHint", { count: passVisits })}>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t("noPass") : t("passSeats", { count })}
            </option>
          ))}
        </SelectField>
      </div>
    </FieldGroup>
  );
}

/** Only for events that ship something. */
function AddressChoice({ addresses }: Pick<EditView, "addresses">) {
  const t = useTranslations("reserving.form");
  return (
    <FieldGroup legend={t("groups.address")}>
      <SelectField name="addressId" hint={t("addressHint")} required>
        <option value="">{t("chooseAddress")}</option>
        {addresses.map(({ id, label, line }) => (
          <option key={id} value={id}>
            {`${label} ${line}`}
          </option>
        ))}
      </SelectField>
      {addresses.length === 0 && (
        <p className="meta">
          {t.rich("noAddress", {
            link: (text) => (
              <Link to="/user/address/new" target="_blank">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </FieldGroup>
  );
}

const policyId = "cancellation";

/** The policy is shown before it is agreed to. */
function Agreement({ view }: { view: EditView }) {
  const t = useTranslations("reserving.form");
  const language = useTextLanguage()({ locale: view.textLocale });
  const { emptyPages } = useSite().venue;
  return (
    <FieldGroup legend={t("groups.cancellation")}>
      <Html
        className="prose reserving-policy"
        id={policyId}
        lang={language}
        html={view.cancellationHtml}
      />
      <CheckboxField name="agreed" required>
        {t.rich(emptyPages.includes("termOfService") ? "agreeToPolicy" : "agree", {
          terms: (text) => (
            <Link to="/term-of-service" target="_blank">
              {text}
            </Link>
          ),
          cancellation: (text) => <a href={`#${policyId}`}>{text}</a>,
        })}
      </CheckboxField>
    </FieldGroup>
  );
}

/** Releases the seats, so that others can be held. */
function BackButton() {
  const t = useTranslations("reserving.form");
  return (
    <Button type="submit" name="intent" value="release" variant="quiet" icon={<ChevronLeft />}>
      {t("back")}
    </Button>
  );
}

const measure = (text: string) => text.length;

function NoteField() {
  const t = useTranslations("reserving.form");
  return (
    <FieldGroup legend={t("groups.note")}>
      <TextareaField
        name="note"
        hint={t("noteHint")}
        limit={noteLimit}
        measure={measure}
        rows={3}
      />
    </FieldGroup>
  );
}
