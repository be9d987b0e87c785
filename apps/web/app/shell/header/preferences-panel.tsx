import { useTranslations } from "@takujo/i18n/react";
import { lazy, Suspense } from "react";
import { preferencesId } from "./popover-ids.ts";
import { useOpened } from "./use-opened.ts";

const PreferencesContent = lazy(() => import("./preferences-content.tsx"));

export function Preferences() {
  const t = useTranslations("commons.header");
  const { wasOpened, onBeforeToggle } = useOpened();
  return (
    <section
      className="preferences"
      id={preferencesId}
      popover="auto"
      aria-label={t("preferences")}
      onBeforeToggle={onBeforeToggle}
    >
      <Suspense>{wasOpened && <PreferencesContent />}</Suspense>
    </section>
  );
}
