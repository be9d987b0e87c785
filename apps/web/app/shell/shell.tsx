import { localeCookie } from "@takujo/contracts/locale-cookie";
import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useEffect } from "react";
import { useHref, useMatches, useRouteError } from "react-router";
import { Breadcrumb } from "./breadcrumb.tsx";
import { guardRouteParts } from "./build/guard-route-parts.ts";
import { useNewBuild } from "./build/use-new-build.ts";
import { DialogSlot } from "./dialog/dialog-slot.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { splitLocale } from "./locale-path.ts";
import { routeById } from "./route-match.ts";
import { SessionSlot } from "./session/session-slot.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { ToastArea } from "./toast/toast-area.tsx";

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

/**
 * Remembers the language of an address that names one, for the next visit to the bare home. An address without a prefix
 * is Japanese for everyone, and so tells nothing about who reads it.
 */
function useLocaleCookie(): void {
  const { explicit } = splitLocale(useHref("/"));
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    if (explicit) document.cookie = localeCookie(explicit);
  }, [explicit]);
}
