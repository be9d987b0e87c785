import { useEffect, useState } from "react";
import { useHref } from "react-router";

const worker = "/ticket-worker.js";
const ofPage = /^\/(?:assets|_i18n|art|api\/platform\/v1\/images)\//;
const font = /\.woff2$/;

interface TicketToStore {
  id: string;
  slug: string;
  /** Null if there is no ticket, or if this device may not store it: then a stored one is deleted. */
  forgetAt: string | null;
}

/** Lets the ticket open without a network. True once it is stored with all its files. */
export function useStoredTicket({ id, slug, forgetAt }: TicketToStore): boolean {
  const ticket = useHref(`/user/reservation/${id}/detail`);
  const successScope = useHref(`/event/${slug}/reservation/`);
  return useStoredPages({ pages: ticket, forgetAt, otherScope: successScope });
}

/** Lets the account's own page and the ticket on it open without a network, also one that was never opened. */
export function useStoredHome(next: Omit<TicketToStore, "slug"> | null): boolean {
  const home = useHref("/user");
  const ticket = useHref(`/user/reservation/${next?.id}/detail`);
  return useStoredPages({
    pages: next ? `${home} ${ticket}` : home,
    forgetAt: next?.forgetAt ?? null,
  });
}

interface PagesToStore {
  /** Their addresses with spaces between; the first is the page that asks. */
  pages: string;
  forgetAt: string | null;
  /** Other pages that the worker shall answer for. */
  otherScope?: string;
}

/** A service worker stores the pages, encrypted. True once each is stored with all its files. */
function useStoredPages({ pages, forgetAt, otherScope }: PagesToStore): boolean {
  const [isStored, setStored] = useState(false);
  const ownScope = useHref("/user");
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    let isOver = false;
    const addresses = pages.split(" ");
    async function tell() {
      if (forgetAt === null) {
        for (const forget of addresses) {
          (await serviceWorker.getRegistration(forget))?.active?.postMessage({ forget });
        }
        return;
      }
      if (Date.parse(forgetAt) <= Date.now()) return;
      const [registered] = await Promise.all(
        [ownScope, otherScope].flatMap((scope) =>
          scope ? serviceWorker.register(worker, { scope }) : [],
        ),
      );
      const active = registered && (await activeWorker(registered));
      if (isOver || !active) return;
      const loaded = loadedFiles();
      const stored = await Promise.all(
        addresses.map((ticket, index) => {
          const isElsewhere = index > 0;
          const files = isElsewhere ? loaded.filter((file) => font.test(file)) : loaded;
          return ask(active, { ticket, forgetAt, files, isElsewhere });
        }),
      );
      if (!isOver) setStored(stored.every(Boolean));
    }
    // Without the worker, a page needs a network, and does not claim otherwise.
    const again = () => void tell().catch(() => undefined);
    again();
    // Fonts load with the letters that need them.
    const later = setTimeout(again, 8_000);
    return () => {
      isOver = true;
      clearTimeout(later);
    };
  }, [pages, ownScope, otherScope, forgetAt]);
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
