import { createTranslator } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { useHref, useLocation } from "react-router";
import { stopImpersonating } from "../../api/auth/admin-calls.ts";
import { AuthError, browserSend } from "../../api/auth/auth-call.ts";
import type { Session } from "../../api/auth/session-calls.ts";
import { Button } from "../../ui/button.tsx";
import { LogOut } from "../../ui/generated/icons.ts";
import { ImpersonationBanner } from "../../ui/impersonation-banner.tsx";
import { ensureMessages } from "../client-messages.ts";
import { clientSite } from "../client-site.ts";
import { showToast } from "../toast/toast-store.ts";
import { useLocale } from "../use-locale.ts";
import { minutesAndSeconds, useSecondsUntil } from "../use-seconds-until.ts";
import { browserSession } from "./browser-session.ts";
import type { CurrentUser } from "./login-user.ts";

/** Ended a little early: once the session is over, nobody can go back to their own by it. */
const sparedMs = 3_000;

type ImpersonationProps = { session: Session; user: CurrentUser };

/** Over every page while an admin acts in somebody's name. */
export default function Impersonation({ session, user }: ImpersonationProps) {
  const t = useWords();
  const { stop, isStopping } = useStop(session, t);
  const left = useSecondsUntil(Date.parse(session.expiresAt));
  if (!t) return null;
  return (
    <ImpersonationBanner
      label={t("impersonation.label")}
      action={
        <Button size="small" icon={<LogOut />} loading={isStopping} onClick={stop}>
          {t("impersonation.stop")}
        </Button>
      }
    >
      {t.rich("impersonation.text", {
        name: () => <b>{user.displayName ?? (user.displayId && `@${user.displayId}`)}</b>,
      })}{" "}
      {t.rich("impersonation.left", {
        time: () => <span className="num">{minutesAndSeconds(left)}</span>,
      })}
    </ImpersonationBanner>
  );
}

/** No page has them by itself. What could not be fetched is tried again on the next page. */
function useWords() {
  const locale = useLocale();
  const { key } = useLocation();
  const [hasWords, setHasWords] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation tries again.
  useEffect(() => {
    ensureMessages(clientSite(), locale, ["impersonation"]).then(
      () => setHasWords(true),
      () => {},
    );
  }, [locale, key]);
  return hasWords ? createTranslator({ locale, messages: clientSite().site.messages }) : undefined;
}

/** The next page begins with what this one knew, which would be the banner. */
function leaveTo(address: string): void {
  browserSession.forget();
  location.assign(address);
}

/** Both ways lead to a document of its own: nothing of that person's pages is left. */
function useStop(session: Session, t: ReturnType<typeof useWords>) {
  const users = useHref("/admin/auth-user?done=stopped");
  const login = useHref(`/auth/login?redirect=${encodeURIComponent("/admin/auth-user")}`);
  const [isStopping, setStopping] = useState(false);

  async function stop() {
    if (isStopping) return;
    setStopping(true);
    try {
      await stopImpersonating(browserSend, session);
      leaveTo(users);
    } catch (error) {
      if (error instanceof AuthError && error.status === 401) return leaveTo(login);
      setStopping(false);
      if (!t) return;
      const detail = t("impersonation.failedDetail");
      showToast({ severity: "error", summary: t("impersonation.failed"), detail });
    }
  }

  const end = Date.parse(session.expiresAt) - sparedMs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of its end is all that matters.
  useEffect(() => {
    const timer = setTimeout(stop, Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return { stop, isStopping };
}
