import { useTranslations } from "@takujo/i18n/react";
import { Monitor, Moon, Sun } from "../../ui/generated/icons.ts";
import { SegmentedControl } from "../../ui/navigation/segmented-control.tsx";
import { chooseTheme, type Theme } from "../preferences.ts";
import { useTheme } from "./use-theme.ts";

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
