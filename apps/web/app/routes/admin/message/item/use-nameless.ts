import { useTranslations } from "@takujo/i18n/react";
import { usePermission } from "../../can.tsx";

/** Placeholder for a name that is missing, or hidden from the viewer. */
export function useNameless(): string {
  const nameless = useTranslations("adminReservation")("nameless");
  const hidden = useTranslations("adminMessage")("hiddenName");
  return usePermission()("guests") ? nameless : hidden;
}
