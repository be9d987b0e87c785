import { useEffect } from "react";
import { useHref } from "react-router";

const ofPage = /\/(?:assets|_i18n)\//;

/** The reader of QR codes is fetched only when somebody needs it: then there may be no network. */
const fetchReader = () => import("../scan/read-pixels.ts").catch(() => undefined);

/** Lets the page open without a network: a worker keeps it with all the files that it has loaded. */
export function useWorker(): void {
  const scope = useHref("/reception");
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    let isOver = false;
    async function tell() {
      const { active } = await serviceWorker.ready;
      await fetchReader();
      if (isOver) return;
      const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
      const files = loaded
        .filter(({ origin, pathname }) => origin === location.origin && ofPage.test(pathname))
        .map(({ origin, pathname, search }) => origin + pathname + search);
      const page = location.origin + location.pathname;
      active?.postMessage({ page, files: [...new Set(files)] });
    }
    void serviceWorker.register("/reception-worker.js", { scope }).then(tell, () => undefined);
    // A new build's worker keeps its files apart.
    const again = () => void tell();
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
