import { useTranslations } from "@takujo/i18n/react";
import type { Labels } from "../../../ui/form/form-context.ts";
import { type AskedFor, answerField, guestField, guestNumbers } from "./form-schema.ts";

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
