import type { BrowserContext } from "@playwright/test";

/** Without a network every request is an error in the log of the browser, the router or the page itself. */
export const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|Failed to fetch|could not be fetched|error occurred when fetching the script|chrome-error/;

/**
 * An open page may be asking who is signed in while a test ends the session: a fault only where the page shows it. Tests of pages that
 * go on asking for more of a person allow `withoutSession`.
 */
const askedWhileSessionEnds =
  /status of 401 .*\/api\/(?:v1\/authorized\/logins\/login_user|auth\/token)\b/;

/** After the session's end, personal data is refused. */
export const withoutSession = /status of 401/;

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
const isOutside = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && !loopback.has(hostname);
};

/** Collects what a page does wrong without showing it. */
export class Faults {
  readonly #found: string[] = [];
  readonly #allowed = [askedWhileSessionEnds];

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        reportError(new Error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`));
      });
    });
    context.on("console", (message) => {
      if (message.type() === "error") {
        this.#found.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    context.on("weberror", (error) => this.#found.push(`uncaught: ${error.error().message}`));
    context.on("request", (request) => {
      if (isOutside(request.url())) this.#found.push(`request to the outside: ${request.url()}`);
    });
  }

  /** A test that provokes a fault names it; every other still fails. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }
}
