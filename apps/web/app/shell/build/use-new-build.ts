import { useTranslations } from "@takujo/i18n/react";
import { useEffect } from "react";
import { useSite } from "../site/site.ts";
import { showToast } from "../toast/toast-store.ts";
import { watchBuild } from "./watch-build.ts";

/** Offers a reload when a new build is out; never reloads under somebody's hands. */
export function useNewBuild(): void {
  const t = useTranslations("commons.build");
  const { buildId } = useSite();
  useEffect(
    () =>
      watchBuild(buildId, () => {
        showToast({
          life: undefined,
          severity: "info",
          group: "build",
          summary: t("title"),
          detail: t("detail"),
          action: { label: t("reload"), run: () => location.reload() },
        });
      }),
    [buildId, t],
  );
}
