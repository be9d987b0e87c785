import { readLending } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../shell/visit.ts";
import { RemovedNotice } from "../desk/removed-notice.tsx";
import { TopBar } from "../desk/top-bar.tsx";
import { useLoans } from "../offline/use-reception.ts";
import { useWorker } from "../offline/use-worker.ts";
import type { Route } from "./+types/page.ts";
import { LendingDesk } from "./lending-desk.tsx";
import "../reception.css";

/** Loads the list only to check access: devices store the page, so it contains no person. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const path = { eventId: params.eventId };
  const { event } = unwrap(await readLending({ client: games, path, query: { locale } }));
  return { event };
}

/** Changes arrive with the list; revalidating the page would fail offline. */
export const shouldRevalidate = () => false;

export default function LendingPage({ loaderData: { event } }: Route.ComponentProps) {
  const t = useTranslations("lending");
  const reading = useTranslations("reception");
  useWorker();
  const { reception, state } = useLoans(event.id, useLocale());
  const isShown = reception && state?.list && !state.closing;
  const back = { path: `/reception/${event.id}`, label: t("back") };
  return (
    <main id="main" className="rc" tabIndex={-1}>
      <h1 className="visually-hidden">{t("heading")}</h1>
      {isShown ? (
        <LendingDesk reception={reception} state={state} back={back} />
      ) : (
        <>
          <TopBar title={t("heading")} back={back} />
          <p className="rc-plain without-script">{t("needsScript")}</p>
          {state?.closing || state?.hasFailed ? (
            <RemovedNotice closing={state.closing} onAgain={() => void reception?.sync()} />
          ) : (
            <p className="rc-plain rc-loading" role="status">
              {reading("loading")}
            </p>
          )}
        </>
      )}
    </main>
  );
}
