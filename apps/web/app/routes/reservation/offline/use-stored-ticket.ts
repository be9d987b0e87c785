import { useEffect, useState } from "react";
import { useHref } from "react-router";

const worker = "/ticket-worker.js";
const ofPage = /^\/(?:assets|_i18n|art|api\/platform\/v1\/images)\//;

interface TicketToStore {
  id: string;
  slug: string;
  /** Null if there is no ticket, or if this device may not store it: then a stored one is deleted. */
  forgetAt: string | null;
}

/**
 * Lets the ticket open without a network: a service worker stores its page, encrypted. True once it is stored with all
 * its files.
 */
export function useStoredTicket({ id, slug, forgetAt }: TicketToStore): boolean {
  const [isStored, setStored] = useState(false);
  const ticket = useHref(`/user/reservation/${id}/detail`);
  const ticketScope = useHref("/user/reservation/");
  const successScope = useHref(`/event/${slug}/reservation/`);
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    let isOver = false;
    async function tell() {
      if (forgetAt === null) {
        (await serviceWorker.getRegistration(ticket))?.active?.postMessage({ forget: ticket });
        return;
      }
      if (Date.parse(forgetAt) <= Date.now()) return;
      const [registered] = await Promise.all(
        [ticketScope, successScope].map((scope) => serviceWorker.register(worker, { scope })),
      );
      const active = registered && (await activeWorker(registered));
      if (isOver || !active) return;
      const stored = await ask(active, { ticket, forgetAt, files: loadedFiles() });
      if (!isOver) setStored(stored);
    }
    // Without the worker, the ticket needs a network, and the page does not claim otherwise.
    const again = () => void tell().catch(() => undefined);
    again();
    // Fonts load with the letters that need them.
    const later = setTimeout(again, 8_000);
    return () => {
      isOver = true;
      clearTimeout(later);
    };
  }, [ticket, ticketScope, successScope, forgetAt]);
  return isStored;
}

/** `serviceWorker.ready` follows the address the document was opened at, not that of a client-side navigation. */
function activeWorker({ active, waiting, installing }: ServiceWorkerRegistration) {
  const newest = installing ?? waiting ?? active;
  if (!newest || newest.state === "activated") return Promise.resolve(newest);
  return new Promise<ServiceWorker>((resolve) => {
    newest.addEventListener("statechange", () => {
      if (newest.state === "activated") resolve(newest);
    });
  });
}

function ask(to: ServiceWorker, question: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    to.postMessage(question, [port2]);
  });
}

function loadedFiles(): string[] {
  const urls = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = urls.filter(
    ({ origin, pathname }) => origin === location.origin && ofPage.test(pathname),
  );
  return [...new Set(own.map(({ origin, pathname, search }) => origin + pathname + search))];
}
