import { useTranslations } from "@takujo/i18n/react";
import { StepTrack } from "../../ui/navigation/step-track.tsx";

export function ReservingSteps({ current }: { current: 0 | 1 }) {
  const t = useTranslations("reserving.steps");
  return (
    <StepTrack
      label={t("label")}
      steps={[t("choose"), t("details"), t("done")]}
      current={current}
      doneLabel={t("passed")}
    />
  );
}
