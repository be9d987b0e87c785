import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { words } from "../words.ts";

export const receptionPath = (eventId: string) => `/reception/${eventId}`;

/** The parts of the page at the door by what they are called. */
export function receptionParts(page: Page, locale: "ja" | "en" = "ja") {
  const { find, filter, party, menu, walkIn, network, conflicts } = words[locale].reception;
  const main = page.getByRole("main");
  const sheet = main.locator(".rc-sheet");
  const count = (text: string, number: number) => text.replace("{count, number}", String(number));
  return {
    main,
    sheet,
    search: main.getByRole("searchbox", { name: find.label }),
    rows: main.locator(".rc-party"),
    row: (name: string | RegExp) => main.locator(".rc-party").filter({ hasText: name }),
    filters: main.getByRole("group", { name: filter.label }),
    told: sheet.locator(".rc-status").first(),
    heading: sheet.locator("[data-focus]"),
    person: (name: string) => sheet.getByRole("checkbox", { name }),
    admit: (number: number) => sheet.getByRole("button", { name: count(party.admit, number) }),
    /** Lets the first of several people in. */
    only: sheet.getByRole("button", { name: locale === "ja" ? /さんだけ$/ : /^Only / }),
    /** What was accepted last. */
    accepted: main.locator(".rc-accepted"),
    takeBack: main.locator(".rc-accepted").getByRole("button", { name: party.takeBack }),
    next: sheet.getByRole("button", { name: party.next }),
    back: sheet.getByRole("button", { name: party.back }),
    undo: sheet.locator(".rc-undo").getByRole("button"),
    menu: main.getByRole("button", { name: menu }),
    walkIn: main.getByRole("button", { name: walkIn.open }),
    network: main.locator(".rc-network"),
    offline: main.getByText(network.offline),
    online: main.getByText(network.online),
    conflictBar: main.locator(".rc-conflict-bar"),
    seen: sheet.getByRole("button", { name: conflicts.seen }),
  };
}

/** Waits until the service worker has stored everything that the page needs offline, including the QR reader. */
export async function untilListStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const isThere = await caches.match(location.origin + location.pathname);
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const hasReader = requests.flat().some(({ url }) => url.includes("read-pixels"));
      return registration?.active?.state === "activated" && Boolean(isThere) && hasReader;
    });
  await expect.poll(isStored).toBe(true);
}
