import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import type { Closing } from "../offline/create-reception.ts";

type RemovedNoticeProps = { closing: Closing | undefined; onAgain: () => void };

/** Why there is no list. Plain links, which the service worker answers offline. */
export function RemovedNotice({ closing, onAgain }: RemovedNoticeProps) {
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
