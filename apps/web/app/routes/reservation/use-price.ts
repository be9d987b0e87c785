import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";

export function usePrice(): (amount: number) => string {
  const t = useTranslations("reserving.sum");
  return (amount) => (amount === 0 ? t("free") : formatYen(amount));
}
