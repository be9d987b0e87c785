import { useTranslations } from "@takujo/i18n/react";
import { useNavigation } from "react-router";

/** Seen and heard while the next page is on its way. */
export function LoadingBar() {
  const t = useTranslations("commons");
  const isLoading = useNavigation().state !== "idle";
  return (
    <div
      className="loading-bar"
      data-state={isLoading ? "loading" : "idle"}
      role="progressbar"
      aria-label={t("loading")}
      aria-busy={isLoading}
      hidden={!isLoading}
    />
  );
}
