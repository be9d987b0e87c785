import type { EventQuestion } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { ChoiceTilesField } from "../../../ui/form/fields/choice-field.tsx";
import { PhoneField, TextField } from "../../../ui/form/fields/text-field.tsx";
import type { Labels } from "../../../ui/form/form-context.ts";
import { PeopleChoice } from "../picker/people-choice.tsx";
import { SessionChoice } from "../picker/session-choice.tsx";
import type { Choice } from "../picker/use-choice.ts";
import type { EditedReservation, EditView } from "./edit.server.ts";
import { type AskedFor, answerField, folds, guestField, guestNumbers } from "./form-schema.ts";

type PersonFieldsProps = Pick<AskedFor, "reading"> & { children: ReactNode };

export function PersonFields({ reading, children }: PersonFieldsProps) {
  const t = useTranslations("reserving.form");
  return (
    <FieldGroup legend={t("groups.person")}>
      <FieldPair>
        <TextField name="name" autoComplete="name" required />
        <TextField
          name="kana"
          autoComplete="off"
          fold={folds.kana}
          required={reading}
          {...(!reading && { hint: t("kanaHint") })}
        />
      </FieldPair>
      <TextField name="nickname" autoComplete="nickname" hint={t("nicknameHint")} />
      <FieldPair>
        <div>
          <TextField name="email" type="email" autoComplete="email" readOnly />
          <p className="reserving-email">
            <Link to="/user/email">{t("changeEmail")}</Link>
          </p>
        </div>
        <PhoneField name="phone" fold={folds.phone} required />
      </FieldPair>
      {children}
    </FieldGroup>
  );
}

/** The organizer's questions. */
export function QuestionFields({ questions }: { questions: EventQuestion[] }) {
  return questions.map((question) => {
    const { key, required, choices } = question;
    const name = answerField(question);
    return (
      <div key={key} className="choice-part reserving-question">
        {choices ? (
          <ChoiceTilesField
            name={name}
            required={required}
            choices={choices.map((choice) => ({ value: choice.key, label: choice.label }))}
          />
        ) : (
          <TextField name={name} required={required} autoComplete="off" />
        )}
      </div>
    );
  });
}

type SeatsFieldsProps = { reservation: EditedReservation; view: EditView; choice: Choice };

const legend = (words: string) => <span className="field-label">{words}</span>;

/** For a confirmed reservation, until the deadline: more or fewer seats, or another table of the event. */
export function SeatsFields({ reservation, view, choice }: SeatsFieldsProps) {
  const t = useTranslations("reserving");
  const { bands, deadline } = view;
  return (
    <FieldGroup legend={t("form.groups.seats")}>
      {reservation.may.changeSeats ? (
        <>
          {deadline && (
            <p className="meta reserving-until">{t("form.seatsUntil", { time: deadline })}</p>
          )}
          <PeopleChoice choice={choice} legend={legend(t("choose.heading"))} />
          <SessionChoice bands={bands} choice={choice} heading={legend} />
        </>
      ) : (
        <Callout>{t("form.seatsFixed")}</Callout>
      )}
    </FieldGroup>
  );
}

const fields = [
  "session",
  "seats",
  "name",
  "kana",
  "nickname",
  "email",
  "phone",
  "addressId",
  "note",
  "priceCode",
  "passSeats",
  "agreed",
  "dropped",
] as const;

export function useLabels({ people, questions }: AskedFor): Labels {
  const t = useTranslations("reserving.form");
  const own = fields.map((name) => [name, t(`fields.${name}`)]);
  const ofGuests = guestNumbers(people).flatMap((number) => [
    [guestField(number, "nickname"), t("fields.guestNickname", { number })],
    [guestField(number, "language"), t("fields.guestLanguage", { number })],
  ]);
  const ofQuestions = questions.map((question) => [answerField(question), question.label]);
  return Object.fromEntries([...own, ...ofGuests, ...ofQuestions, ["full", t("fields.full")]]);
}
