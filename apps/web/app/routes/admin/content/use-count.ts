import { mostContentCounted } from "@takujo/contracts/platform/editing/content-counts";
import { useTranslations } from "@takujo/i18n/react";

/** 42件, or 100件以上 where nobody counted on. */
export function useCount(): (count: number) => string {
  const t = useTranslations("adminContent");
  return (count) => (count < mostContentCounted ? t("count", { count }) : t("moreThan", { count }));
}
