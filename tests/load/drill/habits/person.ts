import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import type { Random } from "../../../support/hostile-values.ts";
import { type Control, challengeAge, type Entry, entriesFor, isText } from "./controls.ts";
import type { Target } from "./forms-in.ts";
import { look, type Seen } from "./look.ts";
import type { Place, Site } from "./site.ts";

export interface PersonOptions {
  browser: Browser;
  site: Site;
  target: Place & Partial<Target>;
  random: Random;
  /** Runs before everything else in each page. */
  initScript?: string | undefined;
  width?: number;
}

type Press = (button: Locator, person: Person) => Promise<void>;
/** How a text comes into a field. */
export type Write = (field: Locator, text: string, person: Person) => Promise<void>;

const plainClick: Press = (button) => button.click({ noWaitAfter: true, timeout: longestClick });
const plainWrite: Write = (field, text) => field.fill(text);
const longestClick = 10_000;
const longestRest = 45_000;
const mostQuestions = 2;

/** Without a window it names itself a crawler, which gets no error screens. */
const userAgentOf = (browser: Browser) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split(".")[0]}.0.0.0 Safari/537.36`;

/** What the log of a browser says of a request that failed; the line knows which did. */
const ofNetwork =
  /^Failed to load resource|ERR_|Failed to fetch|NetworkError|Load failed|could not be fetched|error occurred when fetching/;

/** Somebody in front of a page, with a browser of their own. */
export class Person {
  readonly site: Site;
  readonly target: Place & Partial<Target>;
  readonly random: Random;
  /** What was done, one deed each. */
  readonly steps: string[] = [];
  /** What was typed, by the names of fields. */
  readonly typed = new Map<string, string>();
  /** What went wrong in the page unseen. */
  readonly faults: string[] = [];
  page!: Page;
  context!: BrowserContext;
  private constructor({ site, target, random }: PersonOptions) {
    this.site = site;
    this.target = target;
    this.random = random;
  }

  static async arrive(options: PersonOptions): Promise<Person> {
    const person = new Person(options);
    const { browser, site, target, initScript, width = 1280 } = options;
    person.context = await browser.newContext({
      userAgent: userAgentOf(browser),
      locale: "ja-JP",
      timezoneId: "Asia/Tokyo",
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    person.context.setDefaultTimeout(longestRest);
    if (initScript) await person.context.addInitScript(initScript);
    await person.context.addCookies(
      target.role === "arriving" ? await site.askForCode() : site.cookiesOf(target.role),
    );
    person.context.on("weberror", (error) => person.#note(`uncaught: ${error.error().message}`));
    person.context.on("console", (message) => {
      if (message.type() === "error") person.#note(`console: ${message.text()}`);
    });
    person.page = await person.context.newPage();
    person.page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
    return person;
  }

  #note(fault: string): void {
    if (!ofNetwork.test(fault.replace(/^\w+: /, ""))) this.faults.push(fault.slice(0, 300));
  }

  async open(address = this.target.address): Promise<void> {
    this.steps.push(`opens ${address}`);
    await this.page.goto(this.site.line.origin + address, { waitUntil: "commit" });
    await this.rest();
  }

  /** Until nothing is under way any more. What never ends is a fault. */
  async rest(): Promise<void> {
    const giveUpAt = performance.now() + longestRest;
    for (let quiet = 0; quiet < 2; ) {
      const isQuiet =
        this.site.line.inFlight() === 0 &&
        (await this.page.evaluate(isPageIdle).catch(() => false));
      quiet = isQuiet ? quiet + 1 : 0;
      if (performance.now() > giveUpAt) return void this.faults.push(await this.#unrest());
      await pause(20);
    }
  }

  async #unrest(): Promise<string> {
    const open = this.site.line.inFlight();
    const inPage = await this.page.evaluate(whyBusy).catch((error: Error) => error.message);
    return `does not come to rest: ${open} requests under way, ${inPage}`;
  }

  get form(): Locator {
    return this.page.locator("form").nth(this.target.form ?? 0);
  }

  /** A button may stand elsewhere and name its form. */
  async button(): Promise<Locator> {
    const id = await this.form.getAttribute("id", { timeout: longestClick });
    const inside = this.form.locator("xpath=.//button[not(@form)]");
    if (!id) return inside.nth(this.target.button ?? 0);
    const all = this.page.locator(
      `xpath=//button[@form=${JSON.stringify(id)} or (not(@form) and ancestor::form[1][@id=${JSON.stringify(id)}])]`,
    );
    return all.nth(this.target.button ?? 0);
  }

  /** Opens what hides the form. False if it is shown only after something else was done. */
  async reach(): Promise<boolean> {
    const button = await this.button().catch(() => null);
    if (!button || (await button.count()) === 0) return false;
    const name = (await button.getAttribute("aria-label")) ?? (await button.textContent()) ?? "";
    if (name.replace(/\s+/g, " ").trim() !== this.target.name) return false;
    await button.evaluate((element) => {
      for (
        let at = element.closest("details");
        at;
        at = at.parentElement?.closest("details") ?? null
      )
        at.open = true;
    });
    return (await button.isVisible()) && (await button.isEnabled());
  }

  controls(): Promise<Control[]> {
    return this.form.evaluate(controlsOf as (element: Element) => Control[]);
  }

  async fillIn({
    write = plainWrite,
    change = (text: string) => text,
  }: {
    write?: Write | undefined;
    change?: ((text: string) => string) | undefined;
  } = {}): Promise<Entry[]> {
    const code = this.target.role === "arriving" ? await this.site.lastCode() : "";
    const entries = entriesFor(await this.controls(), this.random, code);
    for (const { control, text } of entries) await this.#enter(control, text, write, change);
    if ((await this.form.locator("[name=challenge]").count()) > 0) await pause(challengeAge);
    return entries;
  }

  async #enter(control: Control, text: string, write: Write, change: (text: string) => string) {
    const field = await this.#handleOf(control);
    if (!field) return;
    this.steps.push(`fills in ${control.name}`);
    if (control.tag === "select") await field.selectOption(text);
    else if (/checkbox|radio/.test(control.type)) await field.check({ force: true });
    else if (isText(control)) {
      const changed = change(text);
      await write(field, changed, this);
      this.typed.set(control.name, changed);
    } else await field.fill(text);
  }

  /** By its name, because typing may add and remove other fields. */
  async #handleOf({ name, type }: Control): Promise<Locator | null> {
    const own = `[name=${JSON.stringify(name)}]${type === "radio" || type === "checkbox" ? "" : ":not([type=hidden])"}`;
    const id = await this.form.getAttribute("id").catch(() => null);
    const field = (
      id
        ? this.page.locator(
            `${own}:is(form[id=${JSON.stringify(id)}] *, [form=${JSON.stringify(id)}])`,
          )
        : this.form.locator(own)
    ).first();
    return (await field.count()) > 0 && (await field.isEditable().catch(() => false))
      ? field
      : null;
  }

  /** Presses the button, and what a question that opens then wants to have pressed. */
  async send(press: Press = plainClick): Promise<void> {
    await this.rest();
    // A whole code sends itself.
    if (this.target.role === "arriving" && this.#writes() > 0) return;
    await this.#pressAll(press);
  }

  /** For habits that hold the answers back: the second press comes while the first is under way. */
  sendWhileUnderWay(press: Press): Promise<void> {
    return this.#pressAll(async (button) => {
      await press(button, this);
      // What the page does at once, it has done.
      await this.page.evaluate(() => new Promise((done) => setTimeout(done, 30))).catch(() => {});
      this.site.line.release();
    });
  }

  async #pressAll(press: Press): Promise<void> {
    this.steps.push(`presses ${this.target.name}`);
    let open = await this.#questions().count();
    await press(await this.button(), this);
    await this.rest();
    for (let asked = 0; asked < mostQuestions; asked++) {
      const questions = this.#questions();
      const count = await questions.count();
      const answer = questions.last().locator("button:visible:not(.icon-button)").last();
      if (count <= open || (await answer.count()) === 0 || !(await answer.isEnabled())) return;
      open = count - 1;
      this.steps.push("answers the question");
      this.site.line.hold();
      await press(answer, this);
      this.site.line.release();
      await this.rest();
    }
  }

  /** Not the one that signs in. */
  #questions = () =>
    this.page.locator("dialog[open]:not(:has([type=email], [autocomplete=one-time-code]))");

  #writes = () => this.site.line.sent.filter(({ isWrite }) => isWrite).length;

  /** Once more, after nothing came of it, if the page still offers it. */
  async sendAgain(): Promise<void> {
    await this.page.keyboard.press("Escape");
    if (await this.reach()) await this.send();
  }

  async go(where: "back" | "forward"): Promise<void> {
    this.steps.push(`goes ${where}`);
    await (where === "back" ? this.page.goBack : this.page.goForward)
      .call(this.page, { waitUntil: "commit" })
      .catch(() => {});
    await this.rest();
  }

  async reload(): Promise<void> {
    this.steps.push("loads the page again");
    await this.page.reload({ waitUntil: "commit" });
    await this.rest();
  }

  look(): Promise<Seen> {
    return look(this);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

interface Router {
  state: {
    initialized: boolean;
    navigation: { state: string };
    revalidation: string;
    fetchers: Map<string, { state: string }>;
  };
}

/** Runs in the page. */
function isPageIdle(): boolean {
  if (location.protocol === "chrome-error:") return true;
  if (document.readyState !== "complete") return false;
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: Router;
  };
  // Whoever is asked decides when it goes on.
  if (document.querySelector("dialog[open]")) return true;
  // What is no page of the application, such as a file or an answer of the cache.
  if (!document.querySelector("script[type=module]") && !router) return true;
  const isAlive = Object.keys(document.body).some((key) => key.startsWith("__reactProps"));
  if (!router || !isAlive) return false;
  const { navigation, revalidation, fetchers } = router.state;
  return (
    navigation.state === "idle" &&
    revalidation === "idle" &&
    [...fetchers.values()].every(({ state }) => state === "idle") &&
    document.querySelector("[data-sent]") === null
  );
}

/** Runs in the page. */
function whyBusy(): string {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: Router;
  };
  const fetchers = [...(router?.state.fetchers.values() ?? [])].map(({ state }) => state);
  const marked = document.querySelectorAll("[data-sent]").length;
  return `${document.readyState}, router ${router?.state.navigation.state}, fetchers ${fetchers}, ${marked} forms marked`;
}

/** Runs in the page: what can be filled in and is shown. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].flatMap((element, index) => {
    if (!element.matches("input, select, textarea")) return [];
    const control = element as HTMLInputElement;
    const isShown = control.checkVisibility() || /^(?:checkbox|radio)$/.test(control.type);
    if (!isShown || control.disabled || control.readOnly || !control.name) return [];
    // For programs, which fill in what nobody sees.
    if (control.tabIndex < 0) return [];
    if (/^(?:hidden|submit|button|image|reset)$/.test(control.type)) return [];
    return [
      {
        index,
        tag: control.tagName.toLowerCase(),
        type: control.tagName === "INPUT" ? control.type : "",
        name: control.name,
        value: control.value,
        autocomplete: control.autocomplete,
        inputMode: control.inputMode,
        isRequired: control.required || control.ariaRequired === "true",
        isChecked: control.checked,
        maxLength: control.maxLength ?? -1,
        options: [...((element as HTMLSelectElement).options ?? [])].map(({ value }) => value),
      },
    ];
  });
}
