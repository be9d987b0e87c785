import { useTranslations } from "@takujo/i18n/react";
import { useMay } from "../../may.tsx";

/** What stands for a name that nobody gave, or that is not for the reader. */
export function useNameless(): string {
  const nameless = useTranslations("adminReservation")("nameless");
  const hidden = useTranslations("adminMessage")("hiddenName");
  return useMay()("guests") ? nameless : hidden;
}
