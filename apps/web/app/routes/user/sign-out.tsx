import { useTranslations } from "@takujo/i18n/react";
import { type SubmitEvent, useState } from "react";
import { useHref, useNavigate } from "react-router";
import { askDialog } from "../../shell/dialog/dialog-store.ts";
import { SubmissionMark } from "../../shell/form/plain-form.tsx";
import { endSession } from "../../shell/session/browser-session.ts";
import { Callout } from "../../ui/feedback/callout.tsx";
import { isPageUnsaved, leaveUnasked } from "../../ui/form/leave-guard.tsx";
import { LogOut } from "../../ui/generated/icons.ts";
import { useSendOnce } from "../../ui/submission/use-send-once.ts";

/**
 * Asks the auth service itself: the router would first load the page that the form belongs to, and without a connection
 * replace this one. Where no script runs, the account's home ends the session.
 */
export function SignOut() {
  const t = useTranslations();
  const action = useHref("/user");
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [isLost, setLost] = useState(false);
  useSendOnce(isPending);
  const unsavedWords = {
    title: t("account.unsaved.title"),
    body: t("account.unsaved.body"),
    accept: t("account.signOut"),
    dismiss: t("account.unsaved.dismiss"),
  };
  async function leave(event: SubmitEvent) {
    event.preventDefault();
    setPending(true);
    setLost(false);
    try {
      if (isPageUnsaved() && !(await askDialog({ mode: "cancel", ...unsavedWords }))) return;
      await leaveUnasked(async () => {
        await endSession();
        await navigate("/");
      });
    } catch {
      setLost(true);
    } finally {
      setPending(false);
    }
  }
  return (
    <form method="post" action={action} onSubmit={(event) => void leave(event)}>
      <button type="submit" name="intent" value="sign-out">
        <LogOut />
        {t("account.signOut")}
      </button>
      {isLost && (
        <div role="alert" className="form-lost">
          <Callout tone="danger">{t("commons.form.lost")}</Callout>
        </div>
      )}
      <SubmissionMark />
    </form>
  );
}
