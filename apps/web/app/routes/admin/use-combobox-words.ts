import { useTranslations } from "@takujo/i18n/react";
import type { ComboboxWords } from "../../ui/field/combobox.tsx";

export function useComboboxWords(): ComboboxWords {
  const t = useTranslations("admin.combobox");
  return { search: t("search"), nothingFound: t("nothingFound") };
}
