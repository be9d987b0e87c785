import { useTranslations } from "@takujo/i18n/react";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { Switch } from "../../ui/field/toggle.tsx";
import { X } from "../../ui/generated/icons.ts";
import { chooseMotion } from "../preferences.ts";
import { LanguageChoice } from "./language-link.tsx";
import { preferencesId } from "./popovers.ts";
import ThemeChoice, { useReducedMotion } from "./theme-choice.tsx";

export default function PreferencesContent() {
  const t = useTranslations("commons");
  const reduced = useReducedMotion();
  return (
    <>
      <div className="preferences-head">
        <h2 className="preferences-title">{t("header.preferences")}</h2>
        <IconButton label={t("close")} popoverTarget={preferencesId} popoverTargetAction="hide">
          <X />
        </IconButton>
      </div>
      <span className="preferences-label">{t("language.label")}</span>
      <LanguageChoice />
      <p className="meta">{t("language.fallbackNote")}</p>
      <span className="preferences-label">{t("theme.label")}</span>
      <ThemeChoice name="theme" />
      <Switch checked={reduced} onChange={(event) => chooseMotion(event.currentTarget.checked)}>
        {t("motion.reduce")}
      </Switch>
    </>
  );
}
