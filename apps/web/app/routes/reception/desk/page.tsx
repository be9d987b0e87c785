import { readReception } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import type { Closing } from "../offline/create-reception.ts";
import { useReception } from "../offline/use-reception.ts";
import { useWorker } from "../offline/use-worker.ts";
import type { Route } from "./+types/page.ts";
import { ReceptionDesk } from "./reception-desk.tsx";
import { TopBar } from "./top-bar.tsx";
import "../reception.css";

export { record as handle } from "./record.ts";

/** Loads the list only to check access. The page contains just the event, because devices store it as it is. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const path = { eventId: params.eventId };
  const { event } = unwrap(await readReception({ client: games, path, query: { locale } }));
  return { event: { id: event.id, title: event.title, locale: event.locale } };
}

/** Changes arrive with the list; revalidating the page would fail offline. */
export const shouldRevalidate = () => false;

export default function ReceptionPage({ loaderData: { event } }: Route.ComponentProps) {
  const t = useTranslations("reception");
  const languageOf = useTextLanguage();
  useWorker();
  const { reception, state } = useReception(event.id, useLocale());
  const isShown = reception && state?.list && !state.closing;
  return (
    <main id="main" className="rc" tabIndex={-1}>
      <h1 className="visually-hidden">{t("heading")}</h1>
      {isShown ? (
        <ReceptionDesk reception={reception} state={state} />
      ) : (
        <>
          <TopBar title={<span lang={languageOf(event)}>{event.title}</span>} />
          <p className="rc-plain without-script">{t("needsScript")}</p>
          {state?.closing || state?.hasFailed ? (
            <RemovedNotice closing={state.closing} onAgain={() => void reception?.sync()} />
          ) : (
            <p className="rc-plain rc-loading" role="status">
              {t("loading")}
            </p>
          )}
        </>
      )}
    </main>
  );
}

type RemovedNoticeProps = { closing: Closing | undefined; onAgain: () => void };

/** Why there is no list. Plain links, which the service worker answers offline. */
function RemovedNotice({ closing, onAgain }: RemovedNoticeProps) {
  const t = useTranslations("reception.gone");
  const list = useHref("/reception");
  const login = useHref("/auth/login");
  const signIn = `${login}?${new URLSearchParams({ redirect: globalThis.location?.pathname ?? "" })}`;
  const why = closing ?? "failed";
  return (
    <div className="rc-plain" role="status">
      <Callout tone={why === "ended" ? "info" : "warning"} title={t(why)}>
        {t(`${why}Hint`)}
      </Callout>
      <p className="rc-actions">
        {why === "signedOut" && (
          <a className="button" href={signIn}>
            {t("signIn")}
          </a>
        )}
        {(why === "failed" || why === "ended") && <Button onClick={onAgain}>{t("again")}</Button>}
        <a className="button button-line" href={list}>
          {t("toList")}
        </a>
      </p>
    </div>
  );
}
