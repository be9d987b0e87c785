import { useTranslations } from "@takujo/i18n/react";
import { DayRail } from "../../ui/event/day-rail.tsx";
import type { weekView } from "./week.server.ts";

export function Week({ week }: { week: ReturnType<typeof weekView> }) {
  const t = useTranslations("home.week");
  return <DayRail id="week" title={t("heading")} {...week} />;
}
