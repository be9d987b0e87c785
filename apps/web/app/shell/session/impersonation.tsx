import { createTranslator } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { useHref, useLocation } from "react-router";
import { stopImpersonating } from "../../api/auth/admin-calls.ts";
import { AuthError, browserSend } from "../../api/auth/auth-call.ts";
import type { Session } from "../../api/auth/session-calls.ts";
import { Button } from "../../ui/action/button.tsx";
import { ImpersonationBanner } from "../../ui/feedback/impersonation-banner.tsx";
import { LogOut } from "../../ui/generated/icons.ts";
import { ensureMessages } from "../messages/client-messages.ts";
import { useLocale } from "../routing/use-locale.ts";
import { clientSite } from "../site/client-site.ts";
import { showToast } from "../toast/toast-store.ts";
import { minutesAndSeconds, useSecondsUntil } from "../use-seconds-until.ts";
import { browserSession } from "./browser-session.ts";
import type { CurrentUser } from "./login-user.ts";

/** Ends a little early: an expired session can no longer return to the admin's own. */
const sparedMs = 3_000;

type ImpersonationProps = { session: Session; user: CurrentUser };

/** Shown on every page while an admin impersonates a person. */
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

/** No page includes these messages. A failed load is retried on the next page. */
function useWords() {
  const locale = useLocale();
  const { key } = useLocation();
  const [hasWords, setHasWords] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation retries.
  useEffect(() => {
    ensureMessages(clientSite(), locale, ["impersonation"]).then(
      () => setHasWords(true),
      () => {},
    );
  }, [locale, key]);
  return hasWords ? createTranslator({ locale, messages: clientSite().site.messages }) : undefined;
}

/** Clears the stored session first, or the next page would start with the banner. */
function leaveTo(address: string): void {
  browserSession.forget();
  location.assign(address);
}

/** Both outcomes are full page loads, so that nothing of the impersonated person's pages remains. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the time of its end matters.
  useEffect(() => {
    const timer = setTimeout(stop, Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return { stop, isStopping };
}
