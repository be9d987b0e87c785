import { useEffect } from "react";
import { useHref } from "react-router";

const ofPage = /\/(?:assets|_i18n)\//;

/** Loaded in advance: there may be no network when the QR reader is needed. */
const fetchReader = () => import("../scan/read-pixels.ts").catch(() => undefined);

/** `serviceWorker.ready` follows the address the document was opened at, not that of a client-side navigation. */
function workerOf({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === "activated") return Promise.resolve(worker);
  return new Promise<ServiceWorker>((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
    });
  });
}

/** Lets the page open offline: a service worker stores it with all the files it has loaded. */
export function useWorker(): void {
  const scope = useHref("/reception");
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    let isOver = false;
    const registered = serviceWorker.register("/reception-worker.js", { scope });
    async function tell() {
      const worker = await workerOf(await registered);
      await fetchReader();
      if (isOver) return;
      const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
      const files = loaded
        .filter(({ origin, pathname }) => origin === location.origin && ofPage.test(pathname))
        .map(({ origin, pathname, search }) => origin + pathname + search);
      const page = location.origin + location.pathname;
      worker?.postMessage({ page, files: [...new Set(files)] });
    }
    // Without the worker, the reception works only with a network.
    const again = () => void tell().catch(() => undefined);
    again();
    // The worker of a new build has its own cache.
    serviceWorker.addEventListener("controllerchange", again);
    // Fonts load with the names that need them.
    const later = setTimeout(again, 10_000);
    return () => {
      isOver = true;
      clearTimeout(later);
      serviceWorker.removeEventListener("controllerchange", again);
    };
  }, [scope]);
}
