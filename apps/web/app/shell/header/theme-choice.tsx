import { useTranslations } from "@takujo/i18n/react";
import { useSyncExternalStore } from "react";
import { Monitor, Moon, Sun } from "../../ui/generated/icons.ts";
import { SegmentedControl } from "../../ui/navigation/segmented-control.tsx";
import { chooseTheme, currentTheme, isMotionReduced, type Theme } from "../preferences.ts";

const icons = { system: <Monitor />, light: <Sun />, dark: <Moon /> };

export default function ThemeChoice({ name }: { name: string }) {
  const t = useTranslations("commons.theme");
  const theme = useTheme();
  return (
    <SegmentedControl<Theme>
      key={theme}
      label={t("label")}
      name={name}
      value={theme}
      options={(["system", "light", "dark"] as const).map((value) => ({
        value,
        label: t(value),
        icon: icons[value],
      }))}
      onChoose={chooseTheme}
    />
  );
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "data-motion"] });
  return () => observer.disconnect();
}

/** Read from the root element, where the script in the head set it before React started. */
const useTheme = () => useSyncExternalStore(subscribe, currentTheme, () => "system" as const);

export const useReducedMotion = () => useSyncExternalStore(subscribe, isMotionReduced, () => false);
