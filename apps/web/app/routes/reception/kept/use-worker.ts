import { useEffect } from "react";
import { useHref } from "react-router";

const ofPage = /\/(?:assets|_i18n)\//;

/** The reader of QR codes is fetched only when somebody needs it: then there may be no network. */
const fetchReader = () => import("../scan/read-pixels.ts").catch(() => undefined);

/** `serviceWorker.ready` knows the address at which the document was opened, which a link inside of the site leaves as it was. */
function workerOf({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === "activated") return Promise.resolve(worker);
  return new Promise<ServiceWorker>((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
    });
  });
}

/** Lets the page open without a network: a worker keeps it with all the files that it has loaded. */
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
    // Without it the reception works as long as there is a network.
    const again = () => void tell().catch(() => undefined);
    again();
    // A new build's worker keeps its files apart.
    serviceWorker.addEventListener("controllerchange", again);
    // Fonts come with the names they are needed for.
    const later = setTimeout(again, 10_000);
    return () => {
      isOver = true;
      clearTimeout(later);
      serviceWorker.removeEventListener("controllerchange", again);
    };
  }, [scope]);
}
