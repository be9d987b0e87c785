import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { InlineError } from "../../ui/field/inline-error.tsx";
import { KeyRound } from "../../ui/generated/icons.ts";

/** After the page has appeared: a code needs none of it. */
const loadCalls = () => import("./browser-passkeys.ts");

/** A button where the browser knows passkeys; and the field for the address offers them by itself where it can. */
export function PasskeySignIn({ destination }: { destination: string }) {
  const t = useTranslations("login.passkey");
  const navigate = useNavigate();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const [isSupported, setSupported] = useState(true);
  const isAsking = state === "asking";

  useEffect(() => {
    // A browser asks one thing at a time: the button ends the offer.
    if (isAsking) return;
    const waiting = new AbortController();
    loadCalls()
      .then(({ offerPasskeys }) => offerPasskeys(waiting.signal))
      .then((outcome) => {
        if (outcome === "signed in") void navigate(destination);
        if (outcome === "unsupported") setSupported(false);
      })
      // Broken off by the button, or by leaving the page.
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
