import { useTranslations } from "@takujo/i18n/react";

/** Where counting stops. */
const mostCounted = 1_000;

/** 42件, or 1,000件以上 where nobody counted on. */
export function useCount(): (count: number) => string {
  const t = useTranslations("adminContent");
  return (count) => (count < mostCounted ? t("count", { count }) : t("moreThan", { count }));
}
