import { useTranslations } from "@takujo/i18n/react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { Answer } from "./server-answer.ts";

type AnswerFormProps = { token: string; wanted: Answer; isLate: boolean };

/** Large is what the link of the mail said; the other way stays open. */
export function AnswerForm({ token, wanted, isLate }: AnswerFormProps) {
  const t = useTranslations("reminder");
  const { state } = useNavigation();
  const other: Answer = wanted === "coming" ? "cancel" : "coming";
  return (
    <Form method="post" action="/reservation/answer" className="answer-form">
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        name="answer"
        value={wanted}
        variant="gold"
        size="large"
        loading={state === "submitting"}
      >
        {t(wanted)}
      </Button>
      <Button type="submit" name="answer" value={other} variant="ghost-cloth">
        {t(other)}
      </Button>
      <p className="answer-note">{t(isLate ? "lateNote" : "cancelNote")}</p>
    </Form>
  );
}
