import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Smartphone } from "../../../ui/generated/icons.ts";

/** Chromium's question whether to install, which a page may ask at a better moment. */
interface InstallQuestion extends Event {
  prompt: () => Promise<unknown>;
}

const declinedKey = "install-hint";

/** How to install the site as an app, where possible and not done yet. */
export function InstallHint() {
  const t = useTranslations("account.home.install");
  const { way, install, decline } = useInstall();
  if (!way) return null;
  return (
    <section className="account-install" aria-labelledby="install">
      <span className="account-install-icon">
        <Smartphone />
      </span>
      <div>
        <h2 id="install">{t("heading")}</h2>
        <p>{t(way === "ask" ? "lead" : "apple")}</p>
      </div>
      <div className="account-install-buttons">
        {way === "ask" && (
          <Button size="small" variant="line" onClick={install}>
            {t("action")}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={decline}>
          {t("decline")}
        </Button>
      </div>
    </section>
  );
}

function useInstall() {
  const [way, setWay] = useState<"ask" | "by-hand" | null>(null);
  const [question, setQuestion] = useState<InstallQuestion | null>(null);
  useEffect(() => {
    if (hasDeclined() || matchMedia("not all and (display-mode: browser)").matches) return;
    // Only Apple's phones and tablets have it: false in the browser, true as an app.
    if ("standalone" in navigator) {
      if (!navigator.standalone) setWay("by-hand");
      return;
    }
    const receive = (event: Event) => {
      event.preventDefault();
      setQuestion(event as InstallQuestion);
      setWay("ask");
    };
    const close = () => setWay(null);
    window.addEventListener("beforeinstallprompt", receive);
    window.addEventListener("appinstalled", close);
    return () => {
      window.removeEventListener("beforeinstallprompt", receive);
      window.removeEventListener("appinstalled", close);
    };
  }, []);
  return {
    way,
    /** The browser answers each question once. */
    install() {
      void question?.prompt().catch(() => undefined);
      setWay(null);
    },
    decline() {
      try {
        localStorage.setItem(declinedKey, "no");
      } catch {
        // Then it is asked again.
      }
      setWay(null);
    },
  };
}

function hasDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null;
  } catch {
    return true;
  }
}
