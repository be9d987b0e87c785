import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../ui/button.tsx";
import { ChevronLeft } from "../../../ui/generated/icons.ts";

/** Gives the seats up, so that others can be held. */
export function BackButton() {
  const t = useTranslations("reserving.form");
  return (
    <Button type="submit" name="intent" value="release" variant="quiet" icon={<ChevronLeft />}>
      {t("back")}
    </Button>
  );
}
