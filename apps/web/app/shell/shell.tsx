import { localeCookie } from "@takujo/contracts/cookie";
import { demoMailPath } from "@takujo/contracts/demo";
import { useTranslations } from "@takujo/i18n/react";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useHref, useNavigation, useRouteError } from "react-router";
import { guardRouteParts } from "./build/guard-route-parts.ts";
import { watchBuild } from "./build/watch-build.ts";
import { openDialog } from "./dialog/dialog-store.ts";
import { Breadcrumb } from "./header/breadcrumb.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { usePage } from "./routing/browser-page.ts";
import { splitLocale } from "./routing/locale-path.ts";
import { useLocale } from "./routing/use-locale.ts";
import { SessionSlot } from "./session/session-slot.tsx";
import { signInQuestion } from "./session/sign-in/sign-in-question.ts";
import { useSite } from "./site/site.ts";
import { SiteFooter } from "./site-footer.tsx";
import { showToast, toasts } from "./toast/toast-store.ts";

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

/** Above every page of a demo. The mailbox is no page of this application, so the link loads a document. */
function DemoBanner() {
  const t = useTranslations("demo");
  const form = useLocale() === "en" ? "/en" : "";
  return (
    <aside className="demo-banner" aria-label={t("label")}>
      {t("text")} <a href={`${demoMailPath}${form}/`}>{t("mailbox")}</a>
    </aside>
  );
}

/** Offers a reload when there is a new build; never reloads on its own. */
function useNewBuild(): void {
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

/** Loaded with the first dialog, because most visits need none. */
const DialogHost = lazy<ComponentType>(() =>
  import("./dialog/dialog-host.tsx").catch(() => ({ default: BrowserQuestion })),
);
const SignInDialog = lazy(() => import("./session/sign-in/sign-in-dialog.tsx"));

/** Where the shell's dialogs are rendered. */
function DialogSlot() {
  return (
    <Suspense>
      {useNeeded(openDialog) && <DialogHost />}
      {useNeeded(signInQuestion) && <SignInDialog />}
    </Suspense>
  );
}

/** The browser's own dialog, if the connection was lost before the first of ours was loaded. */
function BrowserQuestion() {
  const request = useSyncExternalStore(openDialog.subscribe, openDialog.get, openDialog.getInitial);
  useEffect(() => {
    if (request) request.answer(confirm(`${request.title ?? ""}\n${request.body ?? ""}`));
  }, [request]);
  return null;
}

interface Requests {
  get: () => object | null;
  getInitial: () => object | null;
  subscribe: (listener: () => void) => () => void;
}

/** True from the first request on, so that what was loaded stays mounted. */
function useNeeded({ subscribe, get, getInitial }: Requests): boolean {
  const request = useSyncExternalStore(subscribe, get, getInitial);
  const [isNeeded, setNeeded] = useState(false);
  if (request && !isNeeded) setNeeded(true);
  return isNeeded;
}

/** Loaded with the first toast, because most visits have none. */
const LiveToast = lazy(() => import("./toast/live-toast.tsx"));

/** At the lower right: a manual popover is also above open dialogs. */
function ToastArea() {
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
