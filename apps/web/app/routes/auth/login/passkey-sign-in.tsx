import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type AuthError, asAuthError } from "../../../api/auth/auth-call.ts";
import { Button } from "../../../ui/action/button.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { KeyRound } from "../../../ui/generated/icons.ts";
import { ErrorCode } from "./refusal-text.tsx";

/** Loaded after the page has appeared: signing in by code does not need it. */
const loadCalls = () => import("./browser-passkeys.ts");

/** A button where the browser supports passkeys, and autofill in the e-mail field where it can. */
export function PasskeySignIn({ destination }: { destination: string }) {
  const t = useTranslations("login.passkey");
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<AuthError>();
  const [isSupported, setSupported] = useState(true);

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
    setAsking(true);
    setRefusal(undefined);
    try {
      const { signIn: askBrowser } = await loadCalls();
      await askBrowser();
      await navigate(destination);
    } catch (error) {
      setRefusal(asAuthError(error));
    }
    setAsking(false);
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
        {refusal && (
          <InlineError id="login-passkey-error">
            {t("cancelled")} <ErrorCode code={refusal.code} message={refusal.message} />
          </InlineError>
        )}
      </div>
    </div>
  );
}
