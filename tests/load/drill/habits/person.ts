import type { Page } from "@playwright/test";
import type { Random } from "../../../support/hostile-values.ts";
import type { Target } from "./forms-in.ts";
import { look, type Seen } from "./look.ts";
import { type Rest, restOf } from "./rest.ts";
import type { Place, Site } from "./site.ts";
import type { Tabs } from "./tabs.ts";

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
    await this.page.close();
  }
}
