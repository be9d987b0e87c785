import { setTimeout as pause } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import type { Line } from "./line.ts";

/** So often the page answers that it is not at rest, each time after a second, until that is a fault: a busy machine takes longer. */
const maxAnswers = 120;
/** After this, waiting for the server is a fault. No other result depends on it. */
const answerTimeoutMs = 600_000;
/** Chromium never reports how some requests of a page that was left ended. */
const silenceTimeoutMs = 10_000;

const waiting = "waiting for answers";
/** Nothing can be asked of a page that is being replaced. */
const leaving = "leaving";

/** Knows when nothing is under way any more in the tabs of one person. */
export interface Rest {
  /** To run in each tab before its own scripts. */
  script: string;
  watch(page: Page): void;
  /** Null once the tab is at rest, or what is wrong. */
  until(page: Page): Promise<string | null>;
}

export function restOf(line: Line): Rest {
  const open = new Set<Request>();
  let begun = 0;

  function watch(page: Page): void {
    let document: Request | undefined;
    const end = (request: Request) => void open.delete(request);
    page.on("request", (request) => {
      begun++;
      open.add(request);
      if (request.isNavigationRequest()) document = request;
    });
    page.on("requestfinished", end);
    page.on("requestfailed", end);
    // Requests of the former document no longer count.
    page.on("domcontentloaded", () => {
      for (const request of open) {
        if (request === document) return;
        open.delete(request);
      }
    });
  }

  return {
    script: `(${noteWaiting})()`,
    watch,
    async until(page) {
      const giveUpAt = performance.now() + answerTimeoutMs;
      let answers = 0;
      const forget = forgetting();
      for (;;) {
        const before = begun;
        forget();
        const isQuiet = () => line.inFlight() === 0 && open.size === 0 && before === begun;
        const state = isQuiet() ? await page.evaluate(stateOfPage).catch(() => leaving) : waiting;
        if (state === "at rest" && isQuiet() && (await comesToIdle(page)) && isQuiet()) return null;
        // Nothing that a person does while the server is away needs another page.
        if (state === "says that it waits" && line.isAway)
          return "asks for its page anew while the server is away";
        if (state !== waiting && state !== leaving && answers++ > maxAnswers)
          return doesNotRest(state);
        if (performance.now() > giveUpAt) return doesNotRest(state);
        await pause(5);
      }
    },
  };

  /** Call it repeatedly: it gives up open requests after a long silence. */
  function forgetting(): () => void {
    let heard = { begun, at: performance.now() };
    return () => {
      if (line.inFlight() > 0 || begun !== heard.begun) heard = { begun, at: performance.now() };
      if (performance.now() - heard.at > silenceTimeoutMs) open.clear();
    };
  }

  function doesNotRest(state: string): string {
    const urls = [...open].map((request) => request.url()).join(", ") || "none";
    return `does not come to rest: ${line.inFlight()} requests at the line, of the page ${urls}, ${state}`;
  }
}

/** By then the page has handled its last answer. */
const comesToIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<boolean>((done) => {
          requestAnimationFrame(() => {});
          requestIdleCallback(({ didTimeout }) => done(!didTimeout), { timeout: 1_000 });
        }),
    )
    .catch(() => false);

/** Between the answer with a script and its first line, nothing else tells that something is still to come. */
export const tellingOfImports = (script: string) =>
  script.replace(
    /(?<![.\w$])import\(([^()]*)\)/g,
    "(globalThis.whileImported??(module=>module))(import($1))",
  );

interface Waiting {
  /** Of a service worker, and imported modules. */
  answers: number;
  isLeaving: boolean;
}

/** Runs in the page: notes what it waits for besides requests and the router. */
function noteWaiting(): void {
  const waiting: Waiting = { answers: 0, isLeaving: false };
  Object.assign(window, { waitingOfPage: waiting });
  // After the handler of the answer.
  const answered = () => setTimeout(() => waiting.answers--);
  const whileImported = (module: Promise<unknown>) => {
    waiting.answers++;
    module.then(answered, answered);
    return module;
  };
  Object.assign(window, { whileImported });

  window.navigation.addEventListener("navigate", ({ destination, downloadRequest }) => {
    if (destination.sameDocument || downloadRequest !== null) return;
    waiting.isLeaving = true;
    // Its request is noticed long before. The answer may be a file, after which the page stays.
    setTimeout(() => {
      waiting.isLeaving = false;
    }, 1_000);
  });

  if (!navigator.serviceWorker) return;
  const others = new WeakMap<Transferable, MessagePort>();
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      others.set(this.port2, this.port1);
    }
  };
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (message: unknown, given?: unknown) {
    const [port] = Array.isArray(given) ? (given as Transferable[]) : [];
    const other = port && others.get(port);
    if (other) {
      waiting.answers++;
      other.addEventListener("message", answered);
    }
    postMessage.apply(this, [message, given] as Parameters<typeof postMessage>);
  };
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...given) {
    waiting.answers++;
    try {
      const registration = await register.apply(this, given);
      const { installing, waiting: next, active } = registration;
      const worker = installing ?? next ?? active;
      const isOver = () => !worker || /^(?:activated|redundant)$/.test(worker.state);
      if (isOver()) answered();
      else worker?.addEventListener("statechange", () => isOver() && answered());
      return registration;
    } catch (error) {
      answered();
      throw error;
    }
  };
}

interface Router {
  state: {
    initialized: boolean;
    navigation: { state: string };
    revalidation: string;
    fetchers: Map<string, { state: string }>;
  };
}

/** Of React's own, which has no other way to tell what it has not shown yet. */
interface Fiber {
  tag: number;
  memoizedState: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface FiberRoot {
  current: Fiber;
  pendingLanes: number;
  timeoutHandle: number;
}

/** Runs in the page: waits a while for rest, and returns "at rest" or what prevents it. */
async function stateOfPage(): Promise<string> {
  // `NonIdleLanes` and `SuspenseComponent` of react-reconciler.
  const notIdle = 0x7ffffff;
  const suspense = 13;
  const { __reactRouterDataRouter: router, waitingOfPage: waiting } = window as unknown as {
    __reactRouterDataRouter?: Router;
    waitingOfPage?: Waiting;
  };
  const idle = () =>
    new Promise((resolve) => {
      // After an animation, Chromium is not idle before the next frame, which nothing else may ask for.
      requestAnimationFrame(() => {});
      requestIdleCallback(resolve, { timeout: 1_000 });
    });
  const giveUpAt = performance.now() + 1_000;
  let state = stateNow();
  while (state !== "at rest" && performance.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    state = stateNow();
  }
  // Lets work started by the last answer run.
  await idle();
  await idle();
  return stateNow();

  function stateNow(): string {
    if (location.protocol === "chrome-error:") return "at rest";
    if (document.readyState !== "complete") return document.readyState;
    if (waiting?.isLeaving) return "leaving";
    if (waiting?.answers) return "waiting for its service worker or a module";
    // A dialog waits for the person.
    if (document.querySelector("dialog[open]")) return "at rest";
    // Not a page of the application, but a file for instance.
    if (!document.querySelector("script[type=module]") && !router) return "at rest";
    const isAlive = Object.keys(document.body).some((key) => key.startsWith("__reactProps"));
    if (!router || !isAlive) return "not yet alive";
    const ofRouter = stateOfRouter(router);
    return ofRouter === "at rest" ? stateOfReact() : ofRouter;
  }

  /** What was asked for may still come, such as a dialog whose code has been loaded: React shows it up to 300 ms later. */
  function stateOfReact(): string {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root = (document as unknown as Record<string, Fiber>)[key ?? ""]?.stateNode as FiberRoot;
    if ((root.pendingLanes & notIdle) !== 0 || root.timeoutHandle !== -1) return "renders";
    const left: (Fiber | null)[] = [root.current];
    for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
      if (!fiber) continue;
      if (fiber.tag === suspense && fiber.memoizedState !== null) return "loads a part of itself";
      left.push(fiber.sibling, fiber.child);
    }
    return "at rest";
  }

  function stateOfRouter({ state: { navigation, revalidation, fetchers } }: Router): string {
    if (document.querySelector(".waiting-notice")?.textContent) return "says that it waits";
    if (navigation.state !== "idle" || revalidation !== "idle")
      return `router ${navigation.state}, ${revalidation}`;
    if ([...fetchers.values()].some((fetcher) => fetcher.state !== "idle")) return "a form is sent";
    return document.querySelector("[data-sent]") === null ? "at rest" : "a form is marked as sent";
  }
}
