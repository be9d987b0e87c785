import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { KeyRound } from "../../../ui/generated/icons.ts";

/** Loaded after the page has appeared: signing in by code does not need it. */
const loadCalls = () => import("./browser-passkeys.ts");

/** A button where the browser supports passkeys, and autofill in the e-mail field where it can. */
export function PasskeySignIn({ destination }: { destination: string }) {
  const t = useTranslations("login.passkey");
  const navigate = useNavigate();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const [isSupported, setSupported] = useState(true);
  const isAsking = state === "asking";

  useEffect(() => {
    // A browser runs one passkey request at a time, so the button ends the autofill offer.
    if (isAsking) return;
    const waiting = new AbortController();
    loadCalls()
      .then(({ offerPasskeys }) => offerPasskeys(waiting.signal))
      .then((outcome) => {
        if (outcome === "signed in") void navigate(destination);
        if (outcome === "unsupported") setSupported(false);
      })
      // Aborted by the button, or by leaving the page.
      .catch(() => {});
    return () => waiting.abort();
  }, [isAsking, destination, navigate]);

  async function signIn() {
    setState("asking");
    try {
      const { signIn: askBrowser } = await loadCalls();
      await askBrowser();
      await navigate(destination);
    } catch {
      setState("failed");
    }
  }

  if (!isSupported) return null;
  return (
    <div className="needs-script">
      <p className="login-or">{t("or")}</p>
      <Button
        variant="line"
        size="large"
        wide
        icon={<KeyRound />}
        loading={isAsking}
        onClick={signIn}
      >
        {t("signIn")}
      </Button>
      <div role="status">
        {state === "failed" && <InlineError id="login-passkey-error">{t("cancelled")}</InlineError>}
      </div>
    </div>
  );
}
