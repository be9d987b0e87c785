import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { answerReminder, readReminder } from "@takujo/contracts/generated/games/sdk.gen";
import type { Reminder } from "@takujo/contracts/generated/games/types.gen";
import { clock, formatFullDay, formatHours, venueDay } from "@takujo/i18n/format-date";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { data, redirect, useNavigation } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { coverUrl } from "../../../shell/cover/cover-url.ts";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Ground } from "../../../ui/layout/ground.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { venueAndRoom } from "../venue-and-room.ts";
import type { Route } from "./+types/page.ts";
import "./answer.css";

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

/** The reservation, with no personal data beyond what the mail contains. */
function RemindedReservation({ reminder }: { reminder: Reminder }) {
  const t = useTranslations("reminder");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { event, session, seats, code } = reminder;
  const { letter, startsAt, endsAt } = session;
  return (
    <div className="answer-card">
      <img src={coverUrl(event, { w: 300, h: 300 })} alt="" width="150" height="150" />
      <div>
        <h2 lang={textLanguage(event)}>
          <Kern>{event.title}</Kern>
        </h2>
        <FactList
          facts={[
            {
              term: t("when"),
              detail: (
                <>
                  {formatFullDay(startsAt, locale)} {num(formatHours(startsAt, endsAt, locale))}
                  <small>{t("doors", { time: clock(event.doorsAt) })}</small>
                </>
              ),
            },
            { term: t("place"), detail: venueAndRoom(event) },
            {
              term: t("seats"),
              detail: letter
                ? t("tableSeats", { letter, count: seats })
                : t("seatCount", { count: seats }),
            },
            { term: t("code"), detail: num(spokenCode(code)) },
          ]}
        />
      </div>
    </div>
  );
}

const answers = ["coming", "cancel"] as const;
type Answer = (typeof answers)[number];

const answerOf = (value: unknown): Answer | null => answers.find((one) => one === value) ?? null;

const oneDay = 86_400_000;

function daysUntil(date: string, now: number): number {
  return Math.round((Date.parse(venueDay(date)) - Date.parse(venueDay(new Date(now)))) / oneDay);
}

/** Only reads, because mail scanners open links. */
async function readAnswerPage({ games, locale }: Visit, query: URLSearchParams) {
  const token = query.get("token") ?? "";
  const done = answerOf(query.get("done"));
  const wanted = answerOf(query.get("answer")) ?? "coming";
  const nothing = { token, done, wanted, reminder: null, daysLeft: 0 };
  // Longer than the API accepts.
  if (!token || token.length > 300) return nothing;
  const result = await readReminder({ client: games, path: { token }, query: { locale } });
  if (problemOf(result.error) === "not-found") return nothing;
  const reminder = unwrap(result);
  const daysLeft = daysUntil(reminder.session.startsAt, Date.now());
  return { token, done, wanted, reminder, daysLeft };
}

type AnswerPage = Awaited<ReturnType<typeof readAnswerPage>>;

const known = { "too-late": "tooLate", "not-now": "notNow" } as const;

async function receiveAnswer(request: Request, { games, locale }: Visit) {
  const form = await readForm(request);
  const token = String(form.get("token") ?? "");
  const answer = answerOf(form.get("answer"));
  if (!answer) throw data(null, { status: 400 });
  const { data: receipt, error } = await answerReminder({
    client: games,
    body: { token, answer },
  });
  const code = problemOf(error);
  if (receipt || code === "not-found") {
    const query = new URLSearchParams({ token, ...(receipt && { done: answer }) });
    return redirect(`/reservation/answer?${query}`);
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["reminder"]) });
  const name = code && code in known ? known[code as keyof typeof known] : "unavailable";
  return data({ refused: t(`reminder.refusal.${name}`) }, { status: 422 });
}
