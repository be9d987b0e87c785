import type { Browser, Page } from "@playwright/test";
import type { Random } from "../../../support/hostile/values.ts";
import type { Target } from "./forms-in.ts";
import { type Rest, restOf } from "./rest.ts";
import type { Cookie, Place, Site } from "./site.ts";

export interface Tabs {
  /** Somebody else, with these cookies: data of the person before is deleted. */
  startOver(cookies: Cookie[]): Promise<void>;
  /** These scripts run before everything else in it. */
  open(scripts: readonly string[], width: number): Promise<Page>;
}

/** Without a window it names itself a crawler, which gets no error screens. */
const userAgentOf = (browser: Browser) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split(".")[0]}.0.0.0 Safari/537.36`;

/** Longer than anything takes, also on a machine that is busy otherwise. What cannot be pressed by then is covered. */
const timeoutMs = 60_000;

const leftBehind = "local_storage,indexeddb,service_workers,cache_storage";

/**
 * One browser for everybody, and with `--process-per-site` one process for all tabs: otherwise most of a use would be fetching and
 * compiling the same scripts again.
 */
export async function openTabs(browser: Browser, origin: string): Promise<Tabs> {
  const context = await browser.newContext({
    userAgent: userAgentOf(browser),
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(timeoutMs);
  // As long as it is open, so is the process.
  const first = await context.newPage();
  await first.goto(`${origin}/robots.txt`);
  const session = await context.newCDPSession(first);
  return {
    async startOver(cookies) {
      const others = context.pages().filter((page) => page !== first);
      await Promise.all(others.map((page) => page.close()));
      await context.clearCookies();
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: leftBehind });
      await context.addCookies(cookies);
    },
    async open(scripts, width) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      for (const script of scripts) await page.addInitScript(script);
      return page;
    },
  };
}

export interface PersonOptions {
  tabs: Tabs;
  site: Site;
  target: Place & Partial<Target>;
  random: Random;
  /** These run before everything else in each page. */
  scripts: readonly string[];
  width: number | undefined;
}

const usualWidth = 1280;

/** The browser's log of failed requests, which `line` knows anyway. */
const ofNetwork =
  /^Failed to load resource|ERR_|Failed to fetch|NetworkError|Load failed|could not be fetched|error occurred when fetching/;

/** In a sandbox, our own scripts are blocked too. */
const ofOurScripts = /^Blocked script execution in .* sandboxed/;

/** Somebody in front of a page, on a device without data of anybody before. */
export class Person {
  readonly site: Site;
  readonly target: Place & Partial<Target>;
  readonly random: Random;
  /** Actions so far. */
  readonly steps: string[] = [];
  /** What was typed, by the names of fields. */
  readonly typed = new Map<string, string>();
  /** The habit changed a text on its way into a field. */
  hasChanged = false;
  /** The form is emptied after each success, for the next entry. */
  formStartsOver = false;
  /** What the habit is about came up. */
  hasMet = true;
  /** Errors of the page that a person does not see. */
  readonly faults: string[] = [];
  /** The tab in front. */
  page!: Page;
  readonly #options: PersonOptions;
  readonly #rest: Rest;

  private constructor(options: PersonOptions) {
    this.#options = options;
    this.site = options.site;
    this.target = options.target;
    this.random = options.random;
    this.#rest = restOf(options.site.line);
  }

  static async arrive(options: PersonOptions): Promise<Person> {
    const person = new Person(options);
    const { tabs, site, target } = options;
    await tabs.startOver(
      target.role === "arriving" ? await site.askForCode() : site.cookiesOf(target.role),
    );
    await person.openTab();
    return person;
  }

  /** One more, which is in front from then on. */
  async openTab(): Promise<void> {
    const { tabs, scripts, width = usualWidth } = this.#options;
    const page = await tabs.open([this.#rest.script, ...scripts], width);
    this.#rest.watch(page);
    page.on("pageerror", (error) => this.#note(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.#note(`console: ${message.text()}`);
    });
    page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
    this.page = page;
  }

  #note(fault: string): void {
    const text = fault.replace(/^\w+: /, "");
    if (!ofNetwork.test(text) && !ofOurScripts.test(text)) this.faults.push(fault.slice(0, 300));
  }

  async open(address = this.target.address): Promise<void> {
    this.steps.push(`opens ${address}`);
    await this.page.goto(this.site.line.origin + address, { waitUntil: "commit" });
    await this.rest();
  }

  /** Until nothing is under way any more. */
  async rest(): Promise<void> {
    const fault = await this.#rest.until(this.page);
    if (fault) this.faults.push(fault);
  }

  async go(where: "back" | "forward"): Promise<void> {
    this.steps.push(`goes ${where}`);
    await (where === "back" ? this.page.goBack : this.page.goForward)
      .call(this.page, { waitUntil: "commit" })
      .catch(() => {});
    // Behind the first page there is an empty one.
    if (where === "forward") await this.page.waitForURL(/^http/, { waitUntil: "commit" });
    await this.rest();
  }

  async reload(): Promise<void> {
    this.steps.push("loads the page again");
    await this.page.reload({ waitUntil: "commit" });
    await this.rest();
  }

  look(): Promise<Seen> {
    const { page, typed, target } = this;
    return page.evaluate(lookAtPage, { names: [...typed.keys()], form: target.form ?? 0 });
  }

  async leave(): Promise<void> {
    await this.page.close();
  }
}

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
