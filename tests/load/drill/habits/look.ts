import type { Page } from "@playwright/test";

/** The page's visible state at rest. */
export interface Seen {
  /** The path, with ids left out. */
  place: string;
  /** An error screen of ours or of the browser. */
  isError: boolean;
  heading: string;
  /** Messages of success, and of failure. */
  claims: string[];
  refusals: string[];
  /** Fields that were refused without words. */
  mute: string[];
  /** Of the fields that were typed into, by their names; those that are no longer there are left out. */
  values: Record<string, string>;
  focus: string;
  isTooWide: boolean;
  isEmpty: boolean;
}

interface Looking {
  page: Page;
  typed: ReadonlyMap<string, unknown>;
  target: { form?: number };
}

export async function look({ page, typed, target: { form = 0 } }: Looking): Promise<Seen> {
  return page.evaluate(lookAtPage, { names: [...typed.keys()], form });
}

/** Runs in the page. */
function lookAtPage({ names, form }: { names: string[]; form: number }): Seen {
  const isShown = (element: Element) => element.checkVisibility();
  const textOf = (element: Element | null) =>
    (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(isShown).map(textOf).filter(Boolean);
  const values: Record<string, string> = {};
  for (const name of names) {
    const field = document.forms[form]?.querySelector<HTMLInputElement>(
      `:is(input:not([type=hidden]), textarea)[name=${JSON.stringify(name)}]`,
    );
    if (field) values[name] = field.value;
  }
  const mute = [...document.querySelectorAll("[aria-invalid=true]")]
    .filter(isShown)
    .flatMap((field) => {
      // The description of several boxes is at their group.
      const group = field.closest("fieldset[aria-describedby]");
      const ids = [field, group]
        .map(
          (one) =>
            `${one?.getAttribute("aria-describedby") ?? ""} ${one?.getAttribute("aria-errormessage") ?? ""}`,
        )
        .join(" ");
      const words = ids
        .split(/\s+/)
        .filter(Boolean)
        .map((id) => textOf(document.getElementById(id)));
      return words.join("") === "" ? [field.getAttribute("name") ?? field.id] : [];
    });
  const active = document.activeElement;
  const isOfBrowser = location.protocol === "chrome-error:";
  return {
    place: isOfBrowser
      ? "error of the browser"
      : location.pathname
          .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id")
          .replace(/^\/(?:ja|en)(?=\/|$)/, ""),
    isError: isOfBrowser || document.querySelector(".error-page") !== null,
    heading: textOf(document.querySelector("h1")),
    claims: textsOf("[role=status], .toast-success, .callout-success"),
    // A dialog that asks to sign in again says that nothing was done.
    refusals: textsOf(
      "[role=alert], .error-summary, .toast-error, .toast-warn, .inline-error, .callout-warning, .callout-danger, dialog[open]:has([autocomplete=one-time-code])",
    ),
    mute,
    values,
    focus:
      !active || active === document.body
        ? ""
        : (active.getAttribute("name") ?? (active.id || active.tagName.toLowerCase())),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
    isEmpty: textOf(document.querySelector("main") ?? document.body).length < 2,
  };
}
