import { localeCookie } from "@takujo/contracts/locale-cookie";
import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useEffect } from "react";
import { useMatches, useRouteError } from "react-router";
import { Breadcrumb } from "./breadcrumb.tsx";
import { guardRouteParts } from "./build/guard-route-parts.ts";
import { useNewBuild } from "./build/use-new-build.ts";
import { DialogSlot } from "./dialog/dialog-slot.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { routeById } from "./route-match.ts";
import { SessionSlot } from "./session/session-slot.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { ToastArea } from "./toast/toast-area.tsx";
import { useLocale } from "./use-locale.ts";

/** The current page in its layout: default (everything), error (no footer, no breadcrumb) or none (the page alone). */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations("commons");
  const hasFailed = useRouteError() != null;
  const entry = routeById(useMatches().at(-1)?.id);
  const layout = hasFailed ? "error" : (entry?.layout ?? "default");
  useNewBuild();
  useLocaleCookie();
  useEffect(guardRouteParts, []);
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <LoadingBar />
      <div
        className="layout"
        data-layout={layout}
        data-ground={entry?.background === "white" && !hasFailed ? "surface" : undefined}
        data-header={entry?.headerFixed ? "fixed" : undefined}
      >
        <SessionSlot />
        {layout !== "none" && <SiteHeader />}
        {layout === "default" && <Breadcrumb />}
        {children}
        {layout === "default" && <SiteFooter />}
      </div>
      <DialogSlot />
      <ToastArea />
    </>
  );
}

/** Remembers the language for the next visit to an address that names none. */
function useLocaleCookie(): void {
  const locale = useLocale();
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = localeCookie(locale);
  }, [locale]);
}
