import { useEffect, useRef } from "react";

/** The height covered by the bar at the top, in pixels. */
const hiddenByBar = 150;

/** Moves the focus to what is opened on the desk. */
export function useFocusOnChange(onDesk: unknown) {
  const sheet = useRef<HTMLElement>(null);
  const before = useRef(onDesk);
  useEffect(() => {
    if (before.current === onDesk) return;
    before.current = onDesk;
    const heading = sheet.current?.querySelector<HTMLElement>("[data-focus]");
    heading?.focus({ preventScroll: true });
    // On phones the list is below the sheet, so the page scrolls up to show the chosen party.
    const { top = 0 } = sheet.current?.getBoundingClientRect() ?? {};
    if (top < hiddenByBar || top > innerHeight * 0.7) sheet.current?.scrollIntoView();
  }, [onDesk]);
  return sheet;
}
