import { localeCookie } from "@takujo/contracts/locale-cookie";
import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useEffect } from "react";
import { useHref, useNavigation, useRouteError } from "react-router";
import { guardRouteParts } from "./build/guard-route-parts.ts";
import { useNewBuild } from "./build/use-new-build.ts";
import { DemoBanner } from "./demo-banner.tsx";
import { DialogSlot } from "./dialog/dialog-slot.tsx";
import { Breadcrumb } from "./header/breadcrumb.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { splitLocale } from "./routing/locale-path.ts";
import { usePage } from "./routing/use-page.ts";
import { SessionSlot } from "./session/session-slot.tsx";
import { useSite } from "./site/site.ts";
import { SiteFooter } from "./site-footer.tsx";
import { ToastArea } from "./toast/toast-area.tsx";

/** The current page in its layout: default (everything), error (no footer, no breadcrumb) or none (the page alone). */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations("commons");
  const hasFailed = useRouteError() != null;
  const page = usePage();
  const isDemo = useSite().demo;
  const layout = hasFailed ? "error" : (page?.layout ?? "default");
  useNewBuild();
  useLocaleCookie();
  useEffect(guardRouteParts, []);
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <LoadingBar />
      {isDemo && <DemoBanner />}
      <div
        className="layout"
        data-layout={layout}
        data-ground={page?.background === "white" && !hasFailed ? "surface" : undefined}
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
 * Remembers the language of a prefixed address, for the next visit to the bare home. An address without a prefix is
 * Japanese for everyone, so it says nothing about the reader.
 */
function useLocaleCookie(): void {
  const { explicit } = splitLocale(useHref("/"));
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    if (explicit) document.cookie = localeCookie(explicit);
  }, [explicit]);
}

/** Shown and announced while the next page loads. */
function LoadingBar() {
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
