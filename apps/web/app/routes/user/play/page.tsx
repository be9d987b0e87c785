import { readPlayLog, removePlay } from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { likingNames } from "@takujo/contracts/library/after-game-rules";
import { formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { data, Link, redirect, useActionData } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { Form } from "../../../shell/form/plain-form.tsx";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { refusalSentence } from "../../../shell/form/refusal.server.ts";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { groupEvenings, tallyGames } from "./tally.ts";
import "./play.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { games: client, locale } = context.get(visitContext);
  return unwrap(await readPlayLog({ client, query: { locale } }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { games: client, locale } = context.get(visitContext);
  const form = await readForm(request);
  const [sessionId, gameId] = ["session", "game"].map((name) => String(form.get(name) ?? ""));
  if (!sessionId || !gameId || !isUuid(sessionId) || !isUuid(gameId)) {
    throw data(null, { status: 400 });
  }
  const { error, response } = await removePlay({ client, path: { sessionId, gameId } });
  if (response?.ok) return redirect("/user/play?done=removed");
  return { refusal: refusalSentence(error, locale) };
}

type Log = Route.ComponentProps["loaderData"];

export default function PlayLog({ loaderData: { plays, open } }: Route.ComponentProps) {
  const t = useTranslations("afterGame.log");
  const answer = useActionData<typeof action>();
  const refusal = answer && "refusal" in answer ? answer.refusal : undefined;
  const games = tallyGames(plays);
  const evenings = groupEvenings(plays);
  return (
    <>
      <AccountHead title={t("title")} lead={t("lead")} />
      <OutcomeNotice words={{ removed: t("removed") }} />
      {refusal && (
        <div role="alert" className="account-notice">
          <Callout tone="danger">{refusal}</Callout>
        </div>
      )}
      <OpenVisits open={open} />
      {plays.length === 0 ? (
        <p>{t("empty")}</p>
      ) : (
        <>
          <p className="play-sums">
            {t.rich("sums", {
              evenings: evenings.length,
              games: games.length,
              plays: plays.length,
              num: (chunks) => <b className="num">{chunks}</b>,
            })}
          </p>
          <Boxes games={games} />
          <Evenings evenings={evenings} />
        </>
      )}
    </>
  );
}

function OpenVisits({ open }: Pick<Log, "open">) {
  const t = useTranslations("afterGame.log");
  const locale = useLocale();
  const languageOf = useTextLanguage();
  if (open.length === 0) return null;
  return (
    <section className="account-section" aria-labelledby="open-visits">
      <h2 className="account-subhead" id="open-visits">
        {t("open")}
      </h2>
      <ul className="play-open">
        {open.map((visit) => (
          <li key={visit.id}>
            <div>
              <b lang={languageOf(visit)}>{visit.title}</b>
              <span className="meta">
                {t("openUntil", {
                  day: formatFullDay(visit.startsAt, locale),
                  until: formatFullDay(visit.openUntil, locale),
                })}
              </span>
            </div>
            <ButtonLink size="small" to={`/user/reservation/${visit.id}/after`}>
              {t("write")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Boxes({ games }: { games: ReturnType<typeof tallyGames<Log["plays"][number]>> }) {
  const t = useTranslations("afterGame.log");
  const locale = useLocale();
  const languageOf = useTextLanguage();
  return (
    <section className="account-section" aria-labelledby="played-games">
      <h2 className="account-subhead" id="played-games">
        {t("games")}
      </h2>
      <ul className="play-games">
        {games.map(({ last, count }) => (
          <li key={last.gameId}>
            <span lang={languageOf({ locale: last.gameLocale })}>
              {last.gameSlug ? <Link to={`/game/${last.gameSlug}`}>{last.game}</Link> : last.game}
            </span>
            <span className="meta">
              {t("times", { count, day: formatFullDay(last.startsAt, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Evenings({ evenings }: { evenings: Log["plays"][] }) {
  const t = useTranslations("afterGame.log");
  const locale = useLocale();
  const languageOf = useTextLanguage();
  return (
    <section className="account-section" aria-labelledby="played-evenings">
      <h2 className="account-subhead" id="played-evenings">
        {t("evenings")}
      </h2>
      {evenings.map(([first, ...others]) => {
        if (!first) return null;
        const { sessionId, eventSlug, event, eventLocale, startsAt, venue, companions } = first;
        return (
          <article key={sessionId} className="play-evening">
            <h3 lang={languageOf({ locale: eventLocale })}>
              {eventSlug ? <Link to={`/event/${eventSlug}`}>{event}</Link> : event}
            </h3>
            <p className="meta">
              {t("where", { day: formatFullDay(startsAt, locale), venue })}
              {companions.length > 0 && (
                <>
                  <br />
                  {t("with", { names: companions.join(t("between")) })}
                </>
              )}
            </p>
            <ul>
              {[first, ...others].map((play) => (
                <li key={play.gameId}>
                  <span lang={languageOf({ locale: play.gameLocale })}>{play.game}</span>
                  {play.liking && (
                    <span className="meta">{t(`liking.${likingNames[play.liking]}`)}</span>
                  )}
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="session" value={sessionId} />
                    <input type="hidden" name="game" value={play.gameId} />
                    <Button
                      type="submit"
                      variant="quiet"
                      size="small"
                      aria-label={t("removeOf", { name: play.game })}
                    >
                      {t("remove")}
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </article>
        );
      })}
    </section>
  );
}
