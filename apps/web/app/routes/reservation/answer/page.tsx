import { useTranslations } from "@takujo/i18n/react";
import { useNavigation } from "react-router";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Ground } from "../../../ui/layout/ground.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import type { Route } from "./+types/page.ts";
import { type Answer, type AnswerPage, readAnswerPage, receiveAnswer } from "./answer.server.ts";
import { RemindedReservation } from "./reminded-reservation.tsx";
import "./answer.css";

export { record as handle } from "./record.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readAnswerPage(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveAnswer(request, context.get(visitContext));

export default function AnswerReminder({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("reminder");
  const refusal = useActionAnswer<typeof action>();
  const { reminder } = loaderData;
  const kind = kindOf(loaderData);
  return (
    <main id="main">
      <section className="answer cloth on-cloth">
        <Ground pattern="seigaiha" size={92} />
        <div className="wrap answer-inner">
          <h1>
            <Kern>
              {kind === "ask" ? t(askHeading(loaderData.daysLeft)) : t(`${kind}.heading`)}
            </Kern>
          </h1>
          <p className="lead">{t(`${kind}.lead`)}</p>
          {refusal && (
            <div role="alert" className="answer-refusal">
              <Callout tone="danger">{refusal.refused}</Callout>
            </div>
          )}
          {reminder && <RemindedReservation reminder={reminder} />}
          {kind === "ask" && reminder ? (
            <AnswerForm
              token={loaderData.token}
              wanted={loaderData.wanted}
              isLate={reminder.isLate}
            />
          ) : (
            <>
              {kind === "answered" && (
                <p className="answer-note">
                  {t(reminder?.hasAccount === false ? "answered.changeByMail" : "answered.change")}
                </p>
              )}
              <div className="answer-buttons">
                {reminder?.hasAccount !== false && (
                  <ButtonLink to="/user/reservation" variant="gold">
                    {t("reservations")}
                  </ButtonLink>
                )}
                {reminder && (
                  <ButtonLink to={`/event/${reminder.event.slug}`} variant="ghost-cloth">
                    {t("event")}
                  </ButtonLink>
                )}
              </div>
            </>
          )}
        </div>
      </section>
    </main>
  );
}

function kindOf({ reminder, done }: AnswerPage) {
  if (!reminder) return "invalid";
  const { state, isAnswered } = reminder;
  if (state === "cancelled") return "cancelled";
  if (state !== "confirmed") return "over";
  return isAnswered || done === "coming" ? "answered" : "ask";
}

const askHeading = (daysLeft: number) =>
  daysLeft === 1 ? "ask.heading" : daysLeft === 0 ? "ask.today" : "ask.soon";

type AnswerFormProps = { token: string; wanted: Answer; isLate: boolean };

/** The answer of the mail's link is the large button; the other one is offered too. */
function AnswerForm({ token, wanted, isLate }: AnswerFormProps) {
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
