import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { Switch } from "../../ui/field/toggle.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { chooseMotion } from "../preferences.ts";
import { LanguagePill } from "./language-pill.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { useReducedMotion } from "./use-theme.ts";

export const preferencesId = "preferences";

export function Preferences() {
  const t = useTranslations("commons");
  const reduced = useReducedMotion();
  return (
    <section
      className="preferences"
      id={preferencesId}
      popover="auto"
      aria-label={t("header.preferences")}
    >
      <div className="preferences-head">
        <h2 className="preferences-title">{t("header.preferences")}</h2>
        <IconButton label={t("close")} popoverTarget={preferencesId} popoverTargetAction="hide">
          <X />
        </IconButton>
      </div>
      <span className="preferences-label">{t("language.label")}</span>
      <LanguagePill />
      <p className="meta">{t("language.fallbackNote")}</p>
      <span className="preferences-label">{t("theme.label")}</span>
      <ThemeChoice name="theme" />
      <Switch checked={reduced} onChange={(event) => chooseMotion(event.currentTarget.checked)}>
        {t("motion.reduce")}
      </Switch>
    </section>
  );
}
