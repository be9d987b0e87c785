import { readReception } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { useReception } from "../offline/use-reception.ts";
import { useWorker } from "../offline/use-worker.ts";
import type { Route } from "./+types/page.ts";
import { ReceptionDesk } from "./reception-desk.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { TopBar } from "./top-bar.tsx";
import "../reception.css";

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
