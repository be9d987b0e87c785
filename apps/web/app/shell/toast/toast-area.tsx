import { useTranslations } from "@takujo/i18n/react";
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { toasts } from "./toast-store.ts";

/** Loaded with the first toast, because most visits have none. */
const LiveToast = lazy(() => import("./live-toast.tsx"));

/** At the lower right: a manual popover is also above open dialogs. */
export function ToastArea() {
  const t = useTranslations("commons.toast");
  const area = useRef<HTMLElement>(null);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.getInitial);
  const hasToasts = shown.length > 0;
  useEffect(() => {
    if (hasToasts) area.current?.showPopover();
    else area.current?.hidePopover();
  }, [hasToasts]);
  return (
    <section className="toast-region" ref={area} popover="manual" aria-label={t("region")}>
      <Suspense>
        {shown.map((toast) => (
          <LiveToast key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </section>
  );
}
