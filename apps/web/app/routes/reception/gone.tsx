import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import type { Closing } from "./kept/create-reception.ts";

type GoneProps = { closing: Closing | undefined; onAgain: () => void };

/** Why there is no list. Plain links, which the worker answers where there is no network. */
export function Gone({ closing, onAgain }: GoneProps) {
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
